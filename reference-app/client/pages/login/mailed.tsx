import { Button, InfoBar, Stack } from '@portico/components';
import type { ReactNode } from 'react';
import { useSite } from '../../site/site.tsx';
import { accountTexts } from '../../locales/texts.ts';
import { Refusal } from './refusal.tsx';
import { useAccountCall } from './use-account-call.ts';

type MailedProps = {
  /** What was sent where. */
  children: ReactNode;
  /** What is to be done with it here. */
  form?: ReactNode;
  again: string;
  onAgain: () => Promise<unknown>;
  onOtherEmail: () => void;
};

/** Says that a mail is on its way, and what to do when it does not come. */
export function Mailed({ children, form, again, onAgain, onOtherEmail }: MailedProps) {
  const { t } = useSite();
  const account = accountTexts.useTexts();
  const call = useAccountCall({ call: onAgain });
  return (
    <Stack gap={4}>
      <Refusal error={call.error} />
      <InfoBar variant={call.isSuccess ? 'success' : 'info'} live tabIndex={-1}>
        {children}
        {call.isSuccess && <> {account('sentAgain')}</>}
      </InfoBar>
      {form}
      <Stack direction="row" gap={2} wrap>
        <Button
          size="small"
          onClick={() => call.send(undefined)}
          loading={call.isPending}
          loadingLabel={t('app.loading')}
        >
          {again}
        </Button>
        <Button size="small" onClick={onOtherEmail}>
          {account('otherEmail')}
        </Button>
      </Stack>
    </Stack>
  );
}
