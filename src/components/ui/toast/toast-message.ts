export type ToastMessage = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Milliseconds; 5000 by default. */
  duration?: number;
};

export type ShownToast = ToastMessage &
  Required<Pick<ToastMessage, 'variant' | 'duration'>> & { id: number; isOpen: boolean };
