import { inEnglish, type Say } from '@/content/languages/languages';
import { ButtonLink } from '@/components/ui/button';
import { ContentHtml } from '@/components/ui/text/content-html';

type ApproachProps = { html: string; contact?: string; say?: Say };

/** The call to action is shown even without text about the approach. */
export function Approach({ html, contact = '/contact', say = inEnglish }: ApproachProps) {
  const help = (
    <ButtonLink href={contact} accent>
      {say('Get Help Today')}
    </ButtonLink>
  );
  if (!html) return <p className="no-print">{help}</p>;
  return (
    <section
      data-edit="#approach"
      aria-labelledby="approach"
      className="ground-mist rounded-panel p-[clamp(1.75rem,4vw,3rem)]"
    >
      <h2 id="approach" className="mb-3 type-h2-prose">
        {say('Our Treatment Approach')}
      </h2>
      <ContentHtml html={html} />
      <p className="no-print mt-7">{help}</p>
    </section>
  );
}
