import { Button } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../../../app/lazy.tsx';
import { useSite } from '../../../site/site.tsx';
import { settingsTexts } from '../../../locales/texts.ts';
import { settingsQuery } from '../../../request/queries/settings.ts';
import { Section } from './section.tsx';
import * as styles from './settings.css.ts';

const EmailDialog = lazyDialog(() => import('./email-dialog.tsx'));
const PasswordDialog = lazyDialog(() => import('./password-dialog.tsx'));

/** What the candidate logs in with (AUTH-03). */
export function AccountSection() {
  const { api, boot } = useSite();
  const t = settingsTexts.useTexts();
  const [open, setOpen] = useState<'email' | 'password'>();
  // it shows all the same where that is not known
  const hasPassword = useQuery(settingsQuery(api)).data?.hasPassword ?? true;
  const dialog = (which: 'email' | 'password') => ({
    open: open === which,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? which : undefined),
    hasPassword,
  });
  return (
    <Section title={t('account')} description={t('account.hint')}>
      <div className={styles.content}>
        <ul className={styles.rows}>
          <li className={styles.row}>
            <div className={styles.rowText}>
              <h3 className={styles.rowTitle}>{t('account.email')}</h3>
              <p className={styles.muted}>
                <bdi>{boot.user?.email}</bdi>
              </p>
            </div>
            <Button size="small" onClick={() => setOpen('email')}>
              {t('account.changeEmail')}
            </Button>
          </li>
          <li className={styles.row}>
            <div className={styles.rowText}>
              <h3 className={styles.rowTitle}>{t('account.password')}</h3>
              <p className={styles.muted}>{t(hasPassword ? 'account.hasOne' : 'account.hasNone')}</p>
            </div>
            <Button size="small" onClick={() => setOpen('password')}>
              {t(hasPassword ? 'account.changePassword' : 'account.setPassword')}
            </Button>
          </li>
        </ul>
        <EmailDialog {...dialog('email')} />
        <PasswordDialog {...dialog('password')} />
      </div>
    </Section>
  );
}
