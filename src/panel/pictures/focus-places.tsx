'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CropPreview } from './crop-preview';

const ROWS = [
  ['Top left', 'Top', 'Top right'],
  ['Left', 'Middle', 'Right'],
  ['Bottom left', 'Bottom', 'Bottom right'],
] as const;
const PERCENT = [15, 50, 85] as const;

/**
 * In Payload's form for the important part of a picture: nine places to choose from, for those who do not
 * drag. They stand in place of two fields for percentages, which they fill. Below them what is cropped.
 */
export function FocusPlaces() {
  const [inputs, setInputs] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => setInputs(document.querySelector('.edit-upload__inputsWrap'));
    look();
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  const editor = inputs?.closest('.edit-upload');
  if (!inputs?.parentElement || !editor) return null;

  const choose = (...percents: number[]) => {
    for (const [index, input] of [...inputs.querySelectorAll('input')].entries())
      type(input, String(percents[index]));
  };
  return createPortal(
    <>
      <div className="focus-places" role="group" aria-label="Important part of the picture">
        {ROWS.map((row, y) =>
          row.map((place, x) => (
            <button
              key={place}
              type="button"
              aria-label={place}
              title={place}
              onClick={() => choose(PERCENT[x] ?? 50, PERCENT[y] ?? 50)}
            />
          )),
        )}
      </div>
      <CropPreview editor={editor} />
    </>,
    inputs.parentElement,
  );
}

/** As if typed: React notices only what comes through the element's own setter. */
function type(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
