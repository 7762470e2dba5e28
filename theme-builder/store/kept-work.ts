import { migrateTheme, parseTheme, type ThemeDocument } from '@portico/tokens';
import { isStep } from './step.ts';
import { mostSteps, noHistory, type History } from './history.ts';

/** What a tab keeps for itself, so that a reload or a closed panel loses nothing. */
export type KeptWork = {
  document: ThemeDocument;
  /** The revision of the draft that the document was based on. */
  revision: number;
  /** Whether the server has the document too. */
  isSaved: boolean;
  /** What the server had at that revision, for merging with what it has later. */
  base?: ThemeDocument;
  history: History;
};

/** As much of a browser's storage as work is kept in. */
export type WorkStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (siteKey: string) => `portico.theme-builder.${siteKey}`;

const steps = (value: unknown) =>
  Array.isArray(value) && value.length <= mostSteps && value.every(isStep) ? value : undefined;

/** A theme that was kept, maybe by an earlier release, whose schema was another. */
function readTheme(input: unknown): ThemeDocument | undefined {
  const migrated = migrateTheme(input);
  const parsed = migrated.ok ? parseTheme(migrated.document) : migrated;
  return parsed.ok ? parsed.document : undefined;
}

/** Reads what the tab kept; undefined when that is nothing or nothing that can be trusted. */
export function readKeptWork(storage: WorkStorage, siteKey: string): KeptWork | undefined {
  const text = storage.getItem(keyOf(siteKey));
  if (text === null) return undefined;
  let kept: Partial<Record<keyof KeptWork, unknown>> & { history?: { past?: unknown; future?: unknown } };
  try {
    kept = JSON.parse(text) as typeof kept;
  } catch {
    // written by something else: worth nothing to us
    return undefined;
  }
  const document = readTheme(kept?.document);
  if (!document || typeof kept.revision !== 'number' || typeof kept.isSaved !== 'boolean') return undefined;
  const base = readTheme(kept.base);
  const past = steps(kept.history?.past);
  const future = steps(kept.history?.future);
  return {
    document,
    revision: kept.revision,
    isSaved: kept.isSaved,
    ...(base && { base }),
    history: past && future ? { past, future } : noHistory,
  };
}

/** Keeps the work, with fewer steps where the browser has no room for all. @throws DOMException when there is none at all. */
export function keepWork(storage: WorkStorage, siteKey: string, work: KeptWork): void {
  const write = (history: History) => storage.setItem(keyOf(siteKey), JSON.stringify({ ...work, history }));
  try {
    write(work.history);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
    write({ past: work.history.past.slice(-50), future: [] });
  }
}
