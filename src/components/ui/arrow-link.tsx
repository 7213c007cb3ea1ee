import { classNames } from '@/lib/class-names';
import { LinkArrow } from './link-arrow';
import { SmartLink, type SmartLinkProps } from './smart-link';

/** A link on a line of its own: the line is under the words only, the arrow moves. */
export function ArrowLink({ children, className, ...rest }: SmartLinkProps) {
  return (
    <SmartLink {...rest} className={classNames('arrow-link', className)}>
      <span>{children}</span>
      <LinkArrow />
    </SmartLink>
  );
}
