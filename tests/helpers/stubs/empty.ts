// Replaces style sheets, which only the bundler understands.
export {};
