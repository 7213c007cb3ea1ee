'use client';

import { island } from '@/live/island';
import { useEffect, useState } from 'react';

/** The print footer: center, telephone, title and date. */
export function PrintFoot({ name, phone }: { name: string; phone: string }) {
  const [words, setWords] = useState('');
  useEffect(() => {
    const describe = () =>
      setWords(
        `${document.title}, printed on ${new Date().toLocaleDateString('en-US', { dateStyle: 'long' })}`,
      );
    window.addEventListener('beforeprint', describe);
    return () => window.removeEventListener('beforeprint', describe);
  }, []);
  return (
    <>
      <p className="print-only">{[name, phone].filter(Boolean).join(', ')}</p>
      <p className="print-only">{words}</p>
    </>
  );
}

island(PrintFoot);
