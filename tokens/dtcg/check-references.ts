import { pathOf, splitPath, tokenAt, type TokenPath } from '../contract/index.ts';
import { fail } from './joined-files.ts';

/** What a file says about a token: a value, or the other token that it refers to. */
export type Said = { file: string; value: unknown; alias?: TokenPath };
export type Layer = ReadonlyMap<TokenPath, Said>;

/** What a token is computed from where no file sets it. */
function sourceOf(path: TokenPath): TokenPath | undefined {
  const [section] = splitPath(path);
  const { derive, follows } = tokenAt(path);
  const source = derive?.from ?? follows?.at(-1);
  return source === undefined ? undefined : pathOf(section, source);
}

/** Refuses references to what has no value, and those that lead back to themselves. Layers are given strongest first. */
export function checkReferences(layers: readonly Layer[]): void {
  const strongest = (path: TokenPath): Said | undefined => layers.find((layer) => layer.has(path))?.get(path);
  const sound = new Set<TokenPath>();
  for (const start of layers.flatMap((layer) => [...layer.keys()])) {
    const way: { path: TokenPath; file?: string }[] = [];
    let next: TokenPath | undefined = start;
    while (next !== undefined && !sound.has(next)) {
      const path: TokenPath = next;
      const said = strongest(path);
      const begin = way.findIndex((step) => step.path === path);
      way.push({ path, file: said?.file });
      // what is computed is in no file: the mistake is in the last file on the way
      const at = way.findLast((step) => step.file !== undefined);
      if (begin !== -1) {
        const circle = way.slice(begin).map((step) => `${step.path} (${step.file ?? 'computed'})`);
        fail(at?.file ?? '', `${at?.path}.$value`, `refers to itself in a circle: ${circle.join(' → ')}`);
      }
      next = said ? said.alias : sourceOf(path);
      if (!said && next === undefined)
        fail(at?.file ?? '', `${at?.path}.$value`, `refers to ${path}, which no file gives a value`);
    }
    for (const { path } of way) sound.add(path);
  }
}
