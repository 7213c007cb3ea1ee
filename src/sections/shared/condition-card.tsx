import { CrisisWords } from '@/components/ui/text/crisis-words';
import { LinkArrow } from '@/components/ui/links/link-arrow';
import { SmartLink } from '@/components/ui/links/smart-link';
import { Water } from '@/components/ui/pictures/water';

type ConditionCardProps = {
  title: string;
  description: string;
  /** Where its words are edited, if not with those around it. */
  edit?: string;
  /** Empty for a condition without a page. */
  href: string;
  /** The slug that selects its drawing; an unknown one uses the calm one. */
  waterSlug?: string;
  /**
   * A `cell` of a `ConditionGrid` with the drawing above, or a `row` of a list with the drawing at the
   * left.
   */
  shape?: 'cell' | 'row';
};

/** A condition as one link, if it has a page. On phones the drawing is at the right of the title. */
export function ConditionCard(props: ConditionCardProps) {
  const { title, description, edit, href, waterSlug, shape = 'cell' } = props;
  return (
    <div className={`condition-card condition-${shape}`} data-edit={edit}>
      <h3 className="type-h3">{title}</h3>
      <div>
        <Water slug={waterSlug} className="w-full" />
      </div>
      {description && (
        <p className="type-card">
          <CrisisWords>{description}</CrisisWords>
        </p>
      )}
      {href && (
        <SmartLink href={href}>
          <span>
            Learn More<span className="sr-only"> about {title}</span>
          </span>
          <LinkArrow />
        </SmartLink>
      )}
    </div>
  );
}
