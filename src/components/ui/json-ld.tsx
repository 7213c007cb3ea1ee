/** Structured data. `<` is escaped, so that no text can close the script. */
export function JsonLd({ data }: { data: unknown }) {
  const __html = JSON.stringify(data).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
