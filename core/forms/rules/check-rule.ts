import type { Rule, RuleType } from './rule.ts';
import type { FileValue } from '../fields/file-upload/kind.ts';
import { isEmail } from './email.ts';
import { counted, type Finding, type ValidationContext } from './finding.ts';
import { hasPhoneCharacters } from './phone.ts';

/** 1 MB, as people who write definitions mean it. */
const megabyte = 1024 * 1024;

/** Where the last slash stands that no backslash escapes. */
function lastSlash(rule: string): number {
  for (let at = rule.lastIndexOf('/'); at > 0; at = rule.lastIndexOf('/', at - 1)) {
    let before = at;
    while (rule[before - 1] === '\\') before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
  return 0;
}

/**
 * The pattern of a regex rule: `/pattern/flags`, or a bare pattern. `g` and `y`, which would keep a place between two
 * questions, are left out. How long it takes to try is the business of `ValidationContext.matches`.
 *
 * @throws SyntaxError for a pattern that does not parse
 */
export function patternOf(rule: string): RegExp {
  const end = rule.startsWith('/') ? lastSlash(rule) : 0;
  const flags = rule.slice(end + 1);
  if (end === 0 || !/^[dgimsuvy]*$/.test(flags)) return new RegExp(rule);
  // a flag given twice is a mistake, also where we leave it out
  const isTwice = new Set(flags).size < flags.length;
  return new RegExp(rule.slice(1, end), isTwice ? flags : flags.replaceAll(/[gy]/g, ''));
}

function matches(text: string, rule: string, context: Pick<ValidationContext, 'matches'>): boolean {
  try {
    const pattern = patternOf(rule);
    return context.matches ? context.matches(pattern, text) : pattern.test(text);
  } catch (error) {
    // the mistake is the definition's: nobody is kept from answering by it
    console.error(`A regex rule does not parse: ${rule}`, error);
    return true;
  }
}

/** In code points, files or rows. */
function size(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  let count = 0;
  if (typeof value === 'string') for (const _ of value) count += 1;
  return count;
}

/** The bytes of a file: never fewer than those that came with it, whatever it says. */
function bytesOf({ size: said, content = '' }: FileValue): number {
  const padding = content.endsWith('==') ? 2 : content.endsWith('=') ? 1 : 0;
  return Math.max(said, Math.floor((content.length * 3) / 4) - padding);
}

// what people and JSON write; Number() takes 0x10 and nothing at all, too
const numeral = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  const text = String(value).trim();
  return numeral.test(text) ? Number(text) : Number.NaN;
}

const names = (files: readonly FileValue[]) => files.map(({ name }) => name).join(', ');

/** What the length of an answer is counted in. */
export type Counted = 'characters' | 'files' | 'items';
/** The texts that tell of too little or too much, by what is counted. */
const tooFew = { characters: 'minLength', files: 'minFiles', items: 'minItems' } as const;
const tooMany = { characters: 'maxLength', files: 'maxFiles', items: 'maxItems' } as const;

/**
 * What one rule finds wrong with an answer that its type has taken already.
 *
 * @param context.counts what minLength and maxLength count; default characters
 */
export function ruleFinding(
  rule: Rule,
  value: unknown,
  context: Pick<ValidationContext, 'locale' | 'matches'> & { counts?: Counted | undefined },
): Finding | undefined {
  const counts = context.counts ?? 'characters';
  const text = typeof value === 'string' ? value : String(value ?? '');
  switch (rule.type) {
    case 'email':
      return isEmail(text.trim(), rule.value === 'strict')
        ? undefined
        : { key: 'email', values: { email: 'name@example.com' } };
    case 'phone':
      return hasPhoneCharacters(text.trim(), rule.value === 'strict')
        ? undefined
        : { key: 'phoneCharacters' };
    case 'regex':
      return matches(text, rule.value, context) ? undefined : { key: 'invalid' };
    case 'ssn':
      return /^\d{3}-\d{2}-\d{4}$/.test(text.trim()) ? undefined : { key: 'ssn' };
    case 'minLength':
      return size(value) >= rule.value
        ? undefined
        : { key: tooFew[counts], values: counted(rule.value, context) };
    case 'maxLength':
      return size(value) <= rule.value
        ? undefined
        : { key: tooMany[counts], values: counted(rule.value, context) };
    case 'minValue':
    case 'maxValue': {
      const number = numberOf(value);
      const fits = rule.type === 'minValue' ? number >= rule.value : number <= rule.value;
      return fits ? undefined : { key: rule.type, values: counted(rule.value, context) };
    }
    case 'maxFileSizeMB': {
      const large = (value as readonly FileValue[]).filter((file) => bytesOf(file) > rule.value * megabyte);
      return large.length === 0
        ? undefined
        : { key: 'fileSize', values: { ...counted(rule.value, context), names: names(large) } };
    }
    case 'maxCumulativeFileSizeMB': {
      const total = (value as readonly FileValue[]).reduce((sum, file) => sum + bytesOf(file), 0);
      return total <= rule.value * megabyte
        ? undefined
        : { key: 'totalSize', values: counted(rule.value, context) };
    }
  }
}

/** The number of an item's rule, or `otherwise` where it has no such rule. */
export function ruleNumber(
  item: { rules?: readonly Rule[] | undefined },
  type: RuleType,
  otherwise = 0,
): number {
  const value = item.rules?.find((one) => one.type === type)?.value;
  return typeof value === 'number' ? value : otherwise;
}
