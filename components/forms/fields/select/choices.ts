import * as z from 'zod/mini';
import type { Choice } from '../../definition/item.ts';

/** More choices than this are found by typing. */
export const manyChoices = 20;

const answered = z.union([
  z.string(),
  z.number(),
  z.object({ label: z.string(), value: z.union([z.string(), z.number()]) }),
]);
const options = z.array(answered);
const envelope = z.object({ data: z.object({ options }) });
// some servers put their envelope into another one
const answer = z.union([envelope, z.object({ data: envelope })]);

/**
 * The choices of an endpoint's answer, at `data.options` of its body or one `data` deeper; texts stand for themselves. Of
 * several with one value, the first counts.
 *
 * @throws Error for an answer without options
 */
export const choicesIn = (body: unknown): readonly Choice[] => {
  const { data } = answer.parse(body);
  const found = 'options' in data ? data.options : data.data.options;
  const choices = found.map((one) =>
    typeof one === 'object'
      ? { label: one.label, value: String(one.value) }
      : { label: String(one), value: String(one) },
  );
  return [...new Map(choices.toReversed().map((one) => [one.value, one])).values()].toReversed();
};

/** By their labels, as the language orders them. */
export const sorted = (
  choices: readonly Choice[],
  order: 'asc' | 'desc' | undefined,
  locale: string,
): readonly Choice[] => {
  if (!order) return choices;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return choices.toSorted((a, b) =>
    order === 'asc' ? compare(a.label, b.label) : compare(b.label, a.label),
  );
};

/** What another field holds, as a part of an address; nothing while it is not answered. */
const written = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(written).join(',')
    : typeof value === 'object' && value !== null
      ? JSON.stringify(value)
      : String(value ?? '');

const placeholder = '{parentValue}';

/** Whether there is nothing to ask for before another field is answered. */
export const waitsForParent = (endpoint: string | undefined, parent: unknown): boolean =>
  endpoint?.includes(placeholder) === true && written(parent) === '';

/**
 * The address that is asked, with the value of another field in it.
 * @throws Error for one that is neither http(s) nor of this site, and for a value that leads to another address
 */
export const addressOf = (endpoint: string, parent: unknown): URL => {
  const value = encodeURIComponent(written(parent));
  // as a part of a path these are steps, whichever way they are written
  if (/^\.\.?$/.test(value) && endpoint.includes(placeholder))
    throw new Error(`Choices are not asked for by “${value}”: ${endpoint}`);
  const address = new URL(
    endpoint.replaceAll(placeholder, () => value),
    document.baseURI,
  );
  if (!/^https?:$/.test(address.protocol) && address.origin !== location.origin)
    throw new Error(
      `Choices are only asked for by http and https, not by “${address.protocol}”: ${endpoint}`,
    );
  return address;
};
