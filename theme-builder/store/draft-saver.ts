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

/** Brings a document to the server, one call at a time, until the server has the latest or says why it never will. */
export class DraftSaver {
  readonly #options: Options;
  /** Undefined after a publication: the server counts that as a change of the draft, and has to be asked. */
  #revision: number | undefined;
  /** The document that this editor and whoever else saves have both seen. */
  #base: ThemeDocument | undefined;
  #unsaved: ThemeDocument | undefined;
  #state: DraftState = { status: 'idle' };
  #failures = 0;
  /** What the server does not let this person change: the rest is saved without it. */
  #held: { places: ReadonlySet<string>; message: string } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
    this.#revision = options.revision;
    this.#base = options.base;
  }

  readonly revision = () => this.#revision;
  readonly base = () => this.#base;
  readonly isSaved = () => this.#unsaved === undefined;

  changed(document: ThemeDocument): void {
    this.#unsaved = document;
    if (this.#state.status === 'conflict') return;
    if (!this.#isFailing()) this.#enter({ status: 'waiting' });
    this.#schedule(quietTime);
  }

  /** Saves now. @returns whether the server has everything */
  async flush(): Promise<boolean> {
    await this.#run();
    // an edit made during that call, or what somebody else changed
    const { status } = this.#state;
    if (this.#unsaved && (status === 'waiting' || status === 'saving')) await this.#run();
    return this.isSaved() && this.#state.status !== 'conflict';
  }

  /**
   * Ends a conflict: the next save replaces theirs by `mine`, or nothing of ours is left to save.
   * `agreed`: what a later merge starts from; without one it asks about the whole draft.
   */
  resolve({ mine, agreed }: { mine?: ThemeDocument; agreed?: ThemeDocument }): void {
    if (this.#state.status !== 'conflict') return;
    this.#revision = this.#state.theirs.revision;
    this.#base = agreed;
    this.#unsaved = mine;
    this.#enter({ status: mine ? 'waiting' : 'saved' });
    if (mine) void this.#run();
  }

  /** Somebody else's draft, or a version that is live again, came in between: merges them, or saves nothing until that is resolved. */
  conflict(theirs: StoredDraft, mine: ThemeDocument, restored?: Restored): void {
    this.#unsaved = mine;
    this.#merge(theirs, restored);
  }

  /** Goes on from what somebody else has saved meanwhile, as long as nothing of ours waits to be saved. */
  follow(theirs: StoredDraft): void {
    if (this.#unsaved || this.#state.status === 'newer' || theirs.revision === this.#revision) return;
    this.#merge(theirs);
    if (this.isSaved() && this.#state.status === 'saved') this.#enter({ status: 'idle' });
  }

  /** Ends the draft on the server, where only what is published is left. @throws BackendFailure */
  async discard(published: ThemeDocument): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
    // what somebody else has begun since ours was published is not ours to end
    const seen = await this.#currentRevision(this.#unsaved ?? published);
    this.#revision = (await this.#options.backend.discardDraft(seen)).revision;
    this.#base = published;
    this.#failures = 0;
    this.#end('idle');
  }

  /** The draft has become, or gives way to, what is published now. */
  published(document: ThemeDocument): void {
    this.#revision = undefined;
    this.#base = document;
    this.#enter({ status: 'idle' });
  }

  /**
   * Tries once more what was refused. Asks first what there is: with the answer the page hears of a login in another
   * tab.
   */
  async again(): Promise<void> {
    const document = this.#unsaved;
    if (!document) return;
    this.#held = undefined;
    this.#enter({ status: 'saving' });
    try {
      await this.#options.backend.load();
    } catch (error) {
      return await this.#failed({ document, sent: document }, error);
    }
    await this.#run();
  }

  /** Saves once more what is unsaved, and tries no further. */
  stop(): Promise<void> {
    this.#isStopped = true;
    return this.#run();
  }

  /** The connection is back: no need to wait for the next try. */
  retry(): void {
    if (this.#unsaved && this.#failures > 0) void this.#run();
  }

  #enter(next: DraftState): void {
    if (next.status === this.#state.status && next.status !== 'refused' && next.status !== 'conflict') return;
    this.#state = next;
    this.#options.onState(next);
  }

  /** Nothing is left to save. */
  #end(status: 'saved' | 'idle'): void {
    this.#held = undefined;
    this.#unsaved = undefined;
    this.#enter({ status });
  }

  /** One message for all tries of a connection that is down, and of what is refused: its button stays where it is. */
  readonly #isFailing = () => this.#failures > 0 || this.#state.status === 'refused';

  #schedule(wait: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#run(), wait);
  }

  #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running = this.#running.then(() => this.#attempt());
    return this.#running;
  }

  async #attempt(): Promise<void> {
    const document = this.#unsaved;
    if (!document || this.#state.status === 'conflict') return;
    const held = this.#held;
    const sent = held && this.#base ? withPlacesOf(document, this.#base, held.places) : document;
    if (held && isSame(sent, this.#base)) {
      if (sent !== document) return this.#hold();
      // all that was not to be saved is taken back
      return this.#end('idle');
    }
    if (!this.#isFailing()) this.#enter({ status: 'saving' });
    const tried = { document, sent };
    try {
      const { backend } = this.#options;
      this.#saved(tried, (await backend.saveDraft(sent, await this.#currentRevision(sent))).revision);
    } catch (error) {
      await this.#failed(tried, error);
    }
  }

  /** @throws BackendFailure when somebody else has begun a draft since ours was published */
  async #currentRevision(document: ThemeDocument): Promise<number> {
    if (this.#revision !== undefined) return this.#revision;
    const { draft } = await this.#options.backend.load();
    if (draft.document !== null && !isSame(draft.document, document))
      throw new BackendFailure({ kind: 'conflict', theirs: draft });
    return draft.revision;
  }

  #saved({ document, sent }: Attempt, at: number): void {
    this.#revision = at;
    this.#base = sent;
    this.#failures = 0;
    if (this.#unsaved !== document) return this.#schedule(quietTime);
    if (sent !== document) return this.#hold();
    this.#end('saved');
  }

  #hold(): void {
    const held = this.#held;
    if (held) this.#enter({ status: 'refused', message: held.message, places: [...held.places] });
  }

  async #failed(tried: Attempt, error: unknown): Promise<void> {
    const failure = failureOf(error);
    switch (failure?.kind) {
      case 'conflict':
        try {
          const published = await this.#options.publishedSince?.();
          const { revision, document } = failure.theirs;
          // our own save whose answer was lost
          if (isSame(document, tried.sent)) return this.#saved(tried, revision);
          // a draft that has ended goes on from what has been published since; where nothing has, it was discarded
          return this.#merge({ revision, document: document ?? published ?? null });
        } catch (unanswered) {
          return await this.#failed(tried, unanswered);
        }
      case 'refused': {
        const { message, isLoggedOut, places = [] } = failure;
        const before = this.#held?.places;
        if (this.#base === undefined || places.every((place) => before?.has(place)))
          return this.#enter({ status: 'refused', message, ...(isLoggedOut && { isLoggedOut }) });
        this.#held = { places: new Set([...(before ?? []), ...places]), message };
        return await this.#attempt();
      }
      default:
        this.#schedule(Math.min(longestWait, 1000 * 2 ** this.#failures));
        this.#failures += 1;
        return this.#enter({ status: failure ? 'offline' : 'retrying' });
    }
  }

  #merge(theirs: StoredDraft, restored?: Restored): void {
    this.#base = restored?.base ?? this.#base;
    if (theirs.document !== null && !migrateTheme(theirs.document).ok)
      return this.#enter({ status: 'newer' });
    const other = restored?.document ?? theirs.document;
    const merged = this.#base && other !== null ? this.#options.merge(this.#base, other) : undefined;
    // after the merge, which ends a drag that would be saved later
    clearTimeout(this.#timer);
    this.#failures = 0;
    if (!merged) return this.#enter({ status: 'conflict', theirs, conflicts: [] });
    const { document, conflicts } = merged;
    this.#base = merged.base;
    this.#unsaved = document;
    if (conflicts.length > 0)
      return this.#enter({ status: 'conflict', theirs, conflicts, ...(restored && { isRestored: true }) });
    this.#revision = theirs.revision;
    if (isSame(document, theirs.document)) {
      this.#unsaved = undefined;
      return this.#enter({ status: 'saved' });
    }
    this.#enter({ status: 'waiting' });
    void this.#run();
  }
}
