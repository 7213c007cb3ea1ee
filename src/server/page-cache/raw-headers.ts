/** The first value of a header in a flat list of names and values, such as `rawHeaders`. */
export function headerValue(headers: string[], wanted: string): string | undefined {
  for (let at = 0; at < headers.length; at += 2)
    if (headers[at]?.toLowerCase() === wanted) return headers[at + 1];
  return undefined;
}

/** Adds those of `always` (names and values alternate) that a response does not have. */
export function addMissingHeaders(headers: string[], always: readonly string[]) {
  for (let at = 0; at < always.length; at += 2) {
    const [name = '', value = ''] = [always[at], always[at + 1]];
    if (headerValue(headers, name.toLowerCase()) === undefined) headers.push(name, value);
  }
}
