import type { UnknownMatch as Unknown } from '../../../contract/match.ts';
import { positionTexts } from '../../locales/position-messages.ts';
import * as styles from './match.css.ts';

/** Why nobody can tell how well the candidate and the job match. */
export function UnknownMatch({ match }: { match: Unknown }) {
  const t = positionTexts.useTexts();
  const isAsked = match.experience.askedYears !== null;
  return (
    <>
      <p className={styles.text}>{t('match.skills.none')}</p>
      <p className={styles.text}>{t(isAsked ? 'match.experience.unknown' : 'match.experience.notAsked')}</p>
    </>
  );
}
