/** The body of a request as text; null when it is longer than `limit` bytes, without reading the rest. */
export const readBodyWithLimit = async (request: Request, limit: number): Promise<string | null> =>
  (await readBytesWithLimit(request, limit))?.toString('utf8') ?? null;

/** The same, as bytes. */
export async function readBytesWithLimit(
  request: Request,
  limit: number,
): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length')) > limit) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
