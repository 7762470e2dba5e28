import type { Education, Experience, Profile } from '../../contract/profile.ts';
import type { Proposal } from '../../contract/resumes.ts';

const monthOf = (month: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

type Words = { locale: string; now: string };
type Span = Pick<Experience, 'startDate' | 'endDate' | 'isCurrent'>;

/** From when until when, as far as it is told. */
export function spanText({ startDate, endDate, isCurrent }: Span, { locale, now }: Words) {
  const end = isCurrent ? now : endDate && monthOf(endDate, locale);
  return [startDate && monthOf(startDate, locale), end].filter(Boolean).join(' – ');
}
const experienceText = (one: Experience, words: Words) =>
  [one.title, one.company, spanText(one, words)].filter(Boolean).join(' · ');
const educationText = (one: Education, words: Words) =>
  [one.degree, one.field, one.school, spanText(one, words)].filter(Boolean).join(' · ');

const isAlike = (left: string, right: string) =>
  left.trim().localeCompare(right.trim(), undefined, { sensitivity: 'accent' }) === 0;

/** What a resume says and what stands in the profile in its place, as text; `current` is empty where nothing stands. */
export function proposalTexts(
  { field, value }: Proposal,
  profile: Profile,
  words: Words,
): { read: string; current: string } {
  switch (field) {
    case 'name': {
      const { firstname = '', lastname = '' } = value as { firstname?: string; lastname?: string };
      return { read: `${firstname} ${lastname}`.trim(), current: profile.fullname };
    }
    case 'email':
    case 'phone':
    case 'location':
      return { read: value as string, current: profile[field] };
    case 'skills': {
      const read = value as string;
      return { read, current: profile.skills.find((skill) => isAlike(skill, read)) ?? '' };
    }
    case 'experience': {
      const read = value as Experience;
      const own = profile.experience.find(
        ({ title, company }) => isAlike(title, read.title) && isAlike(company, read.company),
      );
      return { read: experienceText(read, words), current: own ? experienceText(own, words) : '' };
    }
    case 'education': {
      const read = value as Education;
      const own = profile.education.find(
        ({ school, degree }) => isAlike(school, read.school) && isAlike(degree, read.degree),
      );
      return { read: educationText(read, words), current: own ? educationText(own, words) : '' };
    }
  }
}

/** Whether taking it would change anything. */
export const isChange = ({ read, current }: { read: string; current: string }): boolean => read !== current;
