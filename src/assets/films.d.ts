/** An imported film is its address (next.config.mjs). */
declare module '*.webm' {
  const src: string;
  export default src;
}
