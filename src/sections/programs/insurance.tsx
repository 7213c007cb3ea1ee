import { CrisisWords } from '@/components/ui/text/crisis-words';
import { classNames } from '@/lib/class-names';
import type { Credential } from '@/content/views/credentials';
import type { ProgramsView } from '@/content/schema/pages/programs';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { CredentialList } from '@/sections/shared/credential-list';

/** No more columns than names. */
const columns = (names: number) =>
  names > 2 ? 'grid-cols-2 tablet:grid-cols-3' : names > 1 ? 'grid-cols-2' : '';

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
        {/* Each cell draws all its lines, over those of its neighbors, so that no line stands alone. */}
        <ul className={classNames('grid self-start pt-px pl-px', columns(providers.length))}>
          {providers.map(({ name }, index) => (
            <li
              key={index}
              className="-mt-px -ml-px grid min-h-26 place-items-center border border-hairline px-3 py-4 text-center font-serif text-h4 text-balance"
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
