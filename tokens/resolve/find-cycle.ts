import { schemes } from '../contract/index.ts';
import { emittedPaths, type ResolvedTheme } from './resolve-theme.ts';

/** Whether a layer's document refers to itself in a circle, told as a sentence. */
export function findCycle(theme: ResolvedTheme): string | undefined {
  try {
    for (const path of emittedPaths) for (const scheme of schemes) theme.leaf(path, scheme);
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}
