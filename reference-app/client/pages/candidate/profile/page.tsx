import { Card, Skeleton } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import type { Boot } from '../../../../contract/boot.ts';
import type { PageArguments } from '../../../app/page-module.ts';
import { useSite } from '../../../site/site.tsx';
import { useStandingError } from '../../../app/use-standing-error.ts';
import { profileTexts, resumeTexts } from '../../../locales/texts.ts';
import { OfferFailed } from '../../../offers/offer-failed.tsx';
import { analysisQuery, completionQuery, profileQuery } from '../../../request/queries/profile.ts';
import { resumesQuery } from '../../../request/queries/resumes.ts';
import { Analysis } from './analysis.tsx';
import { Completion } from './completion.tsx';
import { Head } from './head.tsx';
import { OpenForms } from './open-forms.tsx';
import * as styles from './profile.css.ts';
import { Resumes } from './resumes.tsx';
import { Sections } from './sections.tsx';
import { useHashFocus } from './use-hash-focus.ts';

const showsAnalysis = ({ configs }: Boot) => configs.pcsxConfig.profileConfig.own.showAnalysis;

/** What the candidate tells of themselves, shown and edited in place (PROFILE-01, PROFILE-02). */
export const Component = () => (
  <OpenForms>
    <ProfilePage />
  </OpenForms>
);

function ProfilePage() {
  const { api, boot } = useSite();
  const t = profileTexts.useTexts();
  const query = useQuery(profileQuery(api));
  const { data: profile, refetch } = query;
  const error = useStandingError(query, 'profile', profile !== undefined);
  useHashFocus(profile !== undefined);
  return (
    <main className={styles.page}>
      <Head profile={profile} />
      <div className={styles.body}>
        <div className={styles.beside}>
          <Completion />
        </div>
        <div className={styles.sections} aria-busy={!profile && !error}>
          {profile && <Sections profile={profile} />}
          {!profile && error && (
            <Card as="section" padding="large">
              <OfferFailed title={t('failed')} headingLevel={2} error={error} onRetry={refetch} />
            </Card>
          )}
          {!profile &&
            !error &&
            [4, 3, 3, 10, 6].map((lines, at) => (
              <Card key={at} as="div" padding="large">
                <Skeleton lines={lines} />
              </Card>
            ))}
        </div>
        <div className={styles.beside}>
          <Resumes />
          {showsAnalysis(boot) && <Analysis />}
        </div>
      </div>
    </main>
  );
}

export const catalogue = ['profile', 'resume'];
export async function prepare({ boot }: PageArguments['site']) {
  await Promise.all([profileTexts.load(boot.locale), resumeTexts.load(boot.locale)]);
}

export async function load({ site: { api, boot, queries } }: PageArguments) {
  await Promise.all([
    queries.prefetchQuery(profileQuery(api)),
    queries.prefetchQuery(completionQuery(api)),
    showsAnalysis(boot) && queries.prefetchQuery(analysisQuery(api)),
    queries.prefetchQuery(resumesQuery(api)),
  ]);
}
