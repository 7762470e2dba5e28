import { parseArgs } from 'node:util';

import { formats } from './formats/index.ts';
import { importPostings, type Take } from './import-postings.ts';
import { progressOn, type Screen } from './progress-bar.ts';
import { refusalLines, summaryLines } from './summary.ts';
import { UnusableInput } from './unusable-input.ts';

/** The write side of one employer, and how to let go of it. */
export type OpenEmployer = (domain: string) => Promise<{ take: Take; close: () => Promise<void> }>;

const formatNames = [...formats.keys()].join('|');
const usage = `Usage: npm run import -- --employer <domain> --format <${formatNames}> [--strict] [--allow-empty] <file or folder>`;

type Arguments = { employer: string; format: string; strict: boolean; allowEmpty: boolean; path: string };

/** @throws UnusableInput for arguments that are missing or not known */
function readArguments(words: readonly string[]): Arguments {
  const parsed = (() => {
    try {
      return parseArgs({
        args: [...words],
        allowPositionals: true,
        options: {
          employer: { type: 'string' },
          format: { type: 'string' },
          strict: { type: 'boolean', default: false },
          'allow-empty': { type: 'boolean', default: false },
        },
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('. ', 1)[0] : String(error);
      throw new UnusableInput(`${reason}. ${usage}`, { cause: error });
    }
  })();
  const { employer, format, strict, 'allow-empty': allowEmpty } = parsed.values;
  const [path, ...others] = parsed.positionals;
  if (!employer) throw new UnusableInput(`--employer is missing. ${usage}`);
  if (!format) throw new UnusableInput(`--format is missing. ${usage}`);
  if (path === undefined) throw new UnusableInput(`The file or folder is missing. ${usage}`);
  if (others.length > 0) throw new UnusableInput(`Only one file or folder can be named at a time. ${usage}`);
  if (!formats.has(format))
    throw new UnusableInput(
      `There is no format "${format}"; the formats are ${[...formats.keys()].join(' and ')}.`,
    );
  return { employer, format, strict, allowEmpty, path };
}

/**
 * Runs `npm run import`.
 * @param isExpected tells failures that the operator can mend, whose message is all they need, from our own mistakes
 * @returns the exit code
 */
export async function runImport(
  words: readonly string[],
  options: {
    openEmployer: OpenEmployer;
    output: Screen;
    errors: Screen;
    isExpected?: (error: unknown) => boolean;
  },
): Promise<number> {
  const { openEmployer, output, errors, isExpected = () => false } = options;
  const bar = progressOn(output);
  try {
    const { employer, ...choices } = readArguments(words);
    const { take, close } = await openEmployer(employer);
    try {
      const result = await importPostings({ ...choices, take, onProgress: bar.show });
      bar.end();
      output.write(`${summaryLines(result).join('\n')}\n`);
      if (result.refused === 0 || result.taken + result.changed + result.unchanged > 0) return 0;
      errors.write('No row could be taken: all of them are refused.\n');
      return 1;
    } finally {
      await close();
    }
  } catch (error) {
    bar.end();
    if (!(error instanceof UnusableInput) && !isExpected(error)) throw error;
    errors.write(`${error instanceof Error ? error.message : String(error)}\n`);
    if (error instanceof UnusableInput && error.refusals.length > 0)
      errors.write(`${refusalLines(error.refusals).join('\n')}\n`);
    return 1;
  }
}
