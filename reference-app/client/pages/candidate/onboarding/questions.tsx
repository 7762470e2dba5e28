import { Button, Card, ErrorState, InfoBar, Spinner, Stack } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Onboarding } from '../../../../contract/onboarding.ts';
import { useAuth } from '../../../app/auth.ts';
import { requestMessage } from '../../../app/request-message.ts';
import { useSite } from '../../../site/site.tsx';
import { useStandingError } from '../../../app/use-standing-error.ts';
import { AnswersForm, type SendFile } from '../../../forms/answers-form.tsx';
import { FormLoading } from '../../../forms/form-loading.tsx';
import type { Send, Stands } from '../../../forms/stands.ts';
import { formTexts, onboardingTexts } from '../../../locales/texts.ts';
import { asKnownUser } from '../../../request/known-user.ts';
import { onboardingQuery } from '../../../request/queries/onboarding.ts';
import { RequestError } from '../../../request/request-error.ts';
import { Beginning } from './beginning.tsx';
import * as styles from './new-candidate.css.ts';
import { Welcome } from './welcome.tsx';

/** What the employer asks of new candidates before they go on to where they wanted. */
export function Questions() {
  const { api, boot, t: site } = useSite();
  const t = onboardingTexts.useTexts();
  const form = formTexts.useTexts();
  const { openLogin } = useAuth();
  const query = useQuery(onboardingQuery(api));
  const { data, refetch } = query;
  const error = useStandingError(query, 'onboarding', data !== undefined);
  if (error && !data) {
    const isSessionOver = error instanceof RequestError && error.kind === 'login';
    return (
      <Card as="section" padding="large">
        <ErrorState
          role="alert"
          headingLevel={1}
          title={t('askFailed')}
          onRetry={isSessionOver ? undefined : refetch}
          actions={
            isSessionOver && (
              <Button variant="primary" onClick={() => openLogin({ isSessionOver })}>
                {site('nav.login')}
              </Button>
            )
          }
        >
          {requestMessage(error, site)}
        </ErrorState>
      </Card>
    );
  }
  // the employer has asked something once, and does so no more: that ends bootstrapping as well
  if (data && !data.isBootstrapped && data.bootstrappingConfig === null) return <Beginning />;
  const { companyName } = boot.configs.pcsxConfig.branding;
  return (
    <>
      <Stack gap={2}>
        <Welcome />
        <p className={styles.text}>{t('askText', { company: companyName })}</p>
        <noscript>
          <InfoBar variant="warning">{form('needsScript')}</InfoBar>
        </noscript>
      </Stack>
      {data ? <Asked onboarding={data} /> : <FormLoading />}
    </>
  );
}

const standsOf = ({ values, isBootstrapped }: Onboarding): Stands => ({
  values,
  version: null,
  isDone: isBootstrapped,
});

function Asked({ onboarding }: { onboarding: Onboarding }) {
  const { api, boot } = useSite();
  const t = onboardingTexts.useTexts();
  const [isDone, setDone] = useState(onboarding.isBootstrapped);
  const [send] = useState((): Send => async ({ values, submit }) => {
    const { data } = await asKnownUser(boot, (headers) =>
      api.post('/api/pcsx/onboarding/bootstrapping', { values, submit }, { headers }),
    );
    return standsOf(data);
  });
  const sendFile: SendFile = async (question, file, options) => {
    const { data } = await asKnownUser(boot, (headers) =>
      api.postForm('/api/pcsx/onboarding/bootstrapping/files', file, {
        parameters: { question },
        headers,
        ...options,
      }),
    );
    return data.id;
  };
  const { bootstrappingConfig } = onboarding;
  if (isDone || bootstrappingConfig === null)
    return (
      <div className={styles.wait}>
        <Stack gap={6} align="center">
          <Spinner label={t('goingOn')} size="large" />
          <p className={styles.text}>{t('goingOn')}</p>
          <Button onClick={() => window.location.reload()}>{t('goOn')}</Button>
        </Stack>
      </div>
    );
  return (
    <AnswersForm
      answersKey={`bootstrapping ${boot.domain} ${boot.user?.encId}`}
      label={t('formLabel')}
      definition={bootstrappingConfig}
      stands={standsOf(onboarding)}
      send={send}
      sendFile={sendFile}
      // the last save counts
      readTheirs={() => undefined}
      onReplaced={() => undefined}
      onDone={() => {
        setDone(true);
        // to where they wanted to go in the first place
        window.location.reload();
      }}
      submitLabel={t('finish')}
    />
  );
}
