import { Button, CheckIcon, PageHeader } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import type { Onboarding } from '../../../../contract/onboarding.ts';
import { QueryPanel } from '../../../app/query-panel.tsx';
import { renderLink } from '../../../app/render-link.tsx';
import { useAddress, useSite } from '../../../site/site.tsx';
import { FormAnswers } from '../../../forms/form-answers.tsx';
import { onboardingTexts } from '../../../locales/texts.ts';
import { onboardingQuery } from '../../../request/queries/onboarding.ts';
import * as styles from './onboarding.css.ts';

/** Where a candidate stands who is through with what is asked of new ones, and where to go from there. */
export function Done() {
  const { api, boot } = useSite();
  const t = onboardingTexts.useTexts();
  const name = boot.user?.firstname ?? '';
  const query = useQuery(onboardingQuery(api));
  return (
    <>
      <PageHeader title={name === '' ? t('title') : t('done', { name })} description={t('doneText')} />
      <QueryPanel title={t('steps')} failed={t('failed')} query={query} lines={3}>
        {(onboarding) => <Steps {...onboarding} />}
      </QueryPanel>
      <Next />
    </>
  );
}

function Steps({ bootstrappingConfig, values }: Onboarding) {
  const t = onboardingTexts.useTexts();
  const hasAnswered = bootstrappingConfig !== null && Object.keys(values).length > 0;
  const steps = [t('step.account'), ...(hasAnswered ? [t('step.answers')] : [])];
  return (
    <>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <CheckIcon />
            <span>{step}</span>
          </li>
        ))}
      </ul>
      {hasAnswered && <FormAnswers definition={bootstrappingConfig} values={values} headingLevel={3} />}
    </>
  );
}

const ways = [
  { text: 'next.jobs', address: '/careers', variant: 'primary' },
  { text: 'next.dashboard', address: '/careers/dashboard', variant: 'default' },
  { text: 'next.forms', address: '/careers/forms/center', variant: 'default' },
] as const;

function Next() {
  const t = onboardingTexts.useTexts();
  const address = useAddress();
  return (
    <section className={styles.next} aria-labelledby="onboarding-next">
      <h2 id="onboarding-next" className={styles.heading}>
        {t('next')}
      </h2>
      <div className={styles.ways}>
        {ways.map(({ text, address: to, variant }) => (
          <Button key={text} variant={variant} href={address(to)} renderLink={renderLink}>
            {t(text)}
          </Button>
        ))}
      </div>
    </section>
  );
}
