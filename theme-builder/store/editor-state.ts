import {
  findCycle,
  migrateTheme,
  parseTheme,
  resolveTheme,
  type PairResult,
  type Product,
  type ResolvedTheme,
  type SectionId,
  type ThemeDocument,
  type TokenPath,
} from '@portico/tokens';
import type { DraftState } from './draft-saver.ts';
import { noHistory, type History } from './history.ts';
import { emptyDocument } from './document.ts';
import type { StepName } from './step.ts';

export type Themed = { document: ThemeDocument; theme: ResolvedTheme };

/** A theme that visitors see; version 0 before the first publication. */
export type Published = Themed & { version: number };

/** What is read aloud after something happened that the eye sees elsewhere. */
export type Announcement =
  /** `left`: the closed parts that it, or a step that waits before it, would have changed too. */
  | { what: 'done' | 'undone' | 'redone'; step: StepName; left?: readonly SectionId[] }
  /** Nothing, since all that these steps are about is closed. */
  | { what: 'not-undone' | 'not-redone'; step: StepName; left: readonly SectionId[] }
  /** All that it would have changed is closed. */
  | { what: 'left'; left: readonly SectionId[] }
  | { what: 'merged'; count: number }
  | { what: 'published' | 'kept-mine' | 'restored' };

export type SchemeChoice = 'auto' | 'light' | 'dark';

export type EditorState = {
  phase:
    | { status: 'loading' }
    | { status: 'failed'; message?: string; isLoggedOut?: boolean }
    | { status: 'ready' };
  /** As it is this moment, in the middle of a drag too. */
  live: Themed;
  /** As it was when the last drag or typing ended; what costs more than a frame has is worked out from this. */
  settled: Themed & { failing: readonly PairResult[] };
  published: Published;
  history: History;
  /** Whether the server has a draft. */
  hasDraft: boolean;
  draft: DraftState;
  /** The browser has refused to keep what is not saved: it is lost with the page. */
  isUnkept: boolean;
  scheme: SchemeChoice;
  /** The page shows a proposal that is not part of what is edited until it is accepted. */
  isTryingOn: boolean;
  /** Nothing can be changed, since the person may only look. */
  isReadOnly: boolean;
  /** Parts that somebody has locked and this person may not change. */
  closed: ReadonlySet<SectionId>;
  /** `count` tells two equal announcements apart. */
  announcement: { count: number; said?: Announcement };
};

/** @param revises the theme that it was, and the leaves that the change can have reached */
export const themed = (
  product: Product,
  document: ThemeDocument,
  revises?: { theme: ResolvedTheme; changed: ReadonlySet<TokenPath> },
): Themed => ({
  document,
  theme: resolveTheme({
    product,
    layers: [{ id: 'employer', sections: document.sections }],
    ...(revises && { revises }),
  }),
});

export function initialState(product: Product): EditorState {
  const nothing = themed(product, emptyDocument(product));
  return {
    phase: { status: 'loading' },
    live: nothing,
    settled: { ...nothing, failing: [] },
    published: { ...nothing, version: 0 },
    history: noHistory,
    hasDraft: false,
    draft: { status: 'idle' },
    isUnkept: false,
    scheme: 'auto',
    isTryingOn: false,
    isReadOnly: false,
    closed: new Set(),
    announcement: { count: 0 },
  };
}

/** A document from outside, null as none. @throws Error saying where it breaks the contract */
export function checkedDocument(product: Product, input: unknown): ThemeDocument | undefined {
  if (input === null || input === undefined) return undefined;
  const migrated = migrateTheme(input);
  const parsed = migrated.ok ? parseTheme(migrated.document) : migrated;
  if (!parsed.ok) throw new Error(`${parsed.path} ${parsed.message}`.trim());
  const cycle = findCycle(themed(product, parsed.document).theme);
  if (cycle !== undefined) throw new Error(cycle);
  return parsed.document;
}

/** The same where nothing better than none can be done about a broken one. */
export function readDocument(product: Product, input: unknown): ThemeDocument | undefined {
  try {
    return checkedDocument(product, input);
  } catch {
    return undefined;
  }
}
