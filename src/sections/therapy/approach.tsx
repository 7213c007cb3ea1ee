import { ButtonLink } from '@/components/ui/button';
import { ContentHtml } from '@/components/ui/text/content-html';

/** The call to action is shown even without text about the approach. */
export function Approach({ html }: { html: string }) {
  if (!html) return <p className="no-print">{help}</p>;
  return (
    <section aria-labelledby="approach" className="ground-mist rounded-panel p-[clamp(1.75rem,4vw,3rem)]">
      <h2 id="approach" className="mb-3 type-h2-prose">
        Our Treatment Approach
      </h2>
      <ContentHtml html={html} />
      <p className="no-print mt-7">{help}</p>
    </section>
  );
}

const help = (
  <ButtonLink href="/contact" accent>
    Get Help Today
  </ButtonLink>
);
