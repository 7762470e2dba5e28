import { Dialog, Stack } from '@portico/components';
import { useState, useRef, type ReactNode } from 'react';
import { useSite } from '../../../site/site.tsx';

export type AccountDialogProps = {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Without one there is nothing to type here. */
  hasPassword: boolean;
};

type Props = Omit<AccountDialogProps, 'hasPassword'> & {
  title: string;
  /** It waits for an answer, and must not be closed. */
  isBusy?: boolean;
  children: ReactNode;
};

/** A dialog about the account; its first field has the focus. */
export function AccountDialog({ open, onOpenChange, title, isBusy = false, children }: Props) {
  const { t } = useSite();
  const inside = useRef<HTMLDivElement>(null);
  const [initialFocus] = useState(() => ({
    get current() {
      return inside.current?.querySelector<HTMLElement>('input, button') ?? null;
    },
  }));
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isBusy && onOpenChange(isOpen)}
      title={title}
      closeLabel={t('app.close')}
      size="small"
      initialFocus={initialFocus}
    >
      <Stack ref={inside} gap={4}>
        {children}
      </Stack>
    </Dialog>
  );
}
