import type { FormTexts } from '@/content/languages/languages';
import { LinkedWords } from '@/components/ui/text/linked-words';

/** Above the first field of every form. In code, so that no edit can remove it. */
export function EmergencyNote({ texts }: { texts?: FormTexts }) {
  const translated = texts?.['This form is not monitored for emergencies.'];
  if (translated)
    return (
      <p className={FRAME}>
        <LinkedWords text={translated} className="link" />
      </p>
    );
  return (
    <p className={FRAME}>
      This form is not monitored for emergencies. In crisis, call or{' '}
      <a href="sms:988" className="link" aria-label="text 988">
        text
      </a>{' '}
      <a href="tel:988" className="link">
        988
      </a>
      . In an emergency, call{' '}
      <a href="tel:911" className="link">
        911
      </a>
      .
    </p>
  );
}

const FRAME = 'type-small border-l-3 border-apricot pl-4 text-quiet';
