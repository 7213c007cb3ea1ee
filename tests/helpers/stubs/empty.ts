// Replaces modules that only the bundler understands: style sheets and `server-only`.
export {};
