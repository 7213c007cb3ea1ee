/**
 * One value per process. Pages, route handlers and the proxy are bundled separately, so a module's own
 * variable exists once in each of them.
 */
export function processSingleton<T>(name: string, initial: () => T): T {
  const key = Symbol.for(`treatment-center:${name}`);
  const shared = globalThis as typeof globalThis & Record<symbol, T | undefined>;
  return (shared[key] ??= initial());
}
