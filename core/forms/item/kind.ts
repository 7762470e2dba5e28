import type * as z from 'zod/mini';
import type { Finding, ValidationContext } from '../rules/finding.ts';
import type { Counted } from '../rules/check-rule.ts';
import type { ReadContext, Reading } from './reading.ts';
import type { RuleType } from '../rules/rule.ts';

/** The options that schemas let pass. */
export type OptionsIn<Schemas> = {
  readonly [Key in keyof Schemas]?: Schemas[Key] extends z.ZodMiniType<infer Own> ? Own : never;
};

/** The item that a kind reads: what every item says, and the kind's own options, checked already. */
export type ItemOf<Schemas> = {
  name: string;
  type: string;
  label?: string | undefined;
  required?: boolean | undefined;
  readonly?: boolean | undefined;
  rules?: readonly { type: RuleType; value?: unknown; message?: string | undefined }[] | undefined;
} & OptionsIn<Schemas>;

/**
 * What a type of field is, apart from how it looks: without React, so that servers know it too, and without the schemas of its
 * options, which only those need who check definitions.
 */
export type Kind<Schemas = object, Value = unknown> = {
  /** Its folder among the fields, where how it looks is found. */
  folder: string;
  /**
   * Whether a value is as it is stored and sent; undefined for items that only show something. What is not like this is
   * refused before any rule is asked.
   */
  isValue?: (value: unknown) => value is Value;
  /** What a field holds that nobody has filled in. */
  empty?: (item: ItemOf<Schemas>) => Value;
  /** Whether the value counts as no answer. */
  isMissing?: (value: Value, item: ItemOf<Schemas>) => boolean;
  /** The rules that mean something here. */
  rules?: readonly RuleType[];
  /** What is wrong with an answer before its rules are asked. */
  check?: (value: Value, item: ItemOf<Schemas>, context: ValidationContext) => Finding | undefined;
  /** A value from elsewhere, such as without its separators, as the field holds it. */
  take?: (value: unknown, item: ItemOf<Schemas>) => unknown;
  /** What minLength and maxLength count here. @default characters */
  counts?: Counted;
  /** A text whose spaces at its ends go when the field is left. */
  trims?: boolean;
  /** Its options cannot be left out: without them there is nothing to show. */
  needs?: keyof Schemas;
  /**
   * An answer that is there as people read it, one reading for each thing in it; without this the value stands for itself.
   */
  read?: (value: Value, item: ItemOf<Schemas>, context: ReadContext) => readonly Reading[];
  /** Never written into a draft, and read without all but its last four characters. */
  isSecret?: boolean;
};

/** A kind of any options and values. */
export type AnyKind = Omit<Kind<Record<string, unknown>, never>, 'isValue'> & {
  isValue?: (value: unknown) => boolean;
};

/** A kind of the options of these schemas and of this value. */
export const kind = <Schemas = object, Value = unknown>(
  folder: string,
  own: Omit<Kind<Schemas, Value>, 'folder'>,
): Kind<Schemas, Value> => ({ folder, ...own });
