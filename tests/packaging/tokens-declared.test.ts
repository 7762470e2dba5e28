import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  cssVariable,
  isSectionId,
  pathOf,
  sectionIds,
  sectionOf,
  tokenNames,
  type SectionId,
} from '@portico/tokens/contract';
import { describe, expect, inject, it } from 'vitest';

const built = path.join(inject('installed'), 'node_modules/@portico/components');
const sources = path.join(import.meta.dirname, '../../components');

/** The sections of a variable: those of a family share theirs. */
const sectionsOfVariable = Map.groupBy(
  sectionIds
    // products override leaves of another section and have no names of their own
    .filter((section) => !('overrides' in sectionOf(section)))
    .flatMap((section) =>
      tokenNames(section).map((token) => ({
        section,
        variable: cssVariable(pathOf(section, token)) as string,
      })),
    ),
  ({ variable }) => variable,
);

/** A component's own style sheet and those of what it is made of, except of other components with tokens of their own. */
function sheetsOf(module: string, seen = new Set<string>()): string[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const code = readFileSync(module, 'utf8');
  return [...code.matchAll(/(?:from|import) ['"](\.[^'"]+)['"]/g)].flatMap(([, relative = '']) => {
    const file = path.resolve(path.dirname(module), relative);
    return file.endsWith('.css') ? [file] : sheetsOf(file, seen);
  });
}

const components = globSync('*/*/*.tokens.ts', { cwd: sources }).toSorted();

describe.each(components)('%s', (file) => {
  it('declares the sections whose tokens the component uses, and no others', async () => {
    const exported = (await import(path.join(sources, file))) as Record<string, readonly SectionId[]>;
    const declared = Object.values(exported)[0] ?? [];
    const used = sheetsOf(path.join(built, file.replace(/\.tokens\.ts$/, '.js'))).flatMap((sheet) =>
      [...readFileSync(sheet, 'utf8').matchAll(/--pt-[\w-]+/g)].flatMap(
        ([variable]) => sectionsOfVariable.get(variable)?.map(({ section }) => section) ?? [variable],
      ),
    );
    expect([...new Set(used)].toSorted()).toEqual(declared.toSorted());
  });

  it('names sections of the contract for the roots that carry them', () => {
    const source = readFileSync(path.join(sources, file.replace(/\.tokens\.ts$/, '.tsx')), 'utf8');
    const declared = readFileSync(path.join(sources, file), 'utf8');
    const carried = [...source.matchAll(/'([a-z_]+)'/g)].map(([, id = '']) => id).filter(isSectionId);
    for (const section of carried) expect(declared).toContain(`'${section}'`);
  });
});

describe('every component', () => {
  it('declares its tokens', () => {
    const without = globSync('*/*/*.stories.tsx', { cwd: sources })
      .map((story) => story.replace(/\.stories\.tsx$/, ''))
      .filter(
        (component) =>
          existsSync(path.join(sources, `${component}.css.ts`)) &&
          !existsSync(path.join(sources, `${component}.tokens.ts`)),
      );
    expect(without).toEqual(['display/icon/icon']);
  });
});
