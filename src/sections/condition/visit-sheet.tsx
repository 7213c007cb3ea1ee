import { inEnglish, type Say } from '@/content/languages/languages';
import { inOneLine } from '@/content/plain-text';
import type { ConditionView } from '@/content/views/condition';
import { CrisisWords } from '@/components/ui/text/crisis-words';
import type { LayoutView } from '@/content/views/site-layout';
import { PrintSheetButton } from './print-sheet-button';

type VisitSheetProps = { condition: ConditionView; footer: LayoutView['footer']; say?: Say };

/**
 * Questions to bring to a first visit. Printed with its own button it is a sheet by itself: the questions
 * with room to write, how to reach the center, and what to do in a crisis (print.css).
 */
export function VisitSheet({ condition, footer, say = inEnglish }: VisitSheetProps) {
  const { title, visitQuestions } = condition;
  const { company, contact } = footer;
  const reach = [contact.phone, inOneLine(contact.address), contact.hours].filter(Boolean);
  return (
    <section
      data-edit="#visitQuestions"
      aria-labelledby="first-visit"
      data-sheet
      className="border-t border-hairline pt-10"
    >
      <h2 id="first-visit" className="type-h2-prose">
        {say('For your first visit')}
      </h2>
      <p className="print-only">
        {title}. {company.name}. {reach.join('. ')}.
      </p>
      <p className="no-print mt-3">
        {say('Questions that people bring. Take those that are yours, and leave the others.')}
      </p>
      <ol className="mt-5 grid list-decimal gap-2.5 pl-6 marker:text-quiet">
        {visitQuestions.map((question) => (
          <li key={question} className="pl-1.5">
            <CrisisWords>{question}</CrisisWords>
            <span className="print-only write-here" />
          </li>
        ))}
      </ol>
      <p className="print-only">
        {say(
          'Also bring: a list of your medicines and doses, the names of doctors who know you, and somebody you trust if you like.',
        )}
      </p>
      <PrintSheetButton {...(say === inEnglish ? {} : { label: say('Print this sheet') })} />
    </section>
  );
}
