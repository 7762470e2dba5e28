import { get, type FieldErrors } from 'react-hook-form';
import type { FormError } from '../../feedback/form-error-summary/errors-of.ts';
import { rowItems, type Item } from '../definition/definition.ts';
import type { Held } from './form-values.ts';
import { keyOf } from './keys.ts';

type Told = { message?: string; root?: { message?: string } };

/** What is wrong, in the order of the page. */
export const errorsInOrder = (
  items: readonly Item[],
  errors: FieldErrors<Held>,
  path = '',
): readonly FormError[] =>
  items.flatMap((item): readonly FormError[] => {
    const here = `${path}${keyOf(item.name)}`;
    const own = get(errors, here) as (Told & readonly unknown[]) | undefined;
    if (own === undefined) return [];
    const message = own.root?.message ?? own.message;
    const rows = Array.isArray(own) ? own.keys() : [];
    return [
      ...(message ? [{ field: here, message }] : []),
      ...[...rows].flatMap((index) => errorsInOrder(rowItems(item), errors, `${here}.${index}.`)),
    ];
  });

/** The key of a field that a server names, such as `jobs[0].title` or `jobs.0.title`; undefined for one that there is not. */
export const keyOfPath = (items: readonly Item[], path: string): string | undefined => {
  const whole = items.find(({ name }) => name === path);
  if (whole) return keyOf(whole.name);
  // names may have dots and brackets in them: the longest one counts
  const list = items
    .filter((item) => item.type === 'dynamicList' && path.startsWith(item.name))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  const [, index, rest] =
    /^(?:\.(\d+)|\[(\d+)\])\.?(.*)$/s
      .exec(path.slice(list?.name.length ?? 0))
      ?.filter((part) => part !== undefined) ?? [];
  if (!list || index === undefined || rest === undefined) return undefined;
  const below = keyOfPath(rowItems(list), rest);
  return below === undefined ? undefined : `${keyOf(list.name)}.${index}.${below}`;
};

/** The first control inside an element that is wrong, else its first one that can be used. */
export const controlIn = (element: HTMLElement): HTMLElement | undefined =>
  // a group of radio buttons is wrong as a whole, and cannot have the focus
  element.querySelector<HTMLElement>('[aria-invalid="true"]:not(fieldset)') ??
  element.querySelector<HTMLElement>(
    ':is(input, select, textarea):not([type="hidden"], :disabled), button:not(:disabled), [tabindex="0"]',
  ) ??
  undefined;

/** The first control of a field that is wrong, in the order of the document. */
const firstControl = (form: HTMLElement, fields: ReadonlySet<string>): HTMLElement | undefined => {
  const wrong = [...form.querySelectorAll<HTMLElement>('[data-field]')].find((element) =>
    fields.has(element.dataset['field'] ?? ''),
  );
  return wrong && controlIn(wrong);
};

/** Puts the focus where the first thing has to be put right. */
export const focusFirst = (form: HTMLElement, errors: readonly FormError[]): void => {
  const control = firstControl(form, new Set(errors.map(({ field }) => field)));
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
};
