import { CrisisWords } from '@/components/ui/text/crisis-words';
import type { Credential } from '@/content/views/credentials';
import type { ProgramsView } from '@/content/schema/pages/programs';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { CredentialList } from '@/sections/shared/credential-list';

export function Insurance({
  heading,
  paragraph,
  providers,
  ctaButton,
  insurers,
}: ProgramsView['insurance'] & { insurers: Credential[] }) {
  return (
    <Section edit="#insurance" labeledBy="insurance">
      <div className="grid gap-x-20 gap-y-12 desktop:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <h2 id="insurance" className="type-h2">
            {heading}
          </h2>
          <p className="type-lead mt-5 text-pretty">
            <CrisisWords>{paragraph}</CrisisWords>
          </p>
          <ButtonLink href={ctaButton.url} variant="outline" className="mt-8">
            {ctaButton.text}
          </ButtonLink>
        </div>
        <ul className="grid grid-cols-2 self-start border-t border-l border-hairline tablet:grid-cols-3">
          {providers.map(({ name }, index) => (
            <li
              key={index}
              className="grid min-h-26 place-items-center border-r border-b border-hairline px-3 py-4 text-center font-serif text-h4 text-balance"
            >
              <span>
                <CrisisWords>{name}</CrisisWords>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {insurers.length > 0 && (
        <CredentialList
          id="insurers"
          title="Insurers that we have a contract with"
          note="A contract does not say what your plan pays. An estimate, not a guarantee; your plan decides."
          credentials={insurers}
        />
      )}
    </Section>
  );
}
