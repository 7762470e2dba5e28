import type { FieldType, RuleType } from '@portico/core/forms';
import { itemShape, kindOf, optionSchemas, sectionHead } from '@portico/core/forms/internal';
import type * as z from 'zod/mini';

/** One option of an item, as its schema has it. */
export type Option = {
  /** The key that holds it, in the object around. */
  readonly key: string;
  /** Where its texts stand in the catalogue: its keys from the item on, without the indexes of lists. */
  readonly id: string;
  /** Whether the object around is wrong without it. */
  readonly isRequired: boolean;
  readonly shape: OptionShape;
};

/** One of the ways in which an object may be written. */
export type Variant = {
  /** What tells it from the others: the value of `by`, else its first key that they do not have. */
  readonly value: string;
  readonly options: readonly Option[];
};

/** What an option may hold. */
export type OptionShape =
  | { readonly is: 'text' }
  | { readonly is: 'number'; readonly isWhole: boolean; readonly min?: number; readonly max?: number }
  | { readonly is: 'yesNo' }
  | { readonly is: 'oneOf'; readonly values: readonly (string | number | boolean)[] }
  | { readonly is: 'textOrNumber' }
  | { readonly is: 'group'; readonly options: readonly Option[] }
  | {
      readonly is: 'variants';
      /** The key whose value tells them apart; none where their keys do. */
      readonly by?: string;
      readonly variants: readonly Variant[];
      /** It may also be a function. */
      readonly orCode: boolean;
    }
  | { readonly is: 'list'; readonly id: string; readonly of: OptionShape }
  /** A function, which only code can set. */
  | { readonly is: 'code' }
  /** Items again. */
  | { readonly is: 'items' }
  /** What a new row holds: values by the names of its fields. */
  | { readonly is: 'record' };

// what zod/mini keeps of a schema; its own types are those of one schema each
type Def = {
  type: string;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  options?: readonly z.ZodMiniType[];
  entries?: Record<string, string>;
  values?: readonly (string | number | boolean)[];
  discriminator?: string;
  format?: string;
  checks?: readonly { _zod: { def: Check } }[];
};
type Check = { check: string; value?: unknown };
const defOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Def;

function withoutOptional(schema: z.ZodMiniType): z.ZodMiniType {
  const { type, innerType } = defOf(schema);
  return innerType && ['optional', 'nullable', 'default'].includes(type)
    ? withoutOptional(innerType)
    : schema;
}

const optionsIn = (shape: Record<string, z.ZodMiniType>, id: string): readonly Option[] =>
  Object.entries(shape).map(([key, schema]) => {
    const ownId = id === '' ? key : `${id}.${key}`;
    return {
      key,
      id: ownId,
      isRequired: defOf(schema).type !== 'optional',
      shape: shapeOf(withoutOptional(schema), ownId),
    };
  });

function numberShape(schema: z.ZodMiniType): OptionShape {
  const { format, checks = [] } = defOf(schema);
  const limit = (check: string) => {
    const value = checks.map((one) => one._zod.def).find((one) => one.check === check)?.value;
    return typeof value === 'number' ? value : undefined;
  };
  return {
    is: 'number',
    isWhole: format !== undefined,
    min: limit('greater_than'),
    max: limit('less_than'),
  };
}

function variantShape(members: readonly z.ZodMiniType[], id: string, by?: string): OptionShape {
  const objects = members.filter((member) => defOf(member).type === 'object');
  const shapes = objects.map((object) => defOf(object).shape ?? {});
  return {
    is: 'variants',
    ...(by === undefined ? {} : { by }),
    variants: shapes.map((shape) => ({
      value:
        by === undefined
          ? (Object.keys(shape).find((key) => !shapes.every((other) => key in other)) ?? '')
          : String(defOf(shape[by]!).values?.[0]),
      options: optionsIn(shape, id).filter(({ key }) => key !== by),
    })),
    orCode: objects.length < members.length,
  };
}

function unionShape(members: readonly z.ZodMiniType[], id: string): OptionShape {
  const flat = members.flatMap((member) => {
    const { type, options } = defOf(member);
    return type === 'union' && options ? options : [member];
  });
  const types = new Set(flat.map((member) => defOf(member).type));
  if (types.has('object')) return variantShape(flat, id);
  if (types.has('literal') || types.has('enum')) {
    const values = flat.flatMap((member) => {
      const { type, values: own } = defOf(member);
      return type === 'boolean' ? [true, false] : (own ?? []);
    });
    return { is: 'oneOf', values };
  }
  return { is: 'textOrNumber' };
}

/** @throws Error for a schema that no editor has been thought of */
function shapeOf(schema: z.ZodMiniType, id: string): OptionShape {
  const { type, element, shape, options = [], entries, values, discriminator } = defOf(schema);
  switch (type) {
    case 'string':
      return { is: 'text' };
    case 'number':
      return numberShape(schema);
    case 'boolean':
      return { is: 'yesNo' };
    case 'enum':
      return { is: 'oneOf', values: Object.values(entries ?? {}) };
    case 'literal':
      return { is: 'oneOf', values: values ?? [] };
    case 'object':
      return { is: 'group', options: optionsIn(shape ?? {}, id) };
    case 'union':
      return discriminator === undefined ? unionShape(options, id) : variantShape(options, id, discriminator);
    case 'array': {
      const of = shapeOf(withoutOptional(element!), id);
      return of.is === 'items' ? of : { is: 'list', id, of };
    }
    case 'record':
      return { is: 'record' };
    case 'custom':
      // the two of our own: functions, and the items of rows
      return schema.safeParse(() => undefined).success ? { is: 'code' } : { is: 'items' };
    default:
      throw new Error(
        `The editor knows no way to edit “${id}”, which is a ${type}: add one in option-shapes.ts.`,
      );
  }
}

/** The options that items of every type have. */
const shared = optionsIn(itemShape, '');
const known = new Map<FieldType, readonly Option[]>();

const withRules = (option: Option, rules: readonly RuleType[]): Option =>
  option.shape.is === 'list' && option.shape.of.is === 'variants'
    ? {
        ...option,
        shape: {
          ...option.shape,
          of: {
            ...option.shape.of,
            variants: option.shape.of.variants.filter(({ value }) => rules.includes(value as RuleType)),
          },
        },
      }
    : option;

/** Every option of a type, read from the schemas that check definitions: a new one in there is one here. */
export function optionsOf(type: FieldType): readonly Option[] {
  const made = known.get(type);
  if (made) return made;
  // a definition from elsewhere may have a type that there is not
  const kind = kindOf({ type });
  const rules = kind?.rules ?? [];
  const own = optionsIn(kind ? optionSchemas[type] : {}, '').map((option) => ({
    ...option,
    isRequired: false,
  }));
  const all = [
    ...shared.flatMap((option) =>
      option.key !== 'rules' ? [option] : rules.length > 0 ? [withRules(option, rules)] : [],
    ),
    ...own,
  ];
  known.set(type, all);
  return all;
}

const { items: _, ...sectionShape } = defOf(sectionHead).shape ?? {};
/** What a section says beside its items. */
export const sectionOptions: readonly Option[] = optionsIn(sectionShape, 'section');

/** An option and all that are inside of it. */
export const withInner = (option: Option): readonly Option[] => [option, ...innerOf(option.shape)];

function innerOf(shape: OptionShape): readonly Option[] {
  switch (shape.is) {
    case 'group':
      return shape.options.flatMap(withInner);
    case 'variants':
      return shape.variants.flatMap(({ options }) => options.flatMap(withInner));
    case 'list':
      return innerOf(shape.of);
    default:
      return [];
  }
}
