import type { Draft } from '@portico/components/forms';
import { expect, test } from 'vitest';
import { joinDrafts } from './join-drafts.ts';

const draft = (values: Draft['values'], changed?: readonly string[]): Draft => ({
  format: 1,
  savedAt: 1,
  tab: '',
  values,
  section: 0,
  ...(changed && { changed }),
});

test('APPLY-02 what a visitor left empty replaces none of the answers that their account has', () => {
  const own = draft({ phone: '1', skills: ['care'], why: '', city: 'Bern' }, ['phone', 'skills', 'city']);
  const guest = draft({ phone: '', skills: [], why: 'I like people', city: 'Thun' }, ['why', 'city']);
  expect(joinDrafts(own, guest)).toMatchObject({
    values: { phone: '1', skills: ['care'], why: 'I like people', city: 'Thun' },
    changed: ['phone', 'skills', 'city', 'why'],
  });
});

test('APPLY-02 what a visitor has emptied on purpose is empty', () => {
  const joined = joinDrafts(draft({ why: 'Money' }, ['why']), draft({ why: '' }, ['why']));
  expect(joined.values).toEqual({ why: '' });
});

test('APPLY-02 a draft that does not say what was changed counts with all that it holds', () => {
  const joined = joinDrafts(draft({ phone: '1' }), draft({ why: 'I like people' }));
  expect(joined).toMatchObject({
    values: { phone: '1', why: 'I like people' },
    changed: ['phone', 'why'],
  });
});

test('APPLY-02 where the account has none, the visitor’s is the draft', () => {
  expect(joinDrafts(undefined, draft({ phone: '', why: 'So' }, ['why']))).toMatchObject({
    values: { why: 'So' },
    changed: ['why'],
  });
});
