import { Button, InfoBar, UploadIcon } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../app/auth.ts';
import { QueryPanel } from '../../app/query-panel.tsx';
import { useSite } from '../../site/site.tsx';
import { positionTexts } from '../../locales/texts.ts';
import { matchQuery } from '../../request/queries/match.ts';
import { MatchResult } from './match-result.tsx';
import { MissingSkills } from './missing-skills.tsx';
import * as styles from './match.css.ts';
import type { UnknownMatch as Unknown } from '../../../contract/match.ts';

/** Why nobody can tell how well the candidate and the job match. */
function UnknownMatch({ match }: { match: Unknown }) {
  const t = positionTexts.useTexts();
  const isAsked = match.experience.askedYears !== null;
  return (
    <>
      <p className={styles.text}>{t('match.skills.none')}</p>
      <p className={styles.text}>{t(isAsked ? 'match.experience.unknown' : 'match.experience.notAsked')}</p>
    </>
  );
}

type MatchPanelProps = { id: number; onUpload: () => void };

/** How well the candidate and a job match, why, and what to correct (JOB-04). */
export function MatchPanel({ id, onUpload }: MatchPanelProps) {
  const { api } = useSite();
  const t = positionTexts.useTexts();
  const { openLogin } = useAuth();
  const query = useQuery(matchQuery(api, id));
  return (
    <QueryPanel title={t('match.heading')} failed={t('match.failed')} query={query} lines={24}>
      {(match) => {
        // what visitors are answered: whoever this was is one by now
        if (!('state' in match))
          return (
            <InfoBar
              variant="warning"
              action={
                <Button size="small" onClick={() => openLogin({ isSessionOver: true })}>
                  {t('match.logIn')}
                </Button>
              }
            >
              {t('match.sessionOver')}
            </InfoBar>
          );
        if (match.state === 'match') return <MatchResult id={id} match={match} onUpload={onUpload} />;
        if (match.state === 'unknown') return <UnknownMatch match={match} />;
        return (
          <>
            <p className={styles.text}>{t('match.invitation')}</p>
            <div>
              <Button variant="primary" icon={<UploadIcon />} onClick={onUpload}>
                {t('match.upload')}
              </Button>
            </div>
            <MissingSkills id={id} skills={match.skills.missing} />
          </>
        );
      }}
    </QueryPanel>
  );
}
