import { noticeLabels, type NoticeView } from '@/content/views/notice';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { SmartLink } from '@/components/ui/links/smart-link';

/** The center's current notice, below the crisis strip, in normal flow. Disappears at its end. */
export const NoticeLine = ({ notice: { kind, text, link } }: { notice: NoticeView }) => (
  <aside
    data-edit="notice"
    aria-label="Notice from the center"
    className="bg-dune text-small text-on-featured"
  >
    <p className="wrap py-3 break-words">
      <strong className="font-semibold">{noticeLabels[kind]}:</strong> <CrisisWords>{text}</CrisisWords>
      {link && (
        <>
          {' '}
          <SmartLink href={link.url} className="font-semibold underline">
            {link.label}
          </SmartLink>
        </>
      )}
    </p>
  </aside>
);
