'use client';

import { useEffect, useState } from 'react';

/** On paper the page says what it is and when it was printed. */
export function PrintFoot() {
  const [words, setWords] = useState('');
  useEffect(() => {
    const describe = () =>
      setWords(
        `${document.title}, printed on ${new Date().toLocaleDateString('en-US', { dateStyle: 'long' })}`,
      );
    window.addEventListener('beforeprint', describe);
    return () => window.removeEventListener('beforeprint', describe);
  }, []);
  return <p className="print-only">{words}</p>;
}
