import { AlertDialog } from '@portico/components';
import { useRef } from 'react';
import type { Application } from '../../../contract/applications.ts';
import { useSite } from '../../site/site.tsx';
import { dashboardTexts } from '../../locales/texts.ts';
import { useWithdraw } from './use-withdraw.ts';

export type Withdrawal = {
  application: Application;
  /** Takes the focus when the application is gone from where it stood. */
  heading: HTMLElement | null;
  isOpen: boolean;
};

/** Asks once more before an application is withdrawn (DASH-04). */
function WithdrawDialog({ application, heading, isOpen, onClose }: Withdrawal & { onClose: () => void }) {
  const { boot } = useSite();
  const t = dashboardTexts.useTexts();
  const withdraw = useWithdraw();
  const returnFocusTo = useRef<HTMLElement>(null);
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={onClose}
      returnFocusTo={returnFocusTo}
      title={t('withdraw.title')}
      description={t('withdraw.text', {
        company: boot.configs.pcsxConfig.branding.companyName,
        position: application.name,
      })}
      cancelLabel={t('withdraw.back')}
      confirmLabel={t('withdraw.confirm')}
      busyLabel={t('withdraw.busy')}
      destructive
      onConfirm={async () => {
        const { problem } = await withdraw(application);
        if (problem === undefined) returnFocusTo.current = heading;
        return problem;
      }}
    />
  );
}

export default WithdrawDialog;
