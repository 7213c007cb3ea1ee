'use client';

import { privacy, terms } from '@/content/pages/legal';
import { Html } from '@/components/ui/html';
import { InnerHero } from '@/components/ui/inner-hero';
import { Section } from '@/components/ui/section';
import { usePage } from '@/lib/use-page';

/** /privacy and /terms (spec §2): a title and its text. */
export function LegalPage({ name }: { name: keyof typeof SCHEMAS }) {
  const { hero, body } = usePage(SCHEMAS[name]).view;
  return (
    <>
      <InnerHero crumbs={[{ label: 'Home', href: '/' }, { label: hero.pageTitle }]} title={hero.pageTitle} />
      <Section>
        <Html html={body.text} />
      </Section>
    </>
  );
}

const SCHEMAS = { privacy, terms };
