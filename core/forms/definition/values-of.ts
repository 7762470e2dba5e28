import type { FieldType, Kinds } from '../fields/kinds.ts';
import type { AnyItem } from './definition.ts';

/** A literal's list of items, or any. */
type Items = readonly AnyItem[];

/** The types whose items hold a value; the others only show something. */
export type TypeWithValue = {
  [Type in FieldType]: Kinds[Type] extends { isValue?: (value: unknown) => value is infer Value }
    ? unknown extends Value
      ? never
      : Type
    : never;
}[FieldType];

/** Whether a select holds several: known from a literal, either where it is not. */
type Chosen<Multiple> = Multiple extends true ? string[] : string | null;

/** The value of one item of a definition; `never` for items that only show something. */
export type ValueOf<One extends { readonly type: FieldType }> = One['type'] extends TypeWithValue
  ? One extends {
      readonly type: 'dynamicList';
      readonly dynamicListOptions: { readonly items: infer Rows extends Items };
    }
    ? Named<Rows>[]
    : One extends { readonly type: 'select' | 'dropdown' }
      ? One extends { readonly selectOptions: { readonly multiple: infer Multiple } }
        ? Chosen<Multiple>
        : string | null
      : Kinds[One['type']] extends { isValue?: (value: unknown) => value is infer Value }
        ? Value
        : never
  : never;

/** Items that may not be there, whose values then are not either. */
type Sometimes = { readonly visibleFn: unknown } | { readonly hidden: true } | { readonly disabled: true };

type Always<One extends AnyItem> = One['type'] extends TypeWithValue
  ? One extends Sometimes
    ? never
    : One['name']
  : never;
type Maybe<One extends AnyItem> = One['type'] extends TypeWithValue
  ? One extends Sometimes
    ? One['name']
    : never
  : never;

type Named<All extends Items> = Flat<
  { [One in All[number] as Always<One>]: ValueOf<One> } & {
    [One in All[number] as Maybe<One>]?: ValueOf<One>;
  }
>;
/** One object instead of two, as people read it in their editor. */
type Flat<Two> = { [Key in keyof Two]: Two[Key] };

/**
 * What a form of this definition holds, by the names of its items. Optional are those that may be hidden, since what is hidden
 * has no value.
 *
 * @example type Values = ValuesOf<typeof form>
 */
export type ValuesOf<Definition extends { readonly sections: readonly { readonly items: Items }[] }> = Named<
  Definition['sections'][number]['items']
>;
