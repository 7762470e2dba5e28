import { Card, ProgressBar } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import type { ProfileCompletion } from '../../../../contract/profile.ts';
import { QueryPanel } from '../../../app/query-panel.tsx';
import { useSite } from '../../../site/site.tsx';
import { profileTexts, type ProfileMessageKey } from '../../../locales/texts.ts';
import { completionQuery } from '../../../request/queries/profile.ts';
import { useGoTo } from './use-go-to.ts';
import * as styles from './profile.css.ts';

const known = {
  resume: 'missing.resume',
  experience: 'missing.experience',
  skills: 'missing.skills',
  personal: 'missing.personal',
  education: 'missing.education',
  headline: 'missing.headline',
  summary: 'missing.summary',
  languages: 'missing.languages',
  avatar: 'missing.avatar',
} as const satisfies Record<string, ProfileMessageKey>;
const isKnown = (section: string): section is keyof typeof known => Object.hasOwn(known, section);

/** How much of the profile is there, and the way to what is missing (PROFILE-02). */
export function Completion() {
  const { api } = useSite();
  const t = profileTexts.useTexts();
  const query = useQuery(completionQuery(api));
  return (
    <Card as="div" padding="large">
      <QueryPanel title={t('completion')} failed={t('completion.failed')} query={query} lines={5}>
        {({ percentage, parts }) => (
          <>
            <ProgressBar label={t('completion.label')} value={percentage} max={100} />
            <Missing parts={parts.filter(({ isComplete }) => !isComplete)} />
          </>
        )}
      </QueryPanel>
    </Card>
  );
}

function Missing({ parts }: Pick<ProfileCompletion, 'parts'>) {
  const { boot } = useSite();
  const t = profileTexts.useTexts();
  const goTo = useGoTo();
  const percent = new Intl.NumberFormat(boot.locale, { style: 'percent', signDisplay: 'always' });
  if (parts.length === 0) return <p className={styles.text}>{t('completion.whole')}</p>;
  const follow = (section: string) => (event: MouseEvent) => {
    // as for any link: another tab or window is asked for
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(section);
  };
  return (
    <div className={styles.group}>
      <h3 className={styles.subtitle}>{t('completion.missing')}</h3>
      <ul className={styles.missing}>
        {parts
          .toSorted((left, right) => right.weight - left.weight)
          .map(({ section, weight, hint }) => (
            <li key={section} className={styles.missingRow}>
              <a href={`#${section}`} className={styles.missingLink} onClick={follow(section)}>
                {isKnown(section) ? t(known[section]) : hint}
              </a>
              <bdi className={styles.share}>{percent.format(weight / 100)}</bdi>
            </li>
          ))}
      </ul>
    </div>
  );
}
