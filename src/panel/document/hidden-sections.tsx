'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

/** The page's only block, beside its sections. */
const BLOCK = 'body.0';

/**
 * Marks the tabs of sections that are switched off (publish.css shows the mark). Payload's tabs have fixed
 * labels.
 * @param labels the label of each section by its name
 */
export function HiddenSections({ labels }: { labels: Record<string, string> }) {
  const hidden = useFormFields(([fields]) =>
    Object.keys(labels)
      .filter((name) => fields?.[`${BLOCK}.${name}.isShown`]?.value === false)
      .map((name) => labels[name])
      .join('\n'),
  );
  useEffect(() => {
    const names = new Set(hidden.split('\n').filter(Boolean));
    const mark = () => {
      for (const button of document.querySelectorAll<HTMLElement>('.page-body .tabs-field__tab-button')) {
        const isHidden = names.has(button.firstChild?.textContent ?? '');
        if (isHidden !== 'hiddenSection' in button.dataset) button.toggleAttribute('data-hidden-section');
      }
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [hidden]);
  return null;
}
