import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { JSDOM } from 'jsdom';
import type { Payload } from 'payload';

/** Converts HTML to the rich text editor's stored format. */
export async function richTextOf(cms: Payload) {
  const editorConfig = await editorConfigFactory.default({ config: cms.config });
  return (html: string) => convertHTMLToLexical({ editorConfig, html, JSDOM });
}
