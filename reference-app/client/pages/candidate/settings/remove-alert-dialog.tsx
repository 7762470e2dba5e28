import { AlertDialog } from '@portico/components';
import { useRef } from 'react';
import type { SavedSearch } from '../../../../contract/saved-searches.ts';
import { settingsTexts } from '../../../locales/texts.ts';
import { useChange } from './use-change.ts';

export type Removal = {
  alert: SavedSearch;
  /** Takes the focus when the alert is gone. */
  heading: HTMLElement | null;
  isOpen: boolean;
};

/** Asks once more before a job alert is deleted. */
function RemoveAlertDialog({ alert, heading, isOpen, onClose }: Removal & { onClose: () => void }) {
  const t = settingsTexts.useTexts();
  const change = useChange();
  const returnFocusTo = useRef<HTMLElement>(null);
  const { id, name } = alert;
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={onClose}
      returnFocusTo={returnFocusTo}
      title={t('alerts.removeTitle')}
      description={t('alerts.removeText', { name })}
      cancelLabel={t('alerts.keep')}
      confirmLabel={t('alerts.removeConfirm')}
      busyLabel={t('alerts.removeBusy')}
      destructive
      onConfirm={async () => {
        const outcome = await change({ kind: 'removeAlert', id, name });
        if (outcome.kind === 'failed') return outcome.why;
        returnFocusTo.current = heading;
        return undefined;
      }}
    />
  );
}

export default RemoveAlertDialog;
