import { Button, TextField } from '@portico/components';
import { useForm } from 'react-hook-form';
import { whereAllowed } from '../../../app/browser-storage.ts';
import { useAddress, useSite } from '../../../site/site.tsx';
import { accountTexts, settingsTexts } from '../../../locales/texts.ts';
import { useFieldRules, type AccountFields } from '../../login/account-fields.ts';
import { AccountForm } from '../../login/account-form.tsx';
import { rememberLeaving } from '../../login/leaving.ts';
import type { AccountCall } from '../../login/use-account-call.ts';
import { AccountDialog, type AccountDialogProps } from './account-dialog.tsx';
import { PasswordByMail } from './password-by-mail.tsx';
import * as styles from './settings.css.ts';
import { usePasswordCall } from './use-password-call.ts';

/** What this browser keeps of somebody, such as drafts of their answers: it goes by who they are. */
const forgetKept = (encId = '') =>
  whereAllowed(() => {
    for (const key of Object.keys(localStorage))
      if (encId !== '' && key.includes(encId)) localStorage.removeItem(key);
  });

/** Names what is lost, and asks for the password, before the account is deleted. */
function DeleteDialog({ hasPassword, open, onOpenChange }: AccountDialogProps) {
  const { api, boot } = useSite();
  const t = settingsTexts.useTexts();
  const address = useAddress();
  const call = usePasswordCall({
    call: ({ password }) => api.post('/api/pcsx/delete_account', { password }),
    onDone: () => {
      forgetKept(boot.user?.encId);
      rememberLeaving(boot.domain, 'deleted');
      window.location.replace(address('/careers/login'));
    },
  });
  return (
    <AccountDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('delete.title')}
      isBusy={call.isPending || call.isSuccess}
    >
      <Lost />
      {hasPassword ? (
        <DeleteForm call={call} onKeep={() => onOpenChange(false)} />
      ) : (
        <PasswordByMail text="byMail.textDelete" />
      )}
    </AccountDialog>
  );
}

/** What goes with the account. */
function Lost() {
  const { boot } = useSite();
  const t = settingsTexts.useTexts();
  const company = boot.configs.pcsxConfig.branding.companyName;
  return (
    <>
      <p>{t('delete.lost')}</p>
      <ul className={styles.lost}>
        <li>{t('delete.profile')}</li>
        <li>{t('delete.applications', { company })}</li>
        <li>{t('delete.offers')}</li>
        <li>{t('delete.saved')}</li>
      </ul>
      <p className={styles.muted}>{t('delete.signed')}</p>
    </>
  );
}

type DeleteFormProps = {
  call: AccountCall<AccountFields>;
  onKeep: () => void;
};

function DeleteForm({ call, onKeep }: DeleteFormProps) {
  const t = settingsTexts.useTexts();
  const account = accountTexts.useTexts();
  const { required } = useFieldRules();
  const form = useForm<AccountFields>({ mode: 'onBlur', reValidateMode: 'onChange' });
  return (
    <>
      <AccountForm
        label={t('delete.title')}
        form={form}
        call={call}
        leaves
        isDestructive
        refusals={{ 409: t('delete.lastAdmin') }}
        fieldTexts={{ password: { field: 'password', text: account('passwordWrong') } }}
        submit={t('delete.submit')}
      >
        <TextField
          type="password"
          autoComplete="current-password"
          required
          label={t('delete.password')}
          error={form.formState.errors.password?.message}
          {...form.register('password', required(t('delete.password')))}
        />
      </AccountForm>
      <Button fullWidth disabled={call.isPending || call.isSuccess} onClick={onKeep}>
        {t('delete.keep')}
      </Button>
    </>
  );
}

export default DeleteDialog;
