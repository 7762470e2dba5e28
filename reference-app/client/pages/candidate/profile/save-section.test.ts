import { expect, test } from 'vitest';
import type { Profile } from '../../../../contract/profile.ts';
import { RequestError } from '../../../request/request-error.ts';
import {
  Conflict,
  removeEntry,
  saveSingle,
  saveSkills,
  updateEntry,
  type ProfileEdit,
} from './save-section.ts';

const profileOf = (version: number, more: Partial<Profile> = {}) =>
  ({ version, headline: 'Nurse', languages: [], skills: [], ...more }) as unknown as Profile;
const dutch = { name: 'Dutch', level: null };
const igbo = { name: 'Igbo', level: null };

/** A server that has this profile, and what it was asked for. */
function serverOf(standing: Profile) {
  const asked: ProfileEdit[] = [];
  const edit = async (change: ProfileEdit): Promise<Profile> => {
    asked.push(change);
    if (change.version !== undefined && change.version !== standing.version)
      throw new RequestError('refused', { status: 409, data: { profile: standing } });
    const { op_section: section, operation, op_data: { value, index = 0 } = {} } = change;
    const next = { ...standing, version: standing.version + 1 };
    if (section === 'skills')
      next.skills =
        operation === 'add' ? [...standing.skills, String(value)] : standing.skills.toSpliced(index, 1);
    standing = next;
    return standing;
  };
  return { edit, asked };
}

test('PROFILE-01 what others have changed elsewhere in the profile is in nobody’s way', async () => {
  const { edit, asked } = serverOf(profileOf(3));
  await saveSingle(edit, { section: 'headline', seen: profileOf(2), value: 'Cook' });
  expect(asked.map(({ version }) => version)).toEqual([2, 3]);
});

test('PROFILE-01 a text that others have changed is not overwritten unseen', async () => {
  const { edit, asked } = serverOf(profileOf(3, { headline: 'Clerk' }));
  const saving = saveSingle(edit, { section: 'headline', seen: profileOf(2), value: 'Cook' });
  await expect(saving).rejects.toThrow(Conflict);
  expect(asked).toHaveLength(1);
});

test('PROFILE-01 an entry is changed and removed wherever it stands by now', async () => {
  const seen = profileOf(2, { languages: [dutch, igbo] });
  const entry = { section: 'languages', seen, index: 1 } as const;
  const moved = serverOf(profileOf(5, { languages: [igbo] }));
  await updateEntry(moved.edit, { ...entry, value: { name: 'Igbo', level: 'native' } });
  expect(moved.asked.map(({ op_data }) => op_data?.index)).toEqual([1, 0]);
  const gone = serverOf(profileOf(5, { languages: [dutch] }));
  await expect(removeEntry(gone.edit, entry)).rejects.toThrow(Conflict);
});

test('PROFILE-01 of skills only what has changed is sent, and those taken out go first', async () => {
  const seen = profileOf(2, { skills: ['Triage', 'Filing', 'Wound care'] });
  const { edit, asked } = serverOf(seen);
  const steps: number[] = [];
  const after = await saveSkills(edit, {
    seen,
    skills: ['Triage', 'Wound care', 'Dialysis'],
    onStep: ({ version }) => steps.push(version),
  });
  expect(after.skills).toEqual(['Triage', 'Wound care', 'Dialysis']);
  expect(asked.map(({ operation }) => operation)).toEqual(['remove', 'add']);
  expect(steps).toEqual([3, 4]);
});
