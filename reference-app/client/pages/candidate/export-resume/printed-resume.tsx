import type { ReactNode } from 'react';
import type { Education, Experience, Profile } from '../../../../contract/profile.ts';
import { useSite } from '../../../site/site.tsx';
import { profileTexts } from '../../../locales/texts.ts';
import { spanText } from '../../../resume/proposal-text.ts';
import { newestFirst } from '../profile/newest-first.ts';
import * as styles from './export.css.ts';

const joined = (texts: readonly (string | null | undefined)[], separator = ', ') =>
  texts.filter(Boolean).join(separator);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3 className={styles.partTitle}>{title}</h3>
    {children}
  </section>
);

type EntryProps = { title: string; entry: Experience | Education };

function Entry({ title, entry }: EntryProps) {
  const { boot } = useSite();
  const t = profileTexts.useTexts();
  const span = spanText(entry, { locale: boot.locale, now: t('export.present') });
  return (
    <div className={styles.entry}>
      <h4 className={styles.entryTitle}>{title}</h4>
      {span !== '' && <p className={styles.faint}>{span}</p>}
      {entry.description !== '' && <p className={styles.text}>{entry.description}</p>}
    </div>
  );
}

/** The resume as a printer is given it: text in any script and in the page’s language, where the document shows pictures of pages. */
export function PrintedResume({ profile }: { profile: Profile }) {
  const { boot } = useSite();
  const t = profileTexts.useTexts();
  const { experience, education, skills, languages, certifications, links, headline, summary } = profile;
  const month = new Intl.DateTimeFormat(boot.locale, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <article className={styles.printed}>
      <h2 className={styles.name}>{profile.fullname}</h2>
      {headline !== '' && <p className={styles.headline}>{headline}</p>}
      <p className={styles.faint}>{joined([profile.email, profile.phone, profile.location], ' | ')}</p>
      {links.map(({ label, url }, at) => (
        <p key={at} className={styles.faint}>
          {joined([label, url], ': ')}
        </p>
      ))}
      {summary !== '' && (
        <Part title={t('summary')}>
          <p className={styles.text}>{summary}</p>
        </Part>
      )}
      {experience.length > 0 && (
        <Part title={t('experience')}>
          {experience.toSorted(newestFirst).map((entry, at) => (
            <Entry key={at} title={joined([entry.title, entry.company, entry.location])} entry={entry} />
          ))}
        </Part>
      )}
      {education.length > 0 && (
        <Part title={t('education')}>
          {education.toSorted(newestFirst).map((entry, at) => (
            <Entry key={at} title={joined([entry.degree, entry.field, entry.school])} entry={entry} />
          ))}
        </Part>
      )}
      {skills.length > 0 && (
        <Part title={t('skills')}>
          <p className={styles.text}>{joined(skills)}</p>
        </Part>
      )}
      {languages.length > 0 && (
        <Part title={t('languages')}>
          <p className={styles.text}>
            {joined(
              languages.map(({ name, level }) =>
                level === null ? name : `${name} (${t(`languageLevel.${level}`)})`,
              ),
            )}
          </p>
        </Part>
      )}
      {certifications.length > 0 && (
        <Part title={t('certifications')}>
          {certifications.map(({ name, issuer, issuedOn }, at) => (
            <p key={at} className={styles.text}>
              {joined([name, issuer, issuedOn && month.format(new Date(`${issuedOn}-01T00:00:00Z`))])}
            </p>
          ))}
        </Part>
      )}
    </article>
  );
}
