import { rowItems, type Item } from '@portico/core/forms';
import { kindOf, nameIn } from '@portico/core/forms/internal';
import { get, type FieldErrors } from 'react-hook-form';
import type { FormError } from '../../feedback/form-error-summary/errors-of.ts';
import { isUntouched, type Held } from './form-values.ts';
import { keyOf } from './keys.ts';

type Told = { message?: string; root?: { message?: string } };

/** Something that is wrong, with what was asked there. */
type ItemError = FormError & { item: Item };

/** What is wrong, in the order of the page. */
export const errorsInOrder = (
  items: readonly Item[],
  errors: FieldErrors<Held>,
  path = '',
): readonly ItemError[] =>
  items.flatMap((item): readonly ItemError[] => {
    const here = `${path}${keyOf(item.name)}`;
    const own = get(errors, here) as (Told & readonly unknown[]) | undefined;
    if (own === undefined) return [];
    const message = own.root?.message ?? own.message;
    const rows = Array.isArray(own) ? own.keys() : [];
    return [
      ...(message ? [{ field: here, message, item }] : []),
      ...[...rows].flatMap((index) => errorsInOrder(rowItems(item), errors, `${here}.${index}.`)),
    ];
  });

/**
 * Errors whose words stand for several fields say as well which one they are about, since links of the same words that lead
 * to different places say nothing.
 *
 * @param say.row what the row of that number is called
 * @param say.of what is wrong with what
 */
export function toldApart(
  errors: readonly ItemError[],
  say: { row: (number: number) => string; of: (name: string, message: string) => string },
): readonly FormError[] {
  const seen = new Map<string, number>();
  for (const { message } of errors) seen.set(message, (seen.get(message) ?? 0) + 1);
  return errors.map(({ field, message, item }) => {
    if (seen.get(message) === 1) return { field, message };
    const name = nameIn(item.label);
    const named = name && message.includes(name) ? message : say.of(item.label || field, message);
    const rows = field.split('.').filter((_, index) => index % 2 === 1);
    return {
      field,
      message: rows.reduceRight((below, index) => say.of(say.row(Number(index) + 1), below), named),
    };
  });
}

/** Which rows of a list are sent, by their places in the form. */
function sentRows(list: Item, held: Held): readonly (readonly [index: number, row: Held])[] {
  const rows = get(held, keyOf(list.name)) as unknown;
  return Array.isArray(rows)
    ? rows.flatMap((row: Held, index) => (isUntouched(list, row) ? [] : [[index, row] as const]))
    : [];
}

/**
 * The key of a field that a server names, such as `jobs[0].title` or `jobs.0.title`; undefined for one that there is not.
 *
 * @param held what was sent, of which the server has not seen the rows that nobody touched
 */
export function keyOfPath(items: readonly Item[], path: string, held: Held): string | undefined {
  const whole = items.find(({ name }) => name === path);
  if (whole) return kindOf(whole)?.isValue ? keyOf(whole.name) : undefined;
  // names may have dots and brackets in them: the longest one counts
  const list = items
    .filter((item) => item.type === 'dynamicList' && path.startsWith(item.name))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  const [, sentIndex, rest] =
    /^(?:\.(\d+)|\[(\d+)\])\.?(.*)$/s
      .exec(path.slice(list?.name.length ?? 0))
      ?.filter((part) => part !== undefined) ?? [];
  if (!list || sentIndex === undefined || rest === undefined) return undefined;
  const [index, row] = sentRows(list, held)[Number(sentIndex)] ?? [];
  const below = row && keyOfPath(rowItems(list), rest, row);
  return below === undefined ? undefined : `${keyOf(list.name)}.${index}.${below}`;
}

const usable =
  ':is(input, select, textarea, button, [role="spinbutton"]):not([type="hidden"], [tabindex="-1"], :disabled)';

/** The first control inside an element that is wrong, else its first one that can be used. */
export function controlIn(element: HTMLElement): HTMLElement | undefined {
  // groups are wrong as a whole, and take no focus themselves
  const wrong = element.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-invalid]');
  if (wrong?.matches(usable)) return wrong;
  const place = wrong ?? element;
  const first =
    place.querySelector<HTMLElement>(`${usable}[aria-invalid="true"]`) ??
    place.querySelector<HTMLElement>(usable) ??
    undefined;
  // of radio buttons the chosen one is where the Tab key leads
  return first instanceof HTMLInputElement && first.type === 'radio'
    ? (place.querySelector<HTMLElement>('input[type="radio"]:checked') ?? first)
    : first;
}

/** Where a field stands on the page, if it does. */
export const elementOf = (form: HTMLElement, field: string): HTMLElement | undefined =>
  form.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`) ?? undefined;

/** Puts the focus where the first of some fields that are there has to be put right. @param fields in their order */
export function focusFirst(form: HTMLElement, fields: readonly string[]): void {
  for (const field of fields) {
    const element = elementOf(form, field);
    if (!element) continue;
    const control = controlIn(element);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
    return;
  }
}
