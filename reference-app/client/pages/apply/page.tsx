import {
  Button,
  Card,
  ErrorState,
  InfoBar,
  Inline,
  Stack,
  Skeleton,
  VisuallyHidden,
} from '@portico/components';
import { useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { UnavailablePosition } from '../../../contract/apply.ts';
import { useAuth } from '../../app/auth.ts';
import { defaultTitle } from '../../app/page-head.ts';
import type { PageArguments, PageMeta } from '../../app/page-module.ts';
import { renderLink } from '../../app/render-link.tsx';
import { requestMessage } from '../../app/request-message.ts';
import { useAddress, useSite } from '../../site/site.tsx';
import { scripted } from '../../forms/once-hydrated.css.ts';
import { OnceHydrated } from '../../forms/once-hydrated.tsx';
import { applyTexts } from '../../locales/texts.ts';
import { applicantQuery, bootstrapQuery, questionsQuery } from '../../request/queries/apply.ts';
import { RequestError } from '../../request/request-error.ts';
import { ApplicationForm } from './application-form.tsx';
import * as styles from './apply.css.ts';
import { Impossible } from './impossible.tsx';
import { JobsAppliedFor, JobsLoading } from './jobs-applied-for.tsx';
import { LoginNeeded } from './login-needed.tsx';
import { positionIds, positionsLeftOut } from './position-ids.ts';
import { QuestionsOutdated } from './questions-outdated.tsx';
import { useApplication } from './use-application.ts';

/** Keeps the room of the form, with its steps beside it. */
function FormLoading() {
  const t = applyTexts.useTexts();
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.loadingSteps}>
        <Skeleton lines={5} />
      </div>
      <Stack gap={8}>
        {['resume', 'contact', 'questions'].map((section) => (
          <Stack key={section} gap={5}>
            <Skeleton shape="heading" width="short" />
            <Skeleton shape="control" lines={3} />
          </Stack>
        ))}
      </Stack>
    </div>
  );
}

/** Applying to one or several jobs, on one page (APPLY-01). */
export function Component() {
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const ids = positionIds(parameters);
  // other jobs are another application
  return (
    <main className={styles.page}>
      <Application key={ids.join()} ids={ids} leftOut={positionsLeftOut(parameters)} />
    </main>
  );
}

type ApplicationProps = {
  ids: readonly number[];
  /** How many jobs more were asked for than one application can be for. */
  leftOut: number;
};

function Application({ ids, leftOut }: ApplicationProps) {
  const { boot, t: site } = useSite();
  const t = applyTexts.useTexts();
  const address = useAddress();
  const [refused, setRefused] = useState<readonly UnavailablePosition[]>([]);
  const application = useApplication(ids, refused);
  const onRefused = (positions: readonly UnavailablePosition[]) =>
    setRefused((before) => [...before, ...positions]);
  const { state } = application;
  // a form is much to make: in slices, so that the page scrolls and answers meanwhile
  const isFormMade = useDeferredValue(state === 'ready');
  if (state === 'notFound')
    return (
      <Stack gap={4} align="start">
        <h1 className={styles.title}>{site('job.notFound')}</h1>
        <p>{site('job.notFoundHint')}</p>
        <Button variant="primary" href={address('/careers')} renderLink={renderLink}>
          {t('allJobs')}
        </Button>
      </Stack>
    );
  const isFilledIn = state === 'loading' || state === 'ready';
  return (
    <>
      <Stack gap={2}>
        <h1 className={styles.title}>{t('title')}</h1>
        {isFilledIn && <p className={styles.meta}>{t(boot.user ? 'intro' : 'intro.guest')}</p>}
        <noscript>
          <InfoBar variant="warning">{t('needsScript')}</InfoBar>
        </noscript>
      </Stack>
      {(state === 'loading' || (state === 'ready' && !isFormMade)) && (
        <div className={scripted}>
          <JobsLoading count={ids.length} />
          {!boot.user && <LogInMidway />}
          <FormLoading />
        </div>
      )}
      {state === 'failed' && (
        <Card as="section" padding="large">
          <ErrorState title={t('failed')} onRetry={application.retry}>
            {requestMessage(application.error, site)}
          </ErrorState>
        </Card>
      )}
      {state === 'loginNeeded' && <LoginNeeded count={ids.length} />}
      {state === 'impossible' && <Impossible unavailable={application.unavailable} />}
      {state === 'ready' && isFormMade && (
        <>
          <JobsAppliedFor
            positions={application.questions.positions.filter(({ pid }) =>
              application.ids.includes(Number(pid)),
            )}
            unavailable={application.unavailable}
          />
          {leftOut > 0 && <InfoBar>{t('leftOut', { most: ids.length, count: leftOut })}</InfoBar>}
          {application.outdated && <QuestionsOutdated {...application.outdated} />}
          <OnceHydrated waiting={t('gettingReady')}>
            {!boot.user && <LogInMidway />}
            <ApplicationForm application={application} onRefused={onRefused} />
          </OnceHydrated>
        </>
      )}
    </>
  );
}

/** Whoever has an account goes on with what they have typed. */
function LogInMidway() {
  const { boot } = useSite();
  const t = applyTexts.useTexts();
  const { openLogin } = useAuth();
  if (!boot.configs.loginSignupConfig.candidateLoginEnabled) return null;
  return (
    <Inline gap={3}>
      <span>{t('logIn.midway')}</span>
      <Button size="small" onClick={() => openLogin()}>
        {t('logIn')}
      </Button>
    </Inline>
  );
}

export const catalogue = 'apply';
export async function prepare({ boot }: PageArguments['site']) {
  await applyTexts.load(boot.locale);
}

export async function load({ site: { api, boot, queries }, url }: PageArguments) {
  const ids = positionIds(url.searchParams);
  if (ids.length === 0) return;
  const askQuestions = async () => {
    await queries.prefetchQuery(bootstrapQuery(api, ids));
    const bootstrap = queries.getQueryData(bootstrapQuery(api, ids).queryKey);
    if (bootstrap && (boot.user || !bootstrap.isLoginRequired))
      await queries.prefetchQuery(questionsQuery(api, ids));
  };
  await Promise.all([askQuestions(), queries.prefetchQuery(applicantQuery(api))]);
}

export function meta({ site: { api, boot, queries, t }, url }: PageArguments): PageMeta {
  const ids = positionIds(url.searchParams);
  const { companyName, tagline } = boot.configs.pcsxConfig.branding;
  const { error } = queries.getQueryState(bootstrapQuery(api, ids).queryKey) ?? {};
  const isGone = ids.length === 0 || (error instanceof RequestError && error.kind === 'gone');
  return {
    title: isGone ? t('job.notFound') : defaultTitle(boot, t),
    // read where the address is shared
    description: tagline || t('search.heading', { company: companyName }),
    isHidden: true,
    ...(isGone && { status: 404 as const }),
  };
}
