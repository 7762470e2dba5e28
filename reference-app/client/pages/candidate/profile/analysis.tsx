import { Card } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import type { ProfileAnalysis } from '../../../../contract/profile.ts';
import { QueryPanel } from '../../../app/query-panel.tsx';
import { useSite } from '../../../site/site.tsx';
import { profileTexts } from '../../../locales/texts.ts';
import { analysisQuery } from '../../../request/queries/profile.ts';
import * as styles from './profile.css.ts';

/** What the profile says of experience, seniority and skills, each with why (PROFILE-02). */
export function Analysis() {
  const { api } = useSite();
  const t = profileTexts.useTexts();
  const query = useQuery(analysisQuery(api));
  return (
    <Card as="div" padding="large">
      <QueryPanel title={t('analysis')} failed={t('analysis.failed')} query={query} lines={8}>
        {(analysis) => <Findings analysis={analysis} />}
      </QueryPanel>
    </Card>
  );
}

function Findings({ analysis: { experience, seniority, mainSkills } }: { analysis: ProfileAnalysis }) {
  const t = profileTexts.useTexts();
  if (experience.positions === 0 && !seniority && mainSkills.length === 0)
    return <p className={styles.text}>{t('analysis.none')}</p>;
  return (
    <>
      <p className={styles.muted}>{t('analysis.hint')}</p>
      <div className={styles.group}>
        <h3 className={styles.subtitle}>{t('analysis.experience')}</h3>
        <p className={styles.text}>{t('analysis.years', { years: experience.years })}</p>
        <p className={styles.muted}>{t('analysis.yearsFrom', { count: experience.positions })}</p>
      </div>
      <div className={styles.group}>
        <h3 className={styles.subtitle}>{t('analysis.seniority')}</h3>
        {seniority ? (
          <>
            <p className={styles.text}>{t(`level.${seniority.level}`)}</p>
            <p className={styles.muted}>
              {seniority.title === null
                ? t('analysis.fromYears', { years: experience.years })
                : t('analysis.fromTitle', { title: seniority.title })}
            </p>
          </>
        ) : (
          <p className={styles.text}>{t('analysis.unknown')}</p>
        )}
      </div>
      {mainSkills.length > 0 && (
        <div className={styles.group}>
          <h3 className={styles.subtitle}>{t('analysis.skills')}</h3>
          <ul className={styles.plainList}>
            {mainSkills.map(({ name, positions }) => (
              <li key={name}>
                <bdi>{name}</bdi>
                <span className={styles.reason}>{t('analysis.skillFrom', { count: positions })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
