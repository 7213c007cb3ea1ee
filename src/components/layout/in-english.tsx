import type { ReactNode } from 'react';
import { inLanguage, type Language } from '@/content/languages/languages';

/**
 * Marks the parts of a page in another language that stay in English. Without a box of its own: the header is
 * sticky.
 */
export const InEnglish = ({ on, children }: { on: Language; children: ReactNode }) =>
  on === 'en' ? (
    children
  ) : (
    <div {...inLanguage('en')} dir="ltr" className="contents">
      {children}
    </div>
  );
