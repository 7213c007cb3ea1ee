import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { JSDOM } from 'jsdom';
import type { Payload } from 'payload';

/** Makes HTML into what the rich text editor stores. */
export async function richTextOf(cms: Payload) {
  const editorConfig = await editorConfigFactory.default({ config: cms.config });
  return (html: string) => convertHTMLToLexical({ editorConfig, html, JSDOM });
}
