import { isRecord, type Choice } from '@portico/core/forms';
import { isNumber, isText } from '@portico/core/forms/internal';

/** More choices than this are found by typing. */
export const manyChoices = 20;

/** What stands for one choice: a text, a number, or both a label and a value. */
function choiceIn(one: unknown): Choice | undefined {
  if (isText(one) || isNumber(one)) return { label: String(one), value: String(one) };
  if (!isRecord(one)) return undefined;
  const { label, value } = one;
  return isText(label) && (isText(value) || isNumber(value)) ? { label, value: String(value) } : undefined;
}

/** What an envelope holds; nothing where it is none. */
const inside = (envelope: unknown): unknown => (isRecord(envelope) ? envelope['data'] : undefined);

/**
 * The choices of an endpoint's answer, at `data.options` of its body or one `data` deeper, since some servers put their
 * envelope into another one; texts stand for themselves. Of several with one value, the first counts.
 *
 * @throws Error for an answer without options
 */
export function choicesIn(body: unknown): readonly Choice[] {
  const data = inside(body);
  const options = [data, inside(data)].filter(isRecord).find((one) => 'options' in one)?.['options'];
  const found = Array.isArray(options) ? options.map(choiceIn) : [];
  const choices = found.filter((one) => one !== undefined);
  if (!Array.isArray(options) || choices.length < found.length)
    throw new Error('The answer has no list of options at data.options, each a text or a label and a value');
  return [...new Map(choices.toReversed().map((one) => [one.value, one])).values()].toReversed();
}

/** By their labels, as the language orders them. */
export function sorted(
  choices: readonly Choice[],
  order: 'asc' | 'desc' | undefined,
  locale: string,
): readonly Choice[] {
  if (!order) return choices;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return choices.toSorted((a, b) =>
    order === 'asc' ? compare(a.label, b.label) : compare(b.label, a.label),
  );
}

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
export function addressOf(endpoint: string, parent: unknown): URL {
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
}
