import { Button, EmptyState, FileIcon, PageHeader, Skeleton } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { column } from '../../../app/column.css.ts';
import type { PageArguments } from '../../../app/page-module.ts';
import { renderLink } from '../../../app/render-link.tsx';
import { useAddress, useSite } from '../../../site/site.tsx';
import { useStandingError } from '../../../app/use-standing-error.ts';
import { profileTexts } from '../../../locales/texts.ts';
import { OfferFailed } from '../../../offers/offer-failed.tsx';
import { profileQuery } from '../../../request/queries/profile.ts';
import * as styles from './export.css.ts';
import { PrintedResume } from './printed-resume.tsx';
import { ResumeDocument } from './resume-document.tsx';
import type { Profile } from '../../../../contract/profile.ts';

/** Whether a resume would have nothing but a name on it. */
const isEmpty = ({
  headline,
  summary,
  experience,
  education,
  skills,
  languages,
  certifications,
  links,
}: Profile): boolean =>
  headline === '' &&
  summary === '' &&
  [experience, education, skills, languages, certifications, links].every(({ length }) => length === 0);

/** The candidate’s profile as a resume (PROFILE-03). */
export const Component = () => <ExportPage />;

function ExportPage() {
  const { api } = useSite();
  const t = profileTexts.useTexts();
  const address = useAddress();
  const query = useQuery(profileQuery(api));
  const { data: profile, refetch } = query;
  const error = useStandingError(query, 'profile', profile !== undefined);
  const profileAddress = address('/careers/profile');
  return (
    <main>
      <div className={`${column} ${styles.page}`}>
        <PageHeader
          title={t('export.title')}
          description={t('export.text')}
          back={{ href: profileAddress, label: t('export.back') }}
          renderLink={renderLink}
        />
        {profile && isEmpty(profile) && (
          <EmptyState
            icon={<FileIcon />}
            title={t('export.empty')}
            actions={
              <Button variant="primary" href={address('/careers/profile#experience')} renderLink={renderLink}>
                {t('export.fillIn')}
              </Button>
            }
          >
            {t('export.emptyText')}
          </EmptyState>
        )}
        {profile && !isEmpty(profile) && <ResumeDocument profile={profile} />}
        {!profile && error && (
          <OfferFailed title={t('failed')} headingLevel={2} error={error} onRetry={refetch} />
        )}
        {!profile && !error && <Skeleton lines={12} />}
      </div>
      {profile && !isEmpty(profile) && <PrintedResume profile={profile} />}
    </main>
  );
}

export const catalogue = 'profile';
export async function prepare({ boot }: PageArguments['site']) {
  await profileTexts.load(boot.locale);
}

export async function load({ site: { api, queries } }: PageArguments) {
  await queries.prefetchQuery(profileQuery(api));
}
