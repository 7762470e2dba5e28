import type { Profile } from '../../../../contract/profile.ts';

/** Whether a resume would have nothing but a name on it. */
export const isEmpty = ({
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
