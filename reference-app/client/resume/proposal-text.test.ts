import { expect, test } from 'vitest';
import type { Profile } from '../../contract/profile.ts';
import type { Proposal } from '../../contract/resumes.ts';
import { isChange, proposalTexts } from './proposal-text.ts';

const words = { locale: 'en-US', now: 'today' };
const nurse = {
  title: 'Nurse',
  company: 'Old Hospital',
  location: '',
  startDate: '2015-01',
  endDate: null,
  isCurrent: true,
  description: '',
};
const profile = {
  fullname: 'Grace Hopper',
  phone: '',
  location: 'Delft',
  skills: ['Triage'],
  experience: [nurse],
  education: [],
} as unknown as Profile;
const propose = (field: Proposal['field'], value: unknown) =>
  proposalTexts({ id: 'x', field, value, found: { start: 0, end: 0, line: 1, text: '' } }, profile, words);

test('RESUME-02 what was read stands beside what the profile says', () => {
  expect(propose('phone', '+31 15 123')).toEqual({ read: '+31 15 123', current: '' });
  expect(propose('location', 'Rotterdam')).toEqual({ read: 'Rotterdam', current: 'Delft' });
  expect(propose('experience', { ...nurse, isCurrent: false, endDate: '2019-12' })).toEqual({
    read: 'Nurse · Old Hospital · Jan 2015 – Dec 2019',
    current: 'Nurse · Old Hospital · Jan 2015 – today',
  });
  expect(
    propose('education', {
      school: 'TU Delft',
      degree: 'BSc',
      field: '',
      startDate: null,
      endDate: '2014-07',
      isCurrent: false,
      description: '',
    }),
  ).toEqual({ read: 'BSc · TU Delft · Jul 2014', current: '' });
});

test('RESUME-02 what the profile says already needs no review', () => {
  expect(isChange(propose('name', { firstname: 'Grace', lastname: 'Hopper' }))).toBe(false);
  expect(isChange(propose('skills', 'Triage'))).toBe(false);
  expect(isChange(propose('experience', nurse))).toBe(false);
  expect(isChange(propose('skills', 'Dialysis'))).toBe(true);
});
