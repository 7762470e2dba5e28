import { DefinitionList, Inline, Link, ReadMore, Tag } from '@portico/components';
import type { ReactNode } from 'react';
import type { Education, Experience, Profile } from '../../../../contract/profile.ts';
import { useSite } from '../../../site/site.tsx';
import { profileTexts } from '../../../locales/texts.ts';
import { workLocations } from './definitions.ts';
import { ListSection } from './list-section.tsx';
import { newestFirst } from './newest-first.ts';
import * as styles from './profile.css.ts';
import { SingleSection } from './single-section.tsx';

type OfProfile = { profile: Profile };

const joined = (texts: readonly string[]) => texts.filter(Boolean).join(' · ');

const Typed = ({ children }: { children: string }) => (
  <ReadMore lines={5}>
    <p className={styles.typed}>{children}</p>
  </ReadMore>
);
const Empty = ({ children }: { children: ReactNode }) => <p className={styles.muted}>{children}</p>;

/** Everything that candidates tell of themselves, in the order in which it is read. */
export const Sections = ({ profile }: OfProfile) => (
  <>
    <Personal profile={profile} />
    <Headline profile={profile} />
    <Summary profile={profile} />
    <ExperienceSection profile={profile} />
    <EducationSection profile={profile} />
    <Skills profile={profile} />
    <Languages profile={profile} />
    <Certifications profile={profile} />
    <Links profile={profile} />
    <Preferences profile={profile} />
  </>
);

function Personal({ profile }: OfProfile) {
  const t = profileTexts.useTexts();
  const told = (text: string) => (text === '' ? t('notTold') : <bdi>{text}</bdi>);
  return (
    <SingleSection
      section="personal"
      profile={profile}
      inWords={({ fullname, phone, location }) => joined([fullname, phone, location])}
    >
      <DefinitionList
        layout="columns"
        items={[
          { term: t('personal.name'), description: told(profile.fullname) },
          {
            term: t('personal.email'),
            description: (
              <>
                {told(profile.email)}
                <span className={styles.reason}>{t('personal.emailHint')}</span>
              </>
            ),
          },
          { term: t('personal.phone'), description: told(profile.phone) },
          { term: t('personal.location'), description: told(profile.location) },
        ]}
      />
    </SingleSection>
  );
}

function Headline({ profile }: OfProfile) {
  const t = profileTexts.useTexts();
  return (
    <SingleSection section="headline" profile={profile} inWords={({ headline }) => headline}>
      {profile.headline === '' ? (
        <Empty>{t('headline.empty')}</Empty>
      ) : (
        <p className={styles.text}>{profile.headline}</p>
      )}
    </SingleSection>
  );
}

function Summary({ profile }: OfProfile) {
  const t = profileTexts.useTexts();
  return (
    <SingleSection section="summary" profile={profile} inWords={({ summary }) => summary}>
      {profile.summary === '' ? <Empty>{t('summary.empty')}</Empty> : <Typed>{profile.summary}</Typed>}
    </SingleSection>
  );
}

/** When it was, as far as it is told. */
function periodOf({ startDate, endDate, isCurrent }: Experience | Education) {
  if (startDate === null) return endDate === null ? undefined : { from: endDate };
  return { from: startDate, ...(isCurrent ? { to: 'present' } : endDate !== null && { to: endDate }) };
}

function ExperienceSection({ profile }: OfProfile) {
  const t = profileTexts.useTexts();
  return (
    <ListSection
      section="experience"
      profile={profile}
      order={newestFirst}
      draftOf={({ title, company, startDate }) => joined([title, company, startDate ?? ''])}
      empty={t('experience.empty')}
      show={(entry) => ({
        title: entry.title,
        subtitle: joined([entry.company, entry.location]),
        period: periodOf(entry),
        children: entry.description !== '' && <Typed>{entry.description}</Typed>,
      })}
    />
  );
}

function EducationSection({ profile }: OfProfile) {
  const t = profileTexts.useTexts();
  return (
    <ListSection
      section="education"
      profile={profile}
      order={newestFirst}
      draftOf={({ school, degree, startDate }) => joined([school, degree, startDate ?? ''])}
      empty={t('education.empty')}
      show={(entry) => ({
        title: entry.school,
        subtitle: joined([entry.degree, entry.field]),
        period: periodOf(entry),
        children: entry.description !== '' && <Typed>{entry.description}</Typed>,
      })}
    />
  );
}

function Skills({ profile }: OfProfile) {
  const { boot } = useSite();
  const t = profileTexts.useTexts();
  return (
    <SingleSection
      section="skills"
      profile={profile}
      inWords={({ skills }) => new Intl.ListFormat(boot.locale).format(skills)}
    >
      {profile.skills.length === 0 ? (
        <Empty>{t('skills.empty')}</Empty>
      ) : (
        <Inline as="ul" gap={2} aria-label={t('skills')}>
          {profile.skills.map((skill) => (
            <li key={skill}>
              <Tag>
                <bdi>{skill}</bdi>
              </Tag>
            </li>
          ))}
        </Inline>
      )}
    </SingleSection>
  );
}

function Languages({ profile }: OfProfile) {
  const t = profileTexts.useTexts();
  return (
    <ListSection
      section="languages"
      profile={profile}
      draftOf={({ name }) => name}
      empty={t('languages.empty')}
      show={({ name, level }) => ({
        title: name,
        ...(level !== null && { subtitle: t(`languageLevel.${level}`) }),
      })}
    />
  );
}

function Certifications({ profile }: OfProfile) {
  const t = profileTexts.useTexts();
  return (
    <ListSection
      section="certifications"
      profile={profile}
      draftOf={({ name, issuer }) => joined([name, issuer])}
      empty={t('certifications.empty')}
      show={({ name, issuer, issuedOn }) => ({
        title: name,
        subtitle: issuer,
        ...(issuedOn !== null && { period: { from: issuedOn } }),
      })}
    />
  );
}

function Links({ profile }: OfProfile) {
  const t = profileTexts.useTexts();
  return (
    <ListSection
      section="links"
      profile={profile}
      draftOf={({ url }) => url}
      empty={t('links.empty')}
      show={({ label, url }) => ({
        title: label === '' ? new URL(url).host : label,
        children: (
          <Link href={url} external>
            {url}
          </Link>
        ),
      })}
    />
  );
}

function Preferences({ profile }: OfProfile) {
  const { boot } = useSite();
  const t = profileTexts.useTexts();
  const list = (texts: readonly string[]) => new Intl.ListFormat(boot.locale).format(texts);
  const factsOf = ({ preferences }: Profile) =>
    [
      { term: t('preferences.jobTitles'), description: list(preferences.jobTitles) },
      { term: t('preferences.locations'), description: list(preferences.locations) },
      {
        term: t('preferences.workLocationOptions'),
        description: list(
          workLocations
            .filter((option) => preferences.workLocationOptions.includes(option))
            .map((option) => t(`workLocation.${option}`)),
        ),
      },
      {
        term: t('preferences.moves'),
        description: preferences.willRelocate ? t('preferences.wouldMove') : '',
      },
    ].filter(({ description }) => description !== '');
  const facts = factsOf(profile);
  return (
    <SingleSection
      section="preferences"
      profile={profile}
      inWords={(standing) => joined(factsOf(standing).map(({ description }) => description))}
    >
      {facts.length === 0 ? (
        <Empty>{t('preferences.empty')}</Empty>
      ) : (
        <DefinitionList layout="columns" items={facts} />
      )}
    </SingleSection>
  );
}
