import { isSame, type Product, type ThemeDocument } from '@portico/tokens';
import { failureOf, type ThemeBackend } from '../backend/backend.ts';
import { emptyDocument } from './document.ts';
import { checkedDocument, themed, type Themed } from './editor-state.ts';
import { noHistory, type History } from './history.ts';
import { rebase } from './rebase.ts';
import { keepWork, readKeptWork, type KeptWork, type WorkStorage } from './kept-work.ts';

/** Everything that an editor starts from. */
export type StoredWork = {
  published: Themed & { version: number };
  hasDraft: boolean;
  revision: number;
  /** What the server has: the draft, else what is published. */
  stored: ThemeDocument;
  /** The steps that lead to what is edited. */
  history: History;
  /**
   * What this tab has and the server has not, and what it was based on; `isBehind` when somebody else's draft came in
   * between.
   */
  unsaved?: { document: ThemeDocument; base?: ThemeDocument; isBehind: boolean };
};

/** What is kept, but for what the server has after all: then what another tab has left comes next. */
function readUnsaved(storage: WorkStorage, siteKey: string, stored: ThemeDocument): KeptWork | undefined {
  const kept = readKeptWork(storage, siteKey);
  if (!kept || kept.isSaved || !isSame(kept.document, stored)) return kept;
  try {
    keepWork(storage, siteKey, { ...kept, isSaved: true });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // no room to say so: it would be found again and again
    return kept;
  }
  return readUnsaved(storage, siteKey, stored);
}

/** Reads what the server and this tab have. @throws Error when one call fails or a document breaks the contract */
export async function loadStoredWork({
  product,
  siteKey,
  backend,
  storage,
}: {
  product: Product;
  siteKey: string;
  backend: ThemeBackend;
  storage: WorkStorage;
}): Promise<StoredWork> {
  const { published, draft } = await backend.load();
  const publishedDocument = checkedDocument(product, published.document) ?? emptyDocument(product);
  const drafted = checkedDocument(product, draft.document);
  const stored = drafted ?? publishedDocument;
  const work: StoredWork = {
    published: { ...themed(product, publishedDocument), version: published.version },
    hasDraft: drafted !== undefined,
    revision: draft.revision,
    stored,
    history: noHistory,
  };
  const kept = readUnsaved(storage, siteKey, stored);
  if (!kept) return work;
  if (isSame(kept.document, stored)) return { ...work, history: kept.history };
  if (kept.isSaved)
    return { ...work, history: rebase(kept.history, { base: kept.document, theirs: stored }) };
  return {
    ...work,
    history: kept.history,
    unsaved: {
      document: kept.document,
      base: kept.base,
      isBehind: kept.revision !== draft.revision && !isSame(kept.base, stored),
    },
  };
}

/** What the server says of a call that it will not do; and whether a login would help. */
export function refusalOf(error: unknown): { message?: string; isLoggedOut?: boolean } {
  const failure = failureOf(error);
  if (failure?.kind !== 'refused') return {};
  const { message, isLoggedOut } = failure;
  return { message, ...(isLoggedOut && { isLoggedOut }) };
}

/** Why that failed, in words that help, where there are any; and whether a login would help. */
export const loadProblem = (error: unknown): { message?: string; isLoggedOut?: boolean } =>
  failureOf(error) || !(error instanceof Error) ? refusalOf(error) : { message: error.message };
