export type ToastMessage = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Milliseconds; 5000 by default. */
  duration?: number;
};

/** What a screen reader says of the region, and of the cross. */
export type ToastLabels = { region: string; close: string };

export type ShownToast = ToastMessage &
  Required<Pick<ToastMessage, 'variant' | 'duration'>> & { id: number; isOpen: boolean };
