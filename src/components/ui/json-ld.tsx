/** Structured data. `<` is written as an escape, so that no word of it can end the script. */
export function JsonLd({ data }: { data: unknown }) {
  const __html = JSON.stringify(data).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
