import type { Credential } from '@/content/views/credentials';
import type { AboutView } from '@/content/schema/pages/about';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { Drawing } from '@/components/ui/pictures/drawing';
import { Section } from '@/components/ui/section';
import { CredentialList } from '@/sections/shared/credential-list';
import { SectionHead } from '@/components/ui/text/section-head';

/** The list of accreditations; the drawn sun rises from row to row. */
export function Accreditations({
  sectionHeading,
  accreditations,
  credentials,
}: AboutView['accreditations'] & { credentials: Credential[] }) {
  return (
    <Section ground="ink" edit="#accreditations" labeledBy="accreditations">
      <SectionHead id="accreditations" title={sectionHeading} />
      <ul className="border-t border-hairline">
        {accreditations.map(({ title, description }, index) => (
          <li
            key={index}
            className="grid grid-cols-[4.5rem_1fr] items-center gap-x-5 border-b border-hairline py-6 desktop:grid-cols-[4.5rem_20rem_1fr] desktop:gap-x-8"
          >
            <div className="row-span-2 overflow-hidden desktop:row-span-1">
              <Drawing
                file={`sunrise-${Math.min(index + 1, SUNRISES)}.svg`}
                width={240}
                height={76}
                className="w-45 max-w-none"
              />
            </div>
            <h3 className="font-serif text-fact font-[440]">{title}</h3>
            <p className="mt-1 max-w-[38rem] self-start text-quiet desktop:mt-0 desktop:self-center">
              <CrisisWords>{description}</CrisisWords>
            </p>
          </li>
        ))}
      </ul>
      {credentials.length > 0 && (
        <CredentialList id="licenses" title="Licenses that you can check" credentials={credentials} />
      )}
    </Section>
  );
}

const SUNRISES = 5;
