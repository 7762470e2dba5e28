import type { ListSection, Profile, SingleSection } from '../../../../contract/profile.ts';
import { RequestError } from '../../../request/request-error.ts';

export type SectionName = SingleSection | ListSection;
export type ProfileEdit = {
  op_section: SectionName | 'avatar';
  operation: 'add' | 'update' | 'remove';
  op_data?: { value?: unknown; index?: number };
  version?: number;
};
type Send = (edit: ProfileEdit) => Promise<Profile>;

/** The profile has something else in the place of what was edited; nothing was saved. */
export class Conflict extends Error {
  override name = 'Conflict';
  readonly standing: Profile;

  constructor(standing: Profile) {
    super('The profile was changed somewhere else meanwhile');
    this.standing = standing;
  }
}

/** What a section with one value holds. */
export function valueOf(profile: Profile, section: SingleSection): unknown {
  if (section !== 'personal') return profile[section];
  const { firstname, lastname, phone, location } = profile;
  return { firstname, lastname, phone, location };
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** What the server says there is, where it has refused an edit of what there was. */
const standingIn = (error: unknown): Profile | undefined =>
  error instanceof RequestError && error.status === 409
    ? (error.data as { profile?: Profile } | undefined)?.profile
    : undefined;

/** Has the edit made again on a newer profile, as long as it says the same of what is edited. */
async function onTheNewest(
  seen: Profile,
  { edit, meansTheSame }: { edit: Send; meansTheSame: (standing: Profile) => ProfileEdit | undefined },
): Promise<Profile> {
  let last = seen;
  for (;;) {
    const next = meansTheSame(last);
    if (!next) throw new Conflict(last);
    try {
      return await edit({ ...next, version: last.version });
    } catch (error) {
      const standing = standingIn(error);
      if (!standing) throw error;
      if (standing.version === last.version) throw new Conflict(standing);
      last = standing;
    }
  }
}

/** Puts a value in the place of the one that its author saw. @throws Conflict, RequestError */
export const saveSingle = (
  edit: Send,
  { section, seen, value }: { section: SingleSection; seen: Profile; value: unknown },
): Promise<Profile> =>
  onTheNewest(seen, {
    edit,
    meansTheSame: (standing) =>
      isSame(valueOf(standing, section), valueOf(seen, section))
        ? { op_section: section, operation: 'update', op_data: { value } }
        : undefined,
  });

type OfEntry = { section: ListSection; seen: Profile; index: number };

/** Where an entry that somebody saw stands by now. */
function placeOf({ section, seen, index }: OfEntry, standing: Profile): number {
  const entry = seen[section][index];
  const entries: readonly unknown[] = standing[section];
  return isSame(entries[index], entry) ? index : entries.findIndex((other) => isSame(other, entry));
}

/** Changes an entry wherever it stands by now. @throws Conflict, RequestError */
export const updateEntry = (
  edit: Send,
  { value, ...entry }: OfEntry & { value: unknown },
): Promise<Profile> =>
  onTheNewest(entry.seen, {
    edit,
    meansTheSame: (standing) => {
      const index = placeOf(entry, standing);
      return index < 0
        ? undefined
        : { op_section: entry.section, operation: 'update', op_data: { value, index } };
    },
  });

/** Removes an entry wherever it stands by now. @throws Conflict, RequestError */
export const removeEntry = (edit: Send, entry: OfEntry): Promise<Profile> =>
  onTheNewest(entry.seen, {
    edit,
    meansTheSame: (standing) => {
      const index = placeOf(entry, standing);
      return index < 0 ? undefined : { op_section: entry.section, operation: 'remove', op_data: { index } };
    },
  });

/** Adds an entry; what others have changed meanwhile is not in its way. */
export const addEntry = (edit: Send, section: ListSection, value: unknown): Promise<Profile> =>
  edit({ op_section: section, operation: 'add', op_data: { value } });

/** Has the profile name these skills: those that were taken out go first, as there is room for so many only. */
export async function saveSkills(
  edit: Send,
  { seen, skills, onStep }: { seen: Profile; skills: readonly string[]; onStep: (profile: Profile) => void },
): Promise<Profile> {
  let last = seen;
  const step = async (made: Promise<Profile>) => {
    last = await made;
    onStep(last);
  };
  for (const skill of seen.skills) {
    const index = last.skills.indexOf(skill);
    if (!skills.includes(skill) && index >= 0)
      await step(removeEntry(edit, { section: 'skills', seen: last, index }));
  }
  for (const skill of skills) if (!seen.skills.includes(skill)) await step(addEntry(edit, 'skills', skill));
  return last;
}
