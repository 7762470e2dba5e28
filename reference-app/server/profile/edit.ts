import { isDeepStrictEqual } from 'node:util';
import { fold } from '@portico/core/text';
import type { z } from 'zod';
import {
  listSections,
  profileOperations,
  profileSections,
  singleSections,
  type ListSection,
  type ProfileSections,
  type SingleSection,
} from '../../contract/profile.ts';

/** What an edit works on. */
export type ProfileContent = { firstname: string; lastname: string; sections: ProfileSections };

export type ProfileEdit = {
  section: string;
  operation: string;
  value?: unknown;
  index?: number | undefined;
};

export type EditDecision =
  | { kind: 'changed'; content: ProfileContent }
  /** It is so already. */
  | { kind: 'same' }
  /** Another one stands at the index, or none. */
  | { kind: 'gone' }
  | { kind: 'invalid'; problems: Readonly<Record<string, string>> };

type Operation = (typeof profileOperations)[number];

/** What an edit makes of a profile. */
export function decideEdit(content: ProfileContent, edit: ProfileEdit): EditDecision {
  const operation = profileOperations.find((known) => known === edit.operation);
  if (!operation) return invalid('operation', `Choose one of ${profileOperations.join(', ')}.`);
  if (Object.hasOwn(listSections, edit.section))
    return decideList(content, edit.section as ListSection, { ...edit, operation });
  if (Object.hasOwn(singleSections, edit.section))
    return decideSingle(content, edit.section as SingleSection, { ...edit, operation });
  const known = [...Object.keys(singleSections), ...Object.keys(listSections)];
  return invalid('op_section', `Choose one of ${known.join(', ')}.`);
}

/** Whether an edit names an entry by its place in a list, which another edit may have moved. */
export function goesByIndex({ section, operation }: ProfileEdit): boolean {
  return Object.hasOwn(listSections, section) && operation !== 'add';
}

function decideList(
  content: ProfileContent,
  section: ListSection,
  { operation, value, index }: ProfileEdit & { operation: Operation },
): EditDecision {
  const { entry, maximum } = listSections[section];
  const entries: readonly unknown[] = content.sections[section];
  const changed = (next: unknown[]) =>
    // each entry has been read by its schema
    changedTo(content, { [section]: next } as Partial<ProfileSections>);
  if (operation === 'remove') {
    if (index === undefined) return invalid('index', 'Say which entry.');
    return index < entries.length ? changed(entries.toSpliced(index, 1)) : { kind: 'gone' };
  }
  const read = entry.safeParse(value);
  if (!read.success) return { kind: 'invalid', problems: problemsIn(read.error) };
  const twin = entries.findIndex((other) => isSame(other, read.data));
  if (operation === 'add') {
    if (twin >= 0) return { kind: 'same' };
    if (entries.length >= maximum)
      return invalid('value', `There can be at most ${maximum}: remove one first.`);
    return changed([...entries, read.data]);
  }
  if (index === undefined) return invalid('index', 'Say which entry.');
  if (index >= entries.length) return { kind: 'gone' };
  if (isDeepStrictEqual(entries[index], read.data)) return { kind: 'same' };
  if (twin >= 0 && twin !== index) return invalid('value', 'This is in the list already.');
  return changed(entries.with(index, read.data));
}

function decideSingle(
  content: ProfileContent,
  section: SingleSection,
  { operation, value }: ProfileEdit & { operation: Operation },
): EditDecision {
  if (operation === 'remove') {
    if (section === 'personal') return invalid('operation', 'A profile has a name: update it instead.');
    return changedTo(content, { [section]: emptySections[section] });
  }
  const read: z.ZodSafeParseResult<unknown> = singleSections[section].safeParse(value);
  if (!read.success) return { kind: 'invalid', problems: problemsIn(read.error) };
  if (section !== 'personal') return changedTo(content, { [section]: read.data });
  const { firstname, lastname, phone, location } = singleSections.personal.parse(value);
  return changedTo({ ...content, firstname, lastname }, { phone, location }, content);
}

function changedTo(
  content: ProfileContent,
  sections: Partial<ProfileSections>,
  before: ProfileContent = content,
): EditDecision {
  const next = { ...content, sections: { ...content.sections, ...sections } };
  return isDeepStrictEqual(next, before) ? { kind: 'same' } : { kind: 'changed', content: next };
}

/** Texts are the same however they are spelled; entries with several fields when all of these are. */
function isSame(left: unknown, right: unknown): boolean {
  if (typeof left === 'string' && typeof right === 'string') return fold(left) === fold(right);
  return isDeepStrictEqual(left, right);
}

function invalid(field: string, problem: string): EditDecision {
  return { kind: 'invalid', problems: { [field]: problem } };
}

/** By field; what concerns the value as a whole is under `value`. */
function problemsIn({ issues }: z.ZodError): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of issues) problems[path.join('.') || 'value'] ??= message;
  return problems;
}

export const emptySections: ProfileSections = profileSections.parse({});
