import { Section } from '@/components/ui/section';
import { SmartLink } from '@/components/ui/links/smart-link';
import { LinkArrow } from '@/components/ui/links/link-arrow';

const WAYS_ON = [
  { label: 'More articles', href: '/blog' },
  { label: 'About conditions', href: '/conditions' },
  { label: 'Our therapies', href: '/therapies' },
];

export function ContinueReading() {
  return (
    <Section labeledBy="continue-reading" className="no-print">
      <h2 id="continue-reading" className="type-h2">
        Continue Reading
      </h2>
      <ul className="mt-6 grid divide-y divide-hairline border-y border-hairline tablet:grid-cols-3 tablet:divide-x tablet:divide-y-0">
        {WAYS_ON.map(({ label, href }) => (
          <li key={href} className="group/arrow tablet:not-first:pl-6 tablet:not-last:pr-6">
            <SmartLink
              href={href}
              className="flex min-h-14 items-center justify-between gap-4 rounded-shape py-3 tablet:min-h-22"
            >
              <span className="type-h4">{label}</span>
              <LinkArrow isLarge className="text-primary" />
            </SmartLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
