import { parseArgs } from 'node:util';

import { formats } from './formats/index.ts';
import { type ImportChoices, importPostings, noSuchFormat, type Take } from './import-postings.ts';
import { progressOn, type Screen } from './progress-bar.ts';
import { refusalLines, summaryLines } from './summary.ts';
import { UnusableInput } from './unusable-input.ts';

/** The write side of one employer, and how to let go of it. `preview` counts like `take` and writes nothing. */
export type OpenEmployer = (
  domain: string,
  options: {
    /** false: only what is there is read; a database that lacks tables is refused. */
    writes: boolean;
  },
) => Promise<{ take: Take; preview: Take; close: () => Promise<void> }>;

const formatNames = [...formats.keys()].join('|');
const usage = `Usage: npm run import -- --employer <domain> --format <${formatNames}> [--complete] [--strict] [--allow-empty] [--dry-run] [--encoding <name>] <file or folder>`;

type Arguments = ImportChoices & { employer: string; dryRun: boolean };

/** @throws UnusableInput for an encoding that nobody knows */
function encodingOf(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch (error) {
    throw new UnusableInput(
      `There is no encoding "${label}"; utf-8, utf-16le, windows-1252 and iso-8859-2 are some.`,
      { cause: error },
    );
  }
}

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
          complete: { type: 'boolean', default: false },
          'dry-run': { type: 'boolean', default: false },
          encoding: { type: 'string' },
        },
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('. ', 1)[0] : String(error);
      throw new UnusableInput(`${reason}. ${usage}`, { cause: error });
    }
  })();
  const { employer, format, strict, complete, encoding } = parsed.values;
  const { 'allow-empty': allowEmpty, 'dry-run': dryRun } = parsed.values;
  const [path, ...others] = parsed.positionals;
  if (!employer) throw new UnusableInput(`--employer is missing. ${usage}`);
  if (!format) throw new UnusableInput(`--format is missing. ${usage}`);
  if (path === undefined) throw new UnusableInput(`The file or folder is missing. ${usage}`);
  if (others.length > 0) throw new UnusableInput(`Only one file or folder can be named at a time. ${usage}`);
  if (!formats.has(format)) throw noSuchFormat(format);
  return {
    employer,
    format,
    strict,
    allowEmpty,
    complete,
    dryRun,
    encoding: encoding && encodingOf(encoding),
    path,
  };
}

/**
 * Runs `npm run import`.
 * @param options.isExpected tells failures that the operator can mend, whose message is all they need, from our own
 * mistakes
 * @param options.signal aborted by Ctrl-C
 * @returns the exit code
 */
export async function runImport(
  words: readonly string[],
  options: {
    openEmployer: OpenEmployer;
    output: Screen;
    errors: Screen;
    isExpected?: (error: unknown) => boolean;
    signal?: AbortSignal;
  },
): Promise<number> {
  const { openEmployer, output, errors, isExpected = () => false, signal } = options;
  const bar = progressOn(output);
  try {
    const { employer, dryRun, ...choices } = readArguments(words);
    const { take, preview, close } = await openEmployer(employer, { writes: !dryRun });
    try {
      const result = await importPostings({
        ...choices,
        take: dryRun ? preview : take,
        now: new Date(),
        onProgress: bar.show,
        signal,
      });
      bar.end();
      output.write(`${summaryLines(result, { isTrial: dryRun }).join('\n')}\n`);
      if (result.refused === 0 || result.taken + result.changed + result.unchanged > 0) return 0;
      errors.write('No row could be taken: all of them are refused.\n');
      return 1;
    } finally {
      await close();
    }
  } catch (error) {
    bar.end();
    if (signal?.aborted) {
      errors.write('Stopped: nothing was changed.\n');
      return 130;
    }
    if (!(error instanceof UnusableInput) && !isExpected(error)) throw error;
    errors.write(`${error instanceof Error ? error.message : String(error)}\n`);
    if (error instanceof UnusableInput && error.refusals.length > 0)
      errors.write(`${refusalLines(error.refusals).join('\n')}\n`);
    return 1;
  }
}
