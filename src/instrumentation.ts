/**
 * Runs once, when the server starts. Next compiles this file for the edge as well, where nothing of it is
 * used.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') await import('./server/run/on-start');
}
