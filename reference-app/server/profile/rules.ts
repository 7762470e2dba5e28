import type { ProfileAnalysis, ProfileCompletion, ProfileSections } from '../../contract/profile.ts';
import { levelAfter, levelIn, monthsOf, newestFirst, yearsOf } from './experience.ts';
import { skillWordsOf, standsAt } from './skill-words.ts';

type Facts = { sections: ProfileSections; hasAvatar: boolean; hasResume: boolean };
type Part = { section: string; weight: number; hint: string; isComplete: (facts: Facts) => boolean };

/** What a whole profile has, with weights that come to 100; see `docs/match.md`. */
const parts: readonly Part[] = [
  {
    section: 'resume',
    weight: 20,
    hint: 'Upload a resume.',
    isComplete: ({ hasResume }) => hasResume,
  },
  {
    section: 'experience',
    weight: 20,
    hint: 'Tell where you have worked, and from when.',
    isComplete: ({ sections }) => sections.experience.some(({ startDate }) => startDate !== null),
  },
  {
    section: 'skills',
    weight: 15,
    hint: 'Name three skills or more.',
    isComplete: ({ sections }) => sections.skills.length >= 3,
  },
  {
    section: 'personal',
    weight: 15,
    hint: 'Tell your phone number and where you live.',
    isComplete: ({ sections }) => sections.phone !== '' && sections.location !== '',
  },
  {
    section: 'education',
    weight: 10,
    hint: 'Tell where you have learned.',
    isComplete: ({ sections }) => sections.education.length > 0,
  },
  {
    section: 'headline',
    weight: 5,
    hint: 'Say in a line what you do.',
    isComplete: ({ sections }) => sections.headline !== '',
  },
  {
    section: 'summary',
    weight: 5,
    hint: 'Say in a few sentences what you look for.',
    isComplete: ({ sections }) => sections.summary !== '',
  },
  {
    section: 'languages',
    weight: 5,
    hint: 'Name the languages that you speak.',
    isComplete: ({ sections }) => sections.languages.length > 0,
  },
  {
    section: 'avatar',
    weight: 5,
    hint: 'Add a picture, if you like.',
    isComplete: ({ hasAvatar }) => hasAvatar,
  },
];

export function completionOf(facts: Facts): ProfileCompletion {
  const told = parts.map(({ isComplete, ...part }) => ({ ...part, isComplete: isComplete(facts) }));
  const weightOf = (some: typeof told) => some.reduce((sum, { weight }) => sum + weight, 0);
  return {
    percentage: weightOf(told.filter((part) => part.isComplete)),
    parts: told,
    missing: told.filter((part) => !part.isComplete).map(({ section }) => section),
  };
}

const mainSkills = 10;

/** What a profile says of its candidate, each with the reason. */
export function analysisOf(sections: ProfileSections, now: Date): ProfileAnalysis {
  const { experience, skills } = sections;
  const years = yearsOf(monthsOf(experience, now));
  const counted = experience.filter((entry) => monthsOf([entry], now) > 0).length;
  return {
    experience: {
      years,
      reason:
        counted === 0
          ? 'No position in the profile has dates.'
          : `${counted} ${counted === 1 ? 'position' : 'positions'} with dates, overlaps counted once.`,
      positions: counted,
    },
    seniority: seniorityOf(sections, years),
    mainSkills: skills
      .map((name) => ({ name, places: experience.filter((entry) => namesSkill(entry, name)).length }))
      // stable: of skills named as often the candidate's own order stands
      .toSorted((left, right) => right.places - left.places)
      .slice(0, mainSkills)
      .map(({ name, places }) => ({
        name,
        reason:
          places === 0
            ? 'Listed among the skills.'
            : `Listed among the skills, and named in ${places} ${places === 1 ? 'position' : 'positions'}.`,
        positions: places,
      })),
  };
}

function seniorityOf({ experience }: ProfileSections, years: number): ProfileAnalysis['seniority'] {
  const [newest] = newestFirst(experience);
  if (!newest) return null;
  const named = levelIn(newest.title);
  if (named)
    return { level: named, reason: `The newest position is “${newest.title}”.`, title: newest.title };
  if (years === 0) return null;
  return {
    level: levelAfter(years),
    reason: `${years} years of experience; no title tells a level.`,
    title: null,
  };
}

/** Whether an entry names a skill, as whole words. */
export function namesSkill(entry: { title: string; description: string }, skill: string): boolean {
  const wanted = skillWordsOf(skill);
  if (wanted.length === 0) return false;
  return [entry.title, entry.description].some((text) => {
    const words = skillWordsOf(text);
    return words.some((_, index) => standsAt(words, index, wanted));
  });
}
