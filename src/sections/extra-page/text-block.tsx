import type { BlockOf } from '@/content/schema/extra-pages';
import { ContentHtml } from '@/components/ui/text/content-html';
import type { Placed } from './placed';
import { BlockSection } from './block-section';

export function TextBlock({ heading, text, ...placed }: BlockOf<'text'> & Placed) {
  return (
    <BlockSection {...placed} heading={heading}>
      <ContentHtml html={text} />
    </BlockSection>
  );
}
