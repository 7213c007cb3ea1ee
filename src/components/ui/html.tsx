import { classNames } from '@/lib/class-names';

/** The one place where HTML from the content store enters a page. It was sanitised on the server, when it was read. */
export function Html({ html, className }: { html: string; className?: string }) {
  return <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Structured data. `<` is written as an escape, so that no word of it can end the script. */
export function JsonLd({ data }: { data: unknown }) {
  const __html = JSON.stringify(data).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
