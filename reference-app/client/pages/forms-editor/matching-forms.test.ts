import { expect, test } from 'vitest';
import { matchingForms, type FormFilter } from './matching-forms.ts';

const forms = [
  { title: 'Right to work', description: 'By law, we check it.', status: 'published' },
  { title: 'Références', description: '', status: 'draft' },
  { title: 'Relocation help', description: 'Where you work next.', status: 'retired' },
] as const;
const titles = (filter: FormFilter) => matchingForms(forms, filter).map(({ title }) => title);

test.each([
  [{ status: 'all', words: '' }, ['Right to work', 'Références', 'Relocation help']],
  [{ status: 'all', words: '  WORK ' }, ['Right to work', 'Relocation help']],
  [{ status: 'retired', words: 'work' }, ['Relocation help']],
  [{ status: 'all', words: 'work right' }, ['Right to work']],
  [{ status: 'draft', words: 'references' }, ['Références']],
  [{ status: 'published', words: 'help' }, []],
] as const)('FORMEDIT-01 %j finds %j', (filter, found) => {
  expect(titles(filter)).toEqual(found);
});
