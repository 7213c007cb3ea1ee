'use client';

import { island } from '@/live/island';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

/**
 * Prints the sheet alone (print.css). Only a script can, so that it is seen only where one runs; its room is
 * always there.
 */
export function PrintSheetButton({ label = 'Print this sheet' }: { label?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.setAttribute('data-live', '');
    window.addEventListener('afterprint', wholePage);
    return () => window.removeEventListener('afterprint', wholePage);
  }, []);
  return (
    <Button ref={button} variant="outline" small className="needs-script mt-6" onClick={printSheet}>
      {label}
    </Button>
  );
}

function printSheet() {
  document.documentElement.dataset.print = 'sheet';
  window.print();
}

function wholePage() {
  delete document.documentElement.dataset.print;
}

island(PrintSheetButton);
