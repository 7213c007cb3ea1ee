import { replaceTags } from '@/content/plain-text';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import { ContentHtml } from '@/components/ui/text/content-html';

/** Below a legal text: the date it took effect, and the previous one. */
export function TextHistory({ inForceSince, formerText }: { inForceSince: string; formerText: string }) {
  const hasFormer = replaceTags(formerText, '').trim() !== '';
  return (
    <>
      {inForceSince && (
        <p className="prose mt-8" data-edit="#history">
          In force since <CrisisWords>{inForceSince}</CrisisWords>.
        </p>
      )}
      {hasFormer && (
        <details className="prose mt-4" data-edit="#history">
          <summary className="link inline-block min-h-11 py-2">The former text</summary>
          <ContentHtml html={formerText} />
        </details>
      )}
    </>
  );
}
