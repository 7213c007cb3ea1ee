import { useEffect, useRef } from 'react';

/** A native modal dialog: traps focus, closes on Escape and restores focus by itself. */
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
