import type * as z from 'zod/mini';
import type { Finding, ValidationContext } from '../validation/finding.ts';
import type { Counted } from '../validation/rules.ts';
import type { ReadContext, Reading } from './reading.ts';
import type { RuleType } from './rules.ts';

/** The item that a kind reads: what every item says, and the kind's own options, checked already. */
export type ItemOf<Options> = {
  name: string;
  type: string;
  label?: string | undefined;
  required?: boolean | undefined;
  readonly?: boolean | undefined;
  rules?: readonly { type: RuleType; value?: unknown; message?: string | undefined }[] | undefined;
} & { readonly [Key in keyof Options]?: Options[Key] };

/** What a type of field is, apart from how it looks: without React, so that servers know it too. */
export type Kind<Options = object, Value = unknown> = {
  /** Its folder among the fields, where how it looks is found. */
  folder: string;
  /** The groups of options that its items may have. */
  options: { readonly [Key in keyof Options]: z.ZodMiniType<Options[Key]> };
  /**
   * A value as it is stored and sent; undefined for items that only show something. What is not like this is refused
   * before any rule is asked.
   */
  value?: z.ZodMiniType<Value>;
  /** What a field holds that nobody has filled in. */
  empty?: (item: ItemOf<Options>) => Value;
  /** Whether the value counts as no answer. */
  isMissing?: (value: Value, item: ItemOf<Options>) => boolean;
  /** The rules that mean something here. */
  rules?: readonly RuleType[];
  /** What is wrong with an answer before its rules are asked. */
  check?: (value: Value, item: ItemOf<Options>, context: ValidationContext) => Finding | undefined;
  /** A value from elsewhere, such as without its separators, as the field holds it. */
  take?: (value: unknown, item: ItemOf<Options>) => unknown;
  /** What minLength and maxLength count here. @default characters */
  counts?: Counted;
  /** A text whose spaces at its ends go when the field is left. */
  trims?: boolean;
  /** Its options cannot be left out: without them there is nothing to show. */
  needs?: keyof Options;
  /**
   * An answer that is there as people read it, one reading for each thing in it; without this the value stands for itself.
   */
  read?: (value: Value, item: ItemOf<Options>, context: ReadContext) => readonly Reading[];
  /** Never written into a draft, and read without all but its last four characters. */
  isSecret?: boolean;
};

/** A kind of any options and values. */
export type AnyKind = Kind<Record<string, unknown>, never>;

/** Has the types of a kind follow from its options and its value. */
export const kind = <Options, Value>(
  folder: string,
  own: Omit<Kind<Options, Value>, 'folder'>,
): Kind<Options, Value> => ({ folder, ...own });
