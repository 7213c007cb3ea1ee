import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';

export function BackToBlog() {
  return (
    <SmartLink
      href="/blog"
      className="group/arrow no-print inline-flex min-h-11 items-center gap-2.5 rounded-shape font-semibold text-(--ground-link)"
    >
      <Icon
        name="left"
        className="size-4.5 ease-calm motion-safe:transition-[translate] motion-safe:duration-200 motion-safe:group-hover/arrow:-translate-x-1"
      />
      <span className="border-b-[1.5px] border-current pb-0.5 leading-tight">Back to blog</span>
    </SmartLink>
  );
}
