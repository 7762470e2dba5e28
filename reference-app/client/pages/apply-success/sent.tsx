import { Button, Card, Inline, Stack } from '@portico/components';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { applyTexts } from '../../locales/texts.ts';
import { positionQuery } from '../../request/queries/positions.ts';
import * as styles from '../apply/apply.css.ts';
import { viewAddress } from '../login/login-view.ts';
import { NamedJobs } from './named-jobs.tsx';

type SentProps = {
  ids: readonly number[];
  /** Where a visitor hears of it, as far as this tab knows. */
  email: string | undefined;
  /** Whether the account that is logged in has all of them. */
  isInAccount: boolean;
};

/** An application was sent: what happens next, and where to go on. */
export function Sent({ ids, email, isInAccount }: SentProps) {
  const { api, boot } = useSite();
  const t = applyTexts.useTexts();
  const address = useAddress();
  const jobs = useQueries({ queries: ids.map((id) => positionQuery(api, id)) });
  const count = ids.length;
  const company = boot.configs.pcsxConfig.branding.companyName;
  const similar = jobs.find(({ data }) => data)?.data?.position.name;
  return (
    <>
      <h1 className={styles.title}>{t('sent.title', { count })}</h1>
      <Card as="section" padding="medium" aria-labelledby="sent-jobs">
        <Stack gap={2}>
          <h2 id="sent-jobs" className={styles.label}>
            {t('sent.jobs', { count })}
          </h2>
          <NamedJobs ids={ids} failed={t('sent.failed')} />
        </Stack>
      </Card>
      <Stack as="section" gap={3} aria-labelledby="sent-next">
        <h2 id="sent-next" className={styles.heading}>
          {t('sent.next')}
        </h2>
        <ol className={styles.reasons}>
          <li>{t('sent.next.read', { company })}</li>
          <li>{email ? t('sent.next.hearAt', { email }) : t('sent.next.hear')}</li>
          {isInAccount && <li>{t('sent.next.follow')}</li>}
        </ol>
      </Stack>
      {!boot.user && boot.configs.loginSignupConfig.candidateLoginEnabled && (
        <Card as="section" padding="medium" aria-labelledby="sent-account">
          <Stack gap={3} align="start">
            <h2 id="sent-account" className={styles.heading}>
              {t('sent.account')}
            </h2>
            <p>{email ? t('sent.account.textAt', { email }) : t('sent.account.text')}</p>
            <Button
              variant="primary"
              href={address(viewAddress('sign-up', '/careers/applications'))}
              renderLink={({ href, ...rest }) => <Link to={href} state={{ email }} {...rest} />}
            >
              {t('sent.account.create')}
            </Button>
          </Stack>
        </Card>
      )}
      <Inline gap={3}>
        {boot.user && (
          <Button variant="primary" href={address('/careers/applications')} renderLink={renderLink}>
            {t('applications')}
          </Button>
        )}
        {similar !== undefined && (
          <Button
            href={address(`/careers/search?query=${encodeURIComponent(similar)}`)}
            renderLink={renderLink}
          >
            {t('sent.similar')}
          </Button>
        )}
        <Button href={address('/careers')} renderLink={renderLink}>
          {t('allJobs')}
        </Button>
      </Inline>
    </>
  );
}
