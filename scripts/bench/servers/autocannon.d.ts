/** The part of autocannon that is used; the package has no types. */
declare module 'autocannon' {
  type Options = { url: string; headers?: Record<string, string>; connections: number; duration: number };
  type Result = {
    requests: { total: number };
    duration: number;
    errors: number;
    '4xx': number;
    '5xx': number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
