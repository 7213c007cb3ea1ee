import { classNames } from '@/lib/class-names';
import { LinkArrow } from './link-arrow';
import { SmartLink, type SmartLinkProps } from './smart-link';

/** A link on its own line: only the text is underlined, the arrow moves on hover. */
export function ArrowLink({ children, className, ...rest }: SmartLinkProps) {
  return (
    <SmartLink {...rest} className={classNames('arrow-link', className)}>
      <span>{children}</span>
      <LinkArrow />
    </SmartLink>
  );
}
