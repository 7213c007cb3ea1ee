/** The first value of a header in a flat list of names and values, as `rawHeaders` is. */
export function valueOf(headers: string[], wanted: string): string | undefined {
  for (let at = 0; at < headers.length; at += 2)
    if (headers[at]?.toLowerCase() === wanted) return headers[at + 1];
  return undefined;
}
