import { Button, Stack } from '@portico/components';
import type { ReactNode } from 'react';
import * as styles from '../../app/shell.css.ts';
import { useAddress, useSite } from '../../site/site.tsx';
import { renderLink } from '../../app/render-link.tsx';

/**
 * Where an employer has no candidate accounts, pages that need one explain (AUTH-02, ruling 34).
 *
 * @param props.children what those can do who look after the site
 */
export function LoginUnavailable({ children }: { children?: ReactNode }) {
  const { boot, t } = useSite();
  const address = useAddress();
  return (
    <main className={styles.notice}>
      <Stack gap={4} align="start">
        <h1>{t('login.disabled', { company: boot.configs.pcsxConfig.branding.companyName })}</h1>
        <p>{t('login.disabledHint')}</p>
        <Button variant="primary" href={address('/careers')} renderLink={renderLink}>
          {t('job.allJobs')}
        </Button>
        {children}
      </Stack>
    </main>
  );
}
