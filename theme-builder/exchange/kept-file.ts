import type { Foreign } from '@portico/tokens/exchange';
import type { WorkStorage } from '../store/kept-work.ts';

/** The file that a theme came from: what it says beside the theme comes along when the theme is exported. */
export type KeptFile = { name: string; foreign: Foreign };

const keyOf = (siteKey: string) => `portico-theme-file:${siteKey}`;

/** Keeps the last imported file in the tab; one that does not fit is not kept. */
export function keepFile(storage: WorkStorage, siteKey: string, file: KeptFile): void {
  try {
    storage.setItem(keyOf(siteKey), JSON.stringify(file));
  } catch {
    // full, or forbidden by the browser: the theme is imported all the same
    storage.removeItem(keyOf(siteKey));
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKeptFile = (value: unknown): value is KeptFile =>
  isObject(value) &&
  typeof value.name === 'string' &&
  isObject(value.foreign) &&
  isObject(value.foreign.file) &&
  (value.foreign.text === undefined || typeof value.foreign.text === 'string');

export function keptFile(storage: WorkStorage, siteKey: string): KeptFile | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(keyOf(siteKey)) ?? 'null');
    return isKeptFile(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
