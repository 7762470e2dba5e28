import { Button, Card, Inline, Stack } from '@portico/components';
import { useEffect } from 'react';
import { useAuth } from '../../app/auth.ts';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { applyTexts } from '../../locales/texts.ts';
import * as styles from './apply.css.ts';

/** One of the jobs takes applications of candidates only: the dialog opens, and after it this page goes on. */
export function LoginNeeded({ count }: { count: number }) {
  const { boot, t: site } = useSite();
  const t = applyTexts.useTexts();
  const address = useAddress();
  const { openLogin } = useAuth();
  useEffect(() => openLogin(), [openLogin]);
  const hasLogins = boot.configs.loginSignupConfig.candidateLoginEnabled;
  return (
    <Card as="section" padding="large" aria-labelledby="apply-login">
      <Stack gap={4} align="start">
        <h2 id="apply-login" className={styles.heading}>
          {hasLogins
            ? t('logIn.title')
            : site('login.disabled', { company: boot.configs.pcsxConfig.branding.companyName })}
        </h2>
        <p>{hasLogins ? t('logIn.text', { count }) : site('login.disabledHint')}</p>
        <Inline gap={3}>
          {hasLogins && (
            <Button variant="primary" onClick={() => openLogin()}>
              {t('logIn')}
            </Button>
          )}
          <Button href={address('/careers')} renderLink={renderLink}>
            {t('allJobs')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
