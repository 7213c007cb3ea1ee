import { classNames } from '@/lib/class-names';
import { Icon } from '../pictures/icon';

type LinkArrowProps = { isBack?: boolean; isLarge?: boolean; className?: string };

/** The arrow of a link; moves on hover. Put `group/arrow` on the hover target. */
export function LinkArrow({ isBack = false, isLarge = false, className }: LinkArrowProps) {
  return (
    <Icon
      name={isBack ? 'left' : 'arrow'}
      className={classNames('arrow', isBack && 'arrow-back', isLarge && 'size-5', className)}
    />
  );
}
