import type { FieldType } from '@portico/core/forms';
import { optionsOf, type Option, type OptionShape } from './option-shapes.ts';
import type { EditorTexts } from './texts.ts';

type Texts = Pick<EditorTexts, 'text' | 'typeName'>;

const startOfOptions = (options: readonly Option[], number: number, texts: Texts): Record<string, unknown> =>
  Object.fromEntries(
    options
      .filter(({ isRequired }) => isRequired)
      .map(({ key, shape }) => [
        key,
        shape.is !== 'text'
          ? startOf(shape, number, texts)
          : key === 'label'
            ? texts.text('choiceLabel', { number })
            : key === 'value'
              ? `option_${number}`
              : '',
      ]),
  );

/** What an option holds as soon as there is one. @param number its place in a list, from 1 */
export function startOf(shape: OptionShape, number: number, texts: Texts): unknown {
  switch (shape.is) {
    case 'text':
    case 'textOrNumber':
      return '';
    case 'number':
      return Math.max(shape.min ?? 1, 1);
    case 'yesNo':
      return true;
    case 'oneOf':
      return shape.values[0];
    case 'group':
      return startOfOptions(shape.options, number, texts);
    case 'variants':
      return startOfVariant(shape, shape.variants[0]?.value, texts);
    case 'list':
    case 'items':
      return [];
    case 'record':
      return {};
    case 'code':
      return undefined;
  }
}

/** An object as one of the ways to write it has it. */
export const startOfVariant = (
  { by, variants }: Extract<OptionShape, { is: 'variants' }>,
  value: string | undefined,
  texts: Texts,
): unknown => ({
  ...(by === undefined ? {} : { [by]: value }),
  ...startOfOptions(variants.find((one) => one.value === value)?.options ?? [], 1, texts),
  // a pattern that lets everything pass, until people say which
  ...(value === 'regex' ? { value: '/.*/' } : {}),
});

/** What a new item says at first: its label, and what its type makes no sense without. */
export function newItemOptions(type: FieldType, texts: Texts): Readonly<Record<string, unknown>> {
  const groups = optionsOf(type).flatMap(({ key, shape }): [string, unknown][] => {
    if (shape.is !== 'group') return [];
    const choices = shape.options.find((option) => option.key === 'choices');
    const needed = startOfOptions(shape.options, 1, texts);
    if (choices?.shape.is === 'list') {
      const { of } = choices.shape;
      return [[key, { ...needed, choices: [1, 2].map((number) => startOf(of, number, texts)) }]];
    }
    const rows = shape.options.find((option) => option.shape.is === 'items');
    if (rows) {
      const field = { name: 'text', type: 'text', label: texts.typeName('text') };
      return [[key, { ...needed, [rows.key]: [field] }]];
    }
    return Object.keys(needed).length > 0 ? [[key, needed]] : [];
  });
  return { label: texts.typeName(type), ...Object.fromEntries(groups) };
}
