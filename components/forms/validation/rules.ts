import type { Rule } from '../definition/rules.ts';
import type { FileValue } from '../fields/file-upload/kind.ts';
import { digitsOf, masked } from '../../inputs/masked-field/mask.ts';
import { isEmail } from './email.ts';
import { counted, type Finding, type ValidationContext } from './finding.ts';
import { hasPhoneCharacters } from './phone.ts';

/** 1 MB, as people who write definitions mean it. */
const megabyte = 1024 * 1024;

const flagged = /^\/(.*)\/([dgimsuvy]*)$/su;

/**
 * The pattern of a regex rule: `/pattern/flags`, or a bare pattern. `g` and `y`, which would keep a place between two
 * questions, are left out.
 * @throws SyntaxError for a pattern that does not parse
 */
export const patternOf = (rule: string): RegExp => {
  const [, pattern = rule, flags = ''] = flagged.exec(rule) ?? [];
  return new RegExp(pattern, flags.replaceAll(/[gy]/g, ''));
};

const matches = (text: string, rule: string): boolean => {
  try {
    return patternOf(rule).test(text);
  } catch (error) {
    // the mistake is the definition's: nobody is kept from answering by it
    console.error(`A regex rule does not parse: ${rule}`, error);
    return true;
  }
};

const size = (value: unknown): number =>
  typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : 0;

const names = (files: readonly FileValue[]) => files.map(({ name }) => name).join(', ');

/** The texts that tell of too little or too much, by what is counted. */
const tooFew = { string: 'minLength', file: 'minFiles', item: 'minItems' } as const;
const tooMany = { string: 'maxLength', file: 'maxFiles', item: 'maxItems' } as const;
const thing = (value: unknown) =>
  typeof value === 'string'
    ? 'string'
    : Array.isArray(value) && (value[0] as Partial<FileValue> | undefined)?.status === 'done'
      ? 'file'
      : 'item';

/** What one rule finds wrong with an answer. */
export const ruleFinding = (rule: Rule, value: unknown, context: ValidationContext): Finding | undefined => {
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
      return matches(text, rule.value) ? undefined : { key: 'invalid' };
    case 'ssn':
      return /^\d{3}-\d{2}-\d{4}$/.test(masked(digitsOf(text, 'ssn'), 'ssn')) && /^[\d-]+$/.test(text.trim())
        ? undefined
        : { key: 'ssn' };
    case 'minLength':
      return size(value) >= rule.value
        ? undefined
        : { key: tooFew[thing(value)], values: counted(rule.value, context) };
    case 'maxLength':
      return size(value) <= rule.value
        ? undefined
        : { key: tooMany[thing(value)], values: counted(rule.value, context) };
    case 'minValue':
    case 'maxValue': {
      const number = text.trim() === '' ? Number.NaN : Number(text);
      const fits = rule.type === 'minValue' ? number >= rule.value : number <= rule.value;
      return fits ? undefined : { key: rule.type, values: counted(rule.value, context) };
    }
    case 'maxFileSizeMB': {
      const large = (value as readonly FileValue[]).filter((file) => file.size > rule.value * megabyte);
      return large.length === 0
        ? undefined
        : { key: 'fileSize', values: { ...counted(rule.value, context), names: names(large) } };
    }
    case 'maxCumulativeFileSizeMB': {
      const total = (value as readonly FileValue[]).reduce((sum, file) => sum + file.size, 0);
      return total <= rule.value * megabyte
        ? undefined
        : { key: 'totalSize', values: counted(rule.value, context) };
    }
  }
};
