import { fold } from '@portico/core/text';
import type { Experience, Profile } from '../../contract/profile.ts';
import type { Proposal } from '../../contract/resumes.ts';
import { monthsOf, yearsOf } from '../profile/experience.ts';
import { analysisOf, namesSkill } from '../profile/rules.ts';
import type { StoredProfile } from '../profile/store.ts';
import { openProposals } from '../resumes/rules.ts';
import type { StoredResume } from '../resumes/store.ts';
import type { CandidateFacts } from './score.ts';

/**
 * What is known of a candidate. The profile comes first; what was read in the current resume and is not settled stands
 * in where the profile tells nothing, and adds skills.
 */
export function factsOf(
  { sections }: StoredProfile,
  resume: StoredResume | undefined,
  now: Date,
): CandidateFacts {
  const read = resume ? openProposals(resume.reading, resume.settled) : [];
  const experience =
    sections.experience.length > 0 ? sections.experience : valuesOf<Experience>(read, 'experience');
  const told = { ...sections, experience };
  const months = monthsOf(experience, now);
  const own = new Set(sections.skills.map(fold));
  const inResume = new Set(valuesOf<string>(read, 'skills').map(fold));
  return {
    skillSource(skill) {
      if (own.has(fold(skill))) return 'profile';
      if (sections.experience.some((entry) => namesSkill(entry, skill))) return 'experience';
      return inResume.has(fold(skill)) ? 'resume' : undefined;
    },
    hasSkills: own.size > 0 || inResume.size > 0 || experience.length > 0,
    years: months > 0 ? yearsOf(months) : null,
    level: analysisOf(told, now).seniority?.level ?? null,
    location: sections.location || (valuesOf<string>(read, 'location')[0] ?? ''),
    preferences: sections.preferences satisfies Profile['preferences'],
  };
}

/** Proposals were made by the schema of their field. */
function valuesOf<Value>(proposals: readonly Proposal[], field: Proposal['field']): Value[] {
  return proposals.filter((proposal) => proposal.field === field).map(({ value }) => value as Value);
}
