import type * as z from 'zod/mini';
import { kinds, type FieldType } from '../fields/kinds.ts';
import type { OptionSchemas } from '../fields/option-schemas.ts';
import type { itemShape } from '../item/item.ts';
import type { AnyKind, OptionsIn } from '../item/kind.ts';

/** As people write it in a literal: with lists that do not change. */
type Written<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly (infer One)[]
    ? readonly Written<One>[]
    : T extends object
      ? { readonly [Key in keyof T]: Written<T[Key]> }
      : T;

type Base = Written<z.infer<z.ZodMiniObject<typeof itemShape>>>;
type OptionsOf<Type extends FieldType> = Written<OptionsIn<OptionSchemas[Type]>>;

/** One field of a form, of one type. */
export type Item<Type extends FieldType = FieldType> = {
  [One in FieldType]: Base & { readonly type: One } & OptionsOf<One>;
}[Type];

/** An item whose type is not looked at; what rows of lists are made of. */
export type AnyItem = { readonly name: string; readonly type: FieldType };

/** A part of a form, which steps and headings are made of. */
export type Section<One = Item> = {
  /** Above its fields, and the name of its step. */
  readonly title?: string;
  readonly items: readonly One[];
  /** For forms that are only read. */
  readonly description?: string;
  /** For forms that are only read. */
  readonly label?: string;
  /** The address of a picture, for forms that are only read. */
  readonly image?: string;
};

/** A whole form. */
export type FormDefinition = { readonly sections: readonly Section[] };

/**
 * A definition as it stands, with the types of its values known from it.
 * @example const form = defineForm({ sections: [{ items: [{ name: 'city', type: 'text', label: 'City' }] }] })
 */
export const defineForm = <const Definition extends FormDefinition>(definition: Definition): Definition =>
  definition;

/** All types, by their names. */
export const fieldTypes = Object.keys(kinds) as readonly FieldType[];

/** What the type of an item is, apart from how it looks; undefined for a type that there is not. */
export const kindOf = (item: { readonly type: string }): AnyKind | undefined =>
  Object.hasOwn(kinds, item.type) ? (kinds[item.type as FieldType] as unknown as AnyKind) : undefined;

/** Whether an item only shows its answer. */
export const isReadOnly = (item: Item): boolean =>
  item.readonly === true ||
  (item.type === 'text' && item.textOptions?.readonly === true) ||
  (item.type === 'date' && item.dateOptions?.readonly === true);

const closedRows = new WeakMap<object, readonly Item[]>();

/** The items of a list's rows, read-only or disabled where the list is so; none for other items. */
export function rowItems(item: Pick<Item, 'type'>): readonly Item[] {
  if (item.type !== 'dynamicList') return [];
  const { readonly, disabled, dynamicListOptions } = item as Item<'dynamicList'>;
  const items = (dynamicListOptions?.items ?? []) as unknown as readonly Item[];
  if (!readonly && !disabled) return items;
  const known = closedRows.get(item);
  if (known) return known;
  const closed = items.map((one) =>
    // what stands in the place of a mistake is known by itself
    kindOf(one)
      ? ({ ...one, readonly: one.readonly || readonly, disabled: one.disabled || disabled } as Item)
      : one,
  );
  closedRows.set(item, closed);
  return closed;
}

/** All items of a definition, in the order of the page; those of rows not. */
export const itemsOf = (definition: FormDefinition): readonly Item[] =>
  definition.sections.flatMap(({ items }) => items);
