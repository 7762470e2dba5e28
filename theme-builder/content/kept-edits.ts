import type { Banner, SiteContent } from './backend.ts';
import type { WorkStorage } from '../store/kept-work.ts';

/** What is kept of content that is not saved, with what each part was when its editing began. */
export type KeptEdits = { edits: Partial<SiteContent>; bases: Partial<SiteContent> };

const keyOf = (siteKey: string) => `portico.theme-builder.${siteKey}.content`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTime = (value: unknown) => value === undefined || isText(value);
const isBanner = (value: unknown): value is Banner =>
  isRecord(value) &&
  (value['variant'] === 'info' || value['variant'] === 'alert') &&
  isText(value['text']) &&
  Array.isArray(value['pages']) &&
  value['pages'].every(isText) &&
  isTime(value['startsAt']) &&
  isTime(value['endsAt']);

const isPart: { [Part in keyof SiteContent]: (value: unknown) => value is SiteContent[Part] } = {
  banners: (value): value is readonly Banner[] => Array.isArray(value) && value.every(isBanner),
  phase: (value): value is string | null => value === null || isText(value),
  tagline: isText,
  titles: (value): value is Record<string, string> => isRecord(value) && Object.values(value).every(isText),
  navbar: isText,
  footer: isText,
};

/** The names of the parts, each once. */
export const contentParts = Object.keys(isPart) as readonly (keyof SiteContent)[];

const readParts = (value: unknown): Partial<SiteContent> =>
  isRecord(value)
    ? Object.fromEntries(
        contentParts.flatMap((part) => (isPart[part](value[part]) ? [[part, value[part]]] : [])),
      )
    : {};

/** Reads what the tab kept; what cannot be trusted is left out. */
export function readKeptEdits(storage: WorkStorage, siteKey: string): KeptEdits {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(siteKey)) ?? 'null');
    return isRecord(kept)
      ? { edits: readParts(kept['edits']), bases: readParts(kept['bases']) }
      : { edits: {}, bases: {} };
  } catch {
    // written by something else: worth nothing to us
    return { edits: {}, bases: {} };
  }
}

export function keepEdits(storage: WorkStorage, siteKey: string, kept: KeptEdits): void {
  try {
    if (Object.keys(kept.edits).length === 0) storage.removeItem(keyOf(siteKey));
    // marked as what the server does not have, so that it outlives its tab
    else storage.setItem(keyOf(siteKey), JSON.stringify({ ...kept, isSaved: false }));
  } catch (error) {
    // a browser without room: the words stay in the panel for as long as it is open
    if (!(error instanceof DOMException)) throw error;
  }
}
