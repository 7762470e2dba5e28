import { isSame, migrateTheme, type ThemeDocument } from '@portico/tokens';
import type { Conflict } from '@portico/tokens/compare';
import { BackendFailure, failureOf, type StoredDraft, type ThemeBackend } from '../backend/backend.ts';
import { withPlacesOf } from './lockable-places.ts';
import type { MergedDraft } from './merge-drafts.ts';

/** How the draft stands with the server. */
export type DraftState =
  | { status: 'idle' | 'waiting' | 'saving' | 'saved' | 'retrying' | 'offline' }
  /** `places` = only these may not change, and all else is saved. `isLoggedOut` = a login would help. */
  | { status: 'refused'; message: string; places?: readonly string[]; isLoggedOut?: boolean }
  /** A newer release has written the draft, which this one cannot read and must not replace. */
  | { status: 'newer' }
  /**
   * `conflicts`: what both changed, all else is merged; none = the drafts cannot be merged, and one of them goes on.
   * `isRestored`: not somebody else's draft says otherwise, but the version that one has made live again.
   */
  | { status: 'conflict'; theirs: StoredDraft; conflicts: readonly Conflict[]; isRestored?: boolean };

/** Saves this long after the last edit, so that half of the two seconds allowed are left for the way. */
export const quietTime = 1000;
const longestWait = 30_000;

/** A version that is live again, as the draft would be with it, and what both go on from. */
export type Restored = { base: ThemeDocument; document: ThemeDocument };

type Options = {
  backend: ThemeBackend;
  revision: number;
  /** What the server had at that revision, as far as that is known. */
  base: ThemeDocument | undefined;
  /** Makes the edited document one with somebody else's; undefined when that cannot be. */
  merge: (base: ThemeDocument, theirs: unknown) => MergedDraft | undefined;
  /** Asks what has been published meanwhile, and shows it; undefined when nothing has. */
  publishedSince?: () => Promise<ThemeDocument | undefined>;
  onState: (state: DraftState) => void;
};

/** What is to be saved, and as much of it as is sent. */
type Attempt = { document: ThemeDocument; sent: ThemeDocument };

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** Brings a document to the server, one call at a time, until the server has the latest or says why it never will. */
export function createDraftSaver({
  backend,
  revision: first,
  base: known,
  merge,
  publishedSince,
  onState,
}: Options) {
  /** Undefined after a publication: the server counts that as a change of the draft, and has to be asked. */
  let revision: number | undefined = first;
  /** The document that this editor and whoever else saves have both seen. */
  let base = known;
  let unsaved: ThemeDocument | undefined;
  let state: DraftState = { status: 'idle' };
  let failures = 0;
  /** What the server does not let this person change: the rest is saved without it. */
  let held: { places: ReadonlySet<string>; message: string } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  const enter = (next: DraftState) => {
    if (next.status === state.status && next.status !== 'refused' && next.status !== 'conflict') return;
    state = next;
    onState(next);
  };
  /** One message for all tries of a connection that is down, and of what is refused: its button stays where it is. */
  const isFailing = () => failures > 0 || state.status === 'refused';
  const schedule = (wait: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), wait);
  };
  const hold = () => {
    if (held) enter({ status: 'refused', message: held.message, places: [...held.places] });
  };
  const saved = ({ document, sent }: Attempt, at: number) => {
    revision = at;
    base = sent;
    failures = 0;
    if (unsaved !== document) return schedule(quietTime);
    if (sent !== document) return hold();
    held = undefined;
    unsaved = undefined;
    enter({ status: 'saved' });
  };
  const conflict = (theirs: StoredDraft, restored?: Restored) => {
    base = restored?.base ?? base;
    if (theirs.document !== null && !migrateTheme(theirs.document).ok) return enter({ status: 'newer' });
    const other = restored?.document ?? theirs.document;
    const merged = base && other !== null ? merge(base, other) : undefined;
    // after the merge, which ends a drag that would be saved later
    clearTimeout(timer);
    failures = 0;
    if (!merged) return enter({ status: 'conflict', theirs, conflicts: [] });
    const { document, conflicts } = merged;
    base = merged.base;
    unsaved = document;
    if (conflicts.length > 0)
      return enter({ status: 'conflict', theirs, conflicts, ...(restored && { isRestored: true }) });
    revision = theirs.revision;
    if (isSame(document, theirs.document)) {
      unsaved = undefined;
      return enter({ status: 'saved' });
    }
    enter({ status: 'waiting' });
    void run();
  };

  /** A draft that has ended goes on from what has been published since; where nothing has, it was discarded. */
  const standing = async (theirs: StoredDraft): Promise<StoredDraft> => {
    const published = await publishedSince?.();
    return theirs.document === null ? { ...theirs, document: published ?? null } : theirs;
  };

  const failed = async (tried: Attempt, error: unknown): Promise<void> => {
    const failure = failureOf(error);
    switch (failure?.kind) {
      case 'conflict':
        try {
          const theirs = await standing(failure.theirs);
          // our own save whose answer was lost
          if (isSame(failure.theirs.document, tried.sent)) return saved(tried, theirs.revision);
          return conflict(theirs);
        } catch (unanswered) {
          return await failed(tried, unanswered);
        }
      case 'refused': {
        const { message, isLoggedOut, places = [] } = failure;
        const before = held?.places;
        if (base === undefined || places.every((place) => before?.has(place)))
          return enter({ status: 'refused', message, ...(isLoggedOut && { isLoggedOut }) });
        held = { places: new Set([...(before ?? []), ...places]), message };
        return await attempt();
      }
      default:
        schedule(Math.min(longestWait, 1000 * 2 ** failures));
        failures += 1;
        return enter({ status: failure ? 'offline' : 'retrying' });
    }
  };

  /** @throws BackendFailure when somebody else has begun a draft since ours was published */
  const currentRevision = async (document: ThemeDocument) => {
    if (revision !== undefined) return revision;
    const { draft } = await backend.load();
    if (draft.document !== null && !isSame(draft.document, document))
      throw new BackendFailure({ kind: 'conflict', theirs: draft });
    return draft.revision;
  };
  const attempt = async (): Promise<void> => {
    const document = unsaved;
    if (!document || state.status === 'conflict') return;
    const sent = held && base ? withPlacesOf(document, base, held.places) : document;
    if (held && isSame(sent, base)) {
      if (sent !== document) return hold();
      // all that was not to be saved is taken back
      held = undefined;
      unsaved = undefined;
      return enter({ status: 'idle' });
    }
    if (!isFailing()) enter({ status: 'saving' });
    const tried = { document, sent };
    try {
      saved(tried, (await backend.saveDraft(sent, await currentRevision(sent))).revision);
    } catch (error) {
      await failed(tried, error);
    }
  };
  const run = () => {
    clearTimeout(timer);
    running = running.then(attempt);
    return running;
  };

  return {
    revision: () => revision,
    base: () => base,
    isSaved: () => unsaved === undefined,
    changed: (document: ThemeDocument) => {
      unsaved = document;
      if (state.status === 'conflict') return;
      if (!isFailing()) enter({ status: 'waiting' });
      schedule(quietTime);
    },
    /** Saves now. @returns whether the server has everything */
    flush: async () => {
      await run();
      // an edit made during that call, or what somebody else changed
      if (unsaved && (state.status === 'waiting' || state.status === 'saving')) await run();
      return unsaved === undefined && state.status !== 'conflict';
    },
    /**
     * Ends a conflict: the next save replaces theirs by `mine`, or nothing of ours is left to save.
     * `agreed`: what a later merge starts from; without one it asks about the whole draft.
     */
    resolve: ({ mine, agreed }: { mine?: ThemeDocument; agreed?: ThemeDocument }) => {
      if (state.status !== 'conflict') return;
      revision = state.theirs.revision;
      base = agreed;
      unsaved = mine;
      enter({ status: mine ? 'waiting' : 'saved' });
      if (mine) void run();
    },
    /** Somebody else's draft, or a version that is live again, came in between: merges them, or saves nothing until that is resolved. */
    conflict: (theirs: StoredDraft, mine: ThemeDocument, restored?: Restored) => {
      unsaved = mine;
      conflict(theirs, restored);
    },
    /** Goes on from what somebody else has saved meanwhile, as long as nothing of ours waits to be saved. */
    follow: (theirs: StoredDraft) => {
      if (unsaved || state.status === 'newer' || theirs.revision === revision) return;
      conflict(theirs);
      if (unsaved === undefined && state.status === 'saved') enter({ status: 'idle' });
    },
    /** Ends the draft on the server, where only what is published is left. @throws BackendFailure */
    discard: async (published: ThemeDocument) => {
      clearTimeout(timer);
      await running;
      // what somebody else has begun since ours was published is not ours to end
      const seen = await currentRevision(unsaved ?? published);
      revision = (await backend.discardDraft(seen)).revision;
      base = published;
      unsaved = undefined;
      held = undefined;
      failures = 0;
      enter({ status: 'idle' });
    },
    /** The draft has become, or gives way to, what is published now. */
    published: (document: ThemeDocument) => {
      revision = undefined;
      base = document;
      enter({ status: 'idle' });
    },
    /**
     * Tries once more what was refused. Asks first what there is: with the answer the page hears of a login in another
     * tab.
     */
    again: async () => {
      const document = unsaved;
      if (!document) return;
      held = undefined;
      enter({ status: 'saving' });
      try {
        await backend.load();
      } catch (error) {
        await failed({ document, sent: document }, error);
        return;
      }
      await run();
    },
    /** Saves once more what is unsaved, and tries no further. */
    stop: () => {
      isStopped = true;
      return run();
    },
    /** The connection is back: no need to wait for the next try. */
    retry: () => {
      if (unsaved && failures > 0) void run();
    },
  };
}
