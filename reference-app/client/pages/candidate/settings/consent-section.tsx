import { Button, Status } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Settings } from '../../../../contract/settings.ts';
import { leaveFocusToHeading } from '../../../app/heading-around.ts';
import { QueryPanel } from '../../../app/query-panel.tsx';
import { useSite } from '../../../site/site.tsx';
import { settingsTexts } from '../../../locales/texts.ts';
import { settingsQuery } from '../../../request/queries/settings.ts';
import { useDay } from '../../../app/use-day.ts';
import * as styles from './settings.css.ts';
import { useToldChange } from './use-change.ts';

type Consent = NonNullable<Settings['privacyConsent']>;

/** What the employer asks the candidate to agree to; absent where it asks for nothing. */
export function ConsentSection() {
  const { api, boot } = useSite();
  const t = settingsTexts.useTexts();
  const query = useQuery(settingsQuery(api));
  if (query.data?.privacyConsent === null) return null;
  return (
    <QueryPanel
      title={t('consent')}
      description={t('consent.hint', { company: boot.configs.pcsxConfig.branding.companyName })}
      failed={t('consent.failed')}
      query={query}
      lines={9}
    >
      {({ privacyConsent }) => privacyConsent && <ConsentChoice consent={privacyConsent} />}
    </QueryPanel>
  );
}

function ConsentChoice({ consent }: { consent: Consent }) {
  const { t: site } = useSite();
  const t = settingsTexts.useTexts();
  const change = useToldChange();
  const writeDay = useDay();
  const [pending, setPending] = useState<'give' | 'withdraw'>();
  const { text, version, givenAt, isOutdated } = consent;
  const date = givenAt === null ? '' : writeDay(Date.parse(givenAt));
  const isGiven = givenAt !== null && !isOutdated;
  const choose = async (which: 'give' | 'withdraw') => {
    if (pending) return;
    setPending(which);
    await change({ kind: 'consent', isGiven: which === 'give', version });
    setPending(undefined);
  };
  const button = (which: 'give' | 'withdraw', label: string) => (
    <Button
      key={which}
      ref={leaveFocusToHeading}
      variant={which === 'give' ? 'primary' : undefined}
      loading={pending === which}
      loadingLabel={site('app.loading')}
      onClick={() => void choose(which)}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.content}>
      {/* it scrolls, which keys can do only where the focus is */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label={t('consent.text')} tabIndex={0} className={styles.consent}>
        {text.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={index} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </section>
      {isGiven && <Status variant="success">{t('consent.given', { date })}</Status>}
      {givenAt === null && <Status>{t('consent.none')}</Status>}
      {isOutdated && <Status variant="warning">{t('consent.outdated', { date })}</Status>}
      <div className={styles.controls}>
        {!isGiven && button('give', t(isOutdated ? 'consent.giveAgain' : 'consent.give'))}
        {givenAt !== null && button('withdraw', t('consent.withdraw'))}
      </div>
    </div>
  );
}
