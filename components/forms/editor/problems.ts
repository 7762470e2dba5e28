import { checkDefinition, type DefinitionProblem, type FormDefinition } from '@portico/core/forms';
import type { OptionPath } from './editor-state.ts';
import { placeText } from './place.ts';

/** A mistake, and the option of the item that it is about. */
export type Problem = { readonly path: OptionPath; readonly message: string };

const stepsOf = (path: string): OptionPath =>
  [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? (key ?? '') : Number(index),
  );

function located({ path, message }: DefinitionProblem): readonly [string, Problem] {
  const [, section, ...rest] = stepsOf(path);
  const items: number[] = [];
  let left = rest;
  for (const list of [['items'], ...Array.from({ length: 9 }, () => ['dynamicListOptions', 'items'])]) {
    const index = left[list.length];
    if (!list.every((key, at) => left[at] === key) || typeof index !== 'number') break;
    items.push(index);
    left = left.slice(list.length + 1);
  }
  return [placeText({ section: Number(section), items }), { path: left, message }];
}

/** The mistakes of a definition by the places of its items, as text. */
export function problemsByPlace(definition: FormDefinition): ReadonlyMap<string, readonly Problem[]> {
  const found = new Map<string, Problem[]>();
  for (const [place, problem] of checkDefinition(definition).map(located))
    found.set(place, [...(found.get(place) ?? []), problem]);
  return found;
}

/** Whether a path is another one, or leads into it. */
export const leadsInto = (path: OptionPath, into: OptionPath): boolean =>
  into.every((key, index) => path[index] === key);
