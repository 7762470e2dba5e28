import type * as z from 'zod/mini';
import type { FieldType, Kinds } from '../fields/kinds.ts';
import type { AnyItem } from './definition.ts';

/** A literal's list of items, or any. */
type Items = readonly AnyItem[];

/** The value of one item of a definition; `never` for items that only show something. */
export type ValueOf<One extends { readonly type: FieldType }> = One extends {
  readonly type: 'dynamicList';
  readonly dynamicListOptions: { readonly items: infer Rows extends Items };
}
  ? RowOf<Rows>[]
  : One extends { readonly type: 'select' | 'dropdown' }
    ? One extends { readonly selectOptions: { readonly multiple: true } }
      ? string[]
      : string | null
    : Kinds[One['type']] extends { value?: z.ZodMiniType<infer Value> }
      ? Value
      : never;

type Named<All extends Items> = {
  [One in All[number] as One['type'] extends TypeWithoutValue ? never : One['name']]: ValueOf<One>;
};
type RowOf<Rows extends Items> = { [Key in keyof Named<Rows>]: Named<Rows>[Key] };

/** Items that only show something. */
type TypeWithoutValue = 'info' | 'instruction' | 'embedded_form' | 'esignForm';

/** What a form of this definition holds, by the names of its items. Hidden ones are not there. */
export type ValuesOf<Definition extends { readonly sections: readonly { readonly items: Items }[] }> = Named<
  Definition['sections'][number]['items']
>;
