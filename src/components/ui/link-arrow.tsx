import { classNames } from '@/lib/class-names';
import { Icon } from './icon';

type LinkArrowProps = { isBack?: boolean; isLarge?: boolean; className?: string };

/** The arrow of a link; it moves a little under the pointer. Put `group/arrow` on what the pointer must be over. */
export function LinkArrow({ isBack = false, isLarge = false, className }: LinkArrowProps) {
  return (
    <Icon
      name={isBack ? 'left' : 'arrow'}
      className={classNames('arrow', isBack && 'arrow-back', isLarge && 'size-5', className)}
    />
  );
}
