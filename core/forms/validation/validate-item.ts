import { isReadOnly, kindOf, type Item } from '../definition/definition.ts';
import type { AnyKind } from '../item/kind.ts';
import type { Rule } from '../rules/rule.ts';
import type { Values } from '../item/values.ts';
import type { Finding, MessageKey, ValidationContext } from '../rules/finding.ts';
import { nameIn } from './label.ts';
import { ruleFinding } from '../rules/check-rule.ts';

/** What is wrong with an answer. */
export type Problem = {
  /** Which text says it; `own` for one that the definition brings. */
  rule: MessageKey | 'own';
  /** For people to read, in the language of the context. */
  message: string;
};

const said = ({ key, values }: Finding, { text }: ValidationContext, own?: string): Problem => ({
  rule: key,
  message: own ?? text(key, values),
});

function requiredProblem(item: Item, { text }: ValidationContext): Problem {
  const name = nameIn(item.label);
  return {
    rule: 'required',
    message: name === undefined ? text('required') : text('requiredName', { name }),
  };
}

function ownProblem(item: Item, answer: unknown, values: () => Values): Problem | undefined {
  if (!item.customValidator) return undefined;
  try {
    const message: unknown = item.customValidator(answer as never, values());
    return typeof message === 'string' && message !== '' ? { rule: 'own', message } : undefined;
  } catch (error) {
    // the mistake is the definition's: nobody is kept from answering by it
    console.error(`The customValidator of “${item.name}” failed.`, error);
    return undefined;
  }
}

function ruleProblem(item: Item, kind: AnyKind, answer: unknown, context: ValidationContext) {
  for (const rule of item.rules ?? []) {
    if (!kind.rules?.includes(rule.type)) continue;
    const broken = ruleFinding(rule as Rule, answer, {
      locale: context.locale,
      matches: context.matches,
      counts: kind.counts,
    });
    if (broken) return said(broken, context, rule.message);
  }
  return undefined;
}

/** What is wrong with one answer; `values` are asked for only where a validator looks at others. */
export function problemOf(
  item: Item,
  value: unknown,
  values: () => Values,
  context: ValidationContext,
): Problem | undefined {
  const kind = kindOf(item);
  if (!kind?.isValue || item.disabled) return undefined;
  const plain = item as never;
  const held: unknown = value ?? kind.empty?.(plain);
  if (!kind.isValue(held)) return said({ key: 'invalid' }, context);
  // nobody can mend what cannot be changed: as in HTML, only what may be filled in is asked for
  if (isReadOnly(item)) return undefined;
  // as it is once the field is left, which is how it is sent
  const answer = (kind.trims && typeof held === 'string' ? held.trim() : held) as never;
  if (kind.isMissing?.(answer, plain))
    return item.required ? requiredProblem(item, context) : ownProblem(item, answer, values);
  const finding = kind.check?.(answer, plain, context);
  if (finding) {
    const rule = item.rules?.find(({ type }) => type === finding.key && kind.rules?.includes(type));
    return said(finding, context, rule?.message);
  }
  return ruleProblem(item, kind, answer, context) ?? ownProblem(item, answer, values);
}

/**
 * What is wrong with one answer: that it is missing, else what its type finds, else the first rule that it breaks, else
 * what the item's own validator says, which is asked about optional answers that are missing, too. Texts are looked at
 * without the spaces around them. Rows of a list are the business of `validateForm`.
 *
 * @param value as the form holds it; undefined and null count as missing
 * @param values all values around it, for validators that look at others
 */
export const validateItem = (
  item: Item,
  value: unknown,
  values: Values,
  context: ValidationContext,
): Problem | undefined => problemOf(item, value, () => values, context);
