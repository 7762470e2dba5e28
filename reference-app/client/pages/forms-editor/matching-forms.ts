import { employerFormStatuses, type ListedEmployerForm } from '../../../contract/employer-forms.ts';

export const shownStatuses = ['all', ...employerFormStatuses] as const;
export type ShownStatus = (typeof shownStatuses)[number];
export type FormFilter = { status: ShownStatus; words: string };

const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The forms of a status whose title or description has all of the words. */
export function matchingForms<Form extends Pick<ListedEmployerForm, 'status' | 'title' | 'description'>>(
  forms: readonly Form[],
  { status, words }: FormFilter,
): readonly Form[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return forms.filter((form) => {
    const text = folded(`${form.title} ${form.description}`);
    return (status === 'all' || form.status === status) && wanted.every((word) => text.includes(word));
  });
}
