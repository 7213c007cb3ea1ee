import { useEffect, useRef } from 'react';

/** A native modal dialog that is open or not: it traps the focus, closes on Escape and gives the focus back by itself. */
export function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  return dialog;
}
