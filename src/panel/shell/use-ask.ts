import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askCms } from './api';

/** For a button or a small form: calls an endpoint, and refreshes the page when that has succeeded. */
export function useAsk() {
  const router = useRouter();
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  /** @returns whether it succeeded; if not, `fault` says why */
  async function ask(path: string, given: object): Promise<boolean> {
    setIsBusy(true);
    const { fault = '' } = await askCms(path, given);
    setFault(fault);
    setIsBusy(false);
    if (!fault) router.refresh();
    return !fault;
  }
  return { ask, fault, isBusy };
}
