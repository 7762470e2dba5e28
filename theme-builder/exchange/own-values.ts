import { isSame, settingAt, tokenPaths, type ThemeDocument, type TokenPath } from '@portico/tokens';
import type { History } from '../store/history.ts';
import type { StepKind } from '../store/step.ts';

/** Steps whose values came as a whole: nobody chose each of them. */
const wholesale: readonly StepKind[] = ['preset', 'propose', 'import', 'repair-all'];

/**
 * The leaves that a theme's people have set themselves. What a preset or a proposal brought in, and nobody has touched
 * since, is not: so one preset after the other can be tried, and each replaces the one before.
 */
export function ownPaths(document: ThemeDocument, { past }: History): ReadonlySet<TokenPath> {
  const brought = new Set<TokenPath>();
  for (const { name, changes } of past)
    for (const { path, after } of changes) {
      if (wholesale.includes(name.kind) && isSame(after, settingAt(document, path))) brought.add(path);
      else brought.delete(path);
    }
  return new Set(
    tokenPaths.filter((path) => {
      const setting = settingAt(document, path);
      const isSet = setting?.value !== undefined || setting?.schemes !== undefined;
      return isSet && !brought.has(path);
    }),
  );
}
