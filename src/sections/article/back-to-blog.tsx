import { inEnglish, type Say } from '@/content/languages/languages';
import { SmartLink } from '@/components/ui/links/smart-link';
import { LinkArrow } from '@/components/ui/links/link-arrow';

export function BackToBlog({ say = inEnglish }: { say?: Say }) {
  return (
    <SmartLink
      href="/blog"
      className="group/arrow no-print inline-flex min-h-11 items-center gap-2.5 rounded-shape font-semibold text-(--ground-link)"
    >
      <LinkArrow isBack />
      <span className="border-b-[1.5px] border-current pb-0.5 leading-tight">{say('Back to blog')}</span>
    </SmartLink>
  );
}
