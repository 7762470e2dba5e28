import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CORE_SCHEMA, defineScalarTag, load, mergeTag, YAMLException } from 'js-yaml';
import type { z } from 'zod';
import { StartFailure } from '../../server/database/start-failure.ts';
import { readSections } from './sections.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Says which file cannot be used, and what to correct in it. */
export function dataError(file: string, problems: readonly string[]): Error {
  const list = problems.map((problem) => `\n- ${problem}`).join('');
  return new StartFailure(
    `The demo data in reference-app/employers/${file} cannot be used. Correct there:${list}`,
  );
}

/** Reads a text of the demo data. @param file below `employers` */
export function readText(file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
  } catch (error) {
    throw dataError(file, [`it cannot be read: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/** Names the files and folders in a folder, without hidden ones; none where there is no such folder. */
export function namesIn(folder: string): string[] {
  const place = path.join(root, folder);
  return existsSync(place) ? readdirSync(place).filter((name) => !name.startsWith('.')) : [];
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
  const problems: readonly Problem[] = checked.success
    ? unknownNames(data, checked.data).map((at) => ({ path: at, message: 'there is no such name' }))
    : checked.error.issues;
  const [first] = problems.map(({ path: at }) => placeOf(file, data, at).file);
  if (first === undefined) return data as z.input<Schema>;
  const places = problems.map(({ path: at, message }) => ({ ...placeOf(file, data, at), message }));
  throw dataError(
    first,
    places.filter((place) => place.file === first).map(({ at, message }) => `${at.join('.')}: ${message}`),
  );
}

type Problem = { path: readonly PropertyKey[]; message: string };

/** The files that data came from by `!file`. */
const sources = new WeakMap<object, string>();

/** The file that a value is in, and its path there. */
function placeOf(file: string, data: unknown, full: readonly PropertyKey[]) {
  let place = { file, at: full };
  let value = data;
  for (const [index, key] of full.entries()) {
    value = isObject(value) ? value[key] : undefined;
    const source = isObject(value) ? sources.get(value) : undefined;
    if (source !== undefined) place = { file: source, at: full.slice(index + 1) };
  }
  return place;
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
      if (!file.endsWith('.yaml')) return readText(file).trim();
      const data = readYaml(file);
      if (isObject(data)) sources.set(data, file);
      return data;
    },
  });
}

/** The paths of what a schema has left out of what was written. */
function unknownNames(written: unknown, known: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (!isObject(written) || !isObject(known)) return [];
  return Object.entries(written).flatMap(([name, value]) =>
    Object.hasOwn(known, name) ? unknownNames(value, known[name], [...at, name]) : [[...at, name]],
  );
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
