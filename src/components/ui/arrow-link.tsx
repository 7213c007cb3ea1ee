import { classNames } from '@/lib/class-names';
import { LinkArrow } from './link-arrow';
import { SmartLink, type SmartLinkProps } from './smart-link';

/** A link on a line of its own: the line is under the words only, the arrow moves. */
export function ArrowLink({ children, className, ...rest }: SmartLinkProps) {
  return (
    <SmartLink
      {...rest}
      className={classNames(
        'group/arrow inline-flex min-h-11 items-center gap-3 rounded-shape font-semibold text-(--ground-link)',
        className,
      )}
    >
      <span className="border-b-[1.5px] border-current pb-0.5 leading-tight">{children}</span>
      <LinkArrow />
    </SmartLink>
  );
}
