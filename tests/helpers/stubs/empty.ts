// Stands for modules that only mean something to the bundler: style sheets and `server-only`.
export {};
