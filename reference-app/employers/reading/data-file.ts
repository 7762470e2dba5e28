import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CORE_SCHEMA, defineScalarTag, load, mergeTag, YAMLException } from 'js-yaml';
import type { z } from 'zod';
import { readSections } from './sections.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Says which file cannot be used, and what to correct in it. */
export function dataError(file: string, problems: readonly string[]): Error {
  const list = problems.map((problem) => `\n- ${problem}`).join('');
  return new Error(`The demo data in reference-app/employers/${file} cannot be used. Correct there:${list}`);
}

/** Reads a text of the demo data. @param file below `employers` */
export function readText(file: string): string {
  return readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
}

/**
 * Reads a YAML file. `!file name` stands for what another file beside it holds: data when that is YAML too, otherwise its
 * text. `shared` at the top is only a place for values that the rest repeats, with `&name` and `*name`.
 *
 * @param file below `employers`
 */
export function readYaml(file: string): unknown {
  return parseYaml(readText(file), file);
}

/** Reads a Markdown file: its front matter, and its headings with the texts below each of them. */
export function readMarkdown(file: string): { facts: unknown; texts: unknown } {
  const [before, front, ...body] = readText(file).split(/^---$/m);
  if (before !== '' || front === undefined || body.length === 0)
    throw dataError(file, ['It has to begin with YAML between two lines of ---.']);
  return {
    facts: parseYaml(front, file),
    texts: readSections(body.join('---'), (problem) => dataError(file, [problem])),
  };
}

/**
 * Checks what was read and returns it as it was written: where a schema has defaults or changes values, consumers apply
 * it themselves. Names that the schema does not know are mistakes, also where it would only leave them out.
 */
export function checkData<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: unknown,
): z.input<Schema> {
  const checked = schema.safeParse(data);
  const problems = checked.success
    ? unknownNames(data, checked.data).map((at) => `${at}: there is no such name here`)
    : checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (problems.length > 0) throw dataError(file, problems);
  return data as z.input<Schema>;
}

function parseYaml(text: string, file: string): unknown {
  const data = loadYaml(text, file);
  if (!isObject(data) || !Object.hasOwn(data, 'shared')) return data;
  const { shared: _shared, ...rest } = data;
  return rest;
}

function loadYaml(text: string, file: string): unknown {
  try {
    return load(text, { schema: CORE_SCHEMA.withTags(mergeTag, otherFile(path.posix.dirname(file))) });
  } catch (error) {
    if (error instanceof YAMLException) throw dataError(file, [error.message]);
    throw error;
  }
}

function otherFile(folder: string) {
  return defineScalarTag('!file', {
    identify: () => false,
    resolve: (name) => {
      const file = path.posix.join(folder, name);
      return file.endsWith('.yaml') ? readYaml(file) : readText(file).trim();
    },
  });
}

function unknownNames(written: unknown, known: unknown, at: readonly string[] = []): string[] {
  if (!isObject(written) || !isObject(known)) return [];
  return Object.entries(written).flatMap(([name, value]) =>
    Object.hasOwn(known, name) ? unknownNames(value, known[name], [...at, name]) : [[...at, name].join('.')],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
