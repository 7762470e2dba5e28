import type { FormRoot } from '../form/form-root.ts';
import { onEdit } from '../form/on-edit.ts';
import { sectionInView } from '../layouts/section-in-view.ts';
import { focusOn } from '../../theme/focus-on.ts';
import { parseDraft, type Draft } from './draft.ts';
import { draftedValues } from './drafted-values.ts';
import { focusAt, focusPlaceIn } from './focus-place.ts';
import { inTurn } from './in-turn.ts';
import { attempt, serverCopy } from './server-copy.ts';
import { browserDrafts, type DraftStorage } from './storage.ts';

/** How a form's drafts are kept. */
export type DraftOptions = {
  /** Tells the drafts of one form and one person from others in the same storage. */
  key: string;
  /** @default the browser's localStorage */
  storage?: DraftStorage;
  /**
   * Keeps a draft on a server as well; called with the newest one when the last call is settled. A server that has another
   * one by now, from another device, answers it: people choose between both, and nothing is saved there before.
   */
  save?: (draft: Draft) => Promise<void | { theirs: Draft }>;
  /** What people can do where `save` has failed, by what it threw, such as logging in again: a button offers it. */
  remedy?: (error: unknown) => DraftRemedy | undefined;
};

export type DraftRemedy = { label: string; act: () => void };

/** What becomes of a draft. */
export type DraftNews =
  | { type: 'restored'; savedAt: number; startOver: () => void }
  /** The form is as it was at first; it can be undone until something is changed. */
  | { type: 'startedOver'; undo: () => void }
  /** The browser keeps nothing: its storage is full, or forbidden. */
  | { type: 'failed' }
  /** The server did not take it. */
  | { type: 'notSaved'; remedy: DraftRemedy | undefined }
  /** The server has taken it after it did not. */
  | { type: 'saved' }
  /** Another tab or device has written another one. */
  | { type: 'elsewhere'; show: () => void; keep: () => void };

/** How far a draft may be behind typing, in ms; a second is promised. */
const behind = 500;

const tab = () => crypto.randomUUID?.() ?? String(Math.random());

type KeeperOptions = {
  /** The form as of now: what it is given may change while its draft is kept. */
  root: () => FormRoot;
  element: HTMLFormElement;
  draft: DraftOptions;
  /** @param news undefined when the last ones are none any more */
  onNews: (news: DraftNews | undefined) => void;
  onUnsavedChange: (isUnsaved: boolean) => void;
};

/** Keeps a form's drafts from when it is made until it is stopped. */
export class Keeper {
  readonly #options: KeeperOptions;
  readonly #element: HTMLFormElement;
  readonly #storage: DraftStorage;
  readonly #values: ReturnType<typeof draftedValues>;
  readonly #server: ReturnType<typeof serverCopy>;
  readonly #writing = inTurn();
  readonly #tab = tab();
  readonly #listening = new AbortController();
  readonly #stopFollowing: () => void;
  readonly #stopWatching: (() => void) | undefined;
  #stopFocusing: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  // what is there is not known yet, and must not be written over
  #isReading = true;
  // whose the draft is that is there
  #owner: 'nobody' | 'us' | 'others' = 'nobody';
  #newest = 0;
  // by people: what the form does by itself is there the next time, too
  #isChanged = false;
  #hasFocusMoved = false;
  #isUnsaved = false;
  #hasStartedOver = false;
  // nothing of ours goes over theirs before people have chosen
  #isChoosing = false;
  // here either, where another tab has written it: there is room for one
  #isOvertaken = false;

  constructor(options: KeeperOptions) {
    const { root, element, draft, onNews } = options;
    this.#options = options;
    this.#element = element;
    this.#storage = draft.storage ?? browserDrafts;
    this.#values = draftedValues(root);
    this.#server = serverCopy(draft, { onNews, onTheirs: (theirs) => this.#choose(theirs) });
    this.#stopFollowing = onEdit(root, () => this.#edited());
    this.#stopWatching = this.#storage.watch?.(draft.key, (text) => this.#writtenElsewhere(text));
    const { signal } = this.#listening;
    element.addEventListener('focusin', () => this.#focusMoved(), { signal });
    addEventListener('pagehide', () => this.flush(), { signal });
    addEventListener('online', () => this.#saveAgain(), { signal });
    document.addEventListener('visibilitychange', () => this.#hidden(), { signal });
    // after the effects of the fields, which register themselves
    void this.#restore().catch(() => {
      this.#isReading = false;
      this.#failed();
    });
  }

  flush(): void {
    this.#stopTimer();
    if (this.#isOvertaken) {
      if (this.#isChanged) this.#unsaved(true);
      return;
    }
    if (this.#isReading || !(this.#isChanged || (this.#hasFocusMoved && this.#owner === 'us'))) return;
    const isNew = this.#isChanged;
    this.#isChanged = false;
    this.#hasFocusMoved = false;
    const changed = this.#values.changed();
    if (changed.length === 0 && this.#owner === 'nobody') {
      this.#weigh();
      return;
    }
    this.#owner = 'us';
    const next = this.#draftNow(changed);
    const text = JSON.stringify(next);
    const ends = { done: () => this.#written(), failed: () => this.#failed() };
    this.#writing.add(async () => attempt(() => this.#storage.write(this.#options.draft.key, text), ends));
    if (isNew) this.#server.save(next);
  }

  hold(): void {
    this.#server.hold();
  }

  release(theirs?: Draft): void {
    if (theirs) this.#choose(theirs);
    else if (!this.#isChoosing) this.#server.release();
  }

  drop(): void {
    this.#hasStartedOver = false;
    this.#isChoosing = false;
    this.#isOvertaken = false;
    this.#server.forget();
    this.#server.release();
    this.#letGo();
    // it may be kept where the last one is on its way to
    if (this.#server.isBusy()) this.#server.add(async () => this.#remove());
  }

  stop(): void {
    this.#isStopped = true;
    this.flush();
    this.#stopFocusing?.();
    this.#stopFollowing();
    this.#stopWatching?.();
    this.#listening.abort();
  }

  #unsaved(next: boolean): void {
    if (next === this.#isUnsaved) return;
    this.#isUnsaved = next;
    this.#options.onUnsavedChange(next);
  }

  #weigh(): void {
    this.#unsaved(this.#values.hasRemainder());
  }

  #written(): void {
    if (this.#owner === 'us') this.#weigh();
  }

  #failed(): void {
    this.#owner = 'nobody';
    this.#unsaved(true);
    this.#options.onNews({ type: 'failed' });
  }

  async #remove(): Promise<void> {
    return attempt(() => this.#storage.remove(this.#options.draft.key));
  }

  #draftNow(changed: readonly string[]): Draft {
    this.#newest = Date.now();
    return {
      format: 1,
      savedAt: this.#newest,
      tab: this.#tab,
      values: this.#values.kept(),
      changed,
      section: sectionInView(this.#element),
      focus: focusPlaceIn(this.#element),
    };
  }

  #saveAgain(): void {
    if (!this.#server.isSaved()) this.#server.save(this.#draftNow(this.#values.changed()));
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #flushSoon(): void {
    this.#timer ??= setTimeout(() => this.flush(), behind);
  }

  #choose(theirs: Draft): void {
    const chosen = (act: () => void) => () => {
      this.#isChoosing = false;
      this.#isOvertaken = false;
      act();
      // what is in view is what is kept from now on, here and there, also where nothing is typed any more
      this.#isChanged = true;
      this.flush();
      this.#server.release();
    };
    this.#isChoosing = true;
    this.#server.hold();
    this.#options.onNews({
      type: 'elsewhere',
      show: chosen(() => {
        this.#showNewer(theirs);
        this.#server.forget();
      }),
      keep: chosen(() => {
        if (this.#owner === 'nobody') this.#owner = 'others';
      }),
    });
  }

  #showNewer({ values, savedAt, focus }: Draft): void {
    this.#values.apply(values, () => true);
    this.#newest = savedAt;
    // the button that was pressed goes
    (document.activeElement as HTMLElement | null)?.blur();
    if (focus) this.#stopFocusing = focusAt(this.#element, focus);
    else focusOn(this.#element);
  }

  /** What is in the form is nothing to keep. */
  #letGo(): void {
    this.#stopTimer();
    this.#isReading = false;
    this.#isChanged = false;
    this.#owner = 'nobody';
    this.#unsaved(false);
    this.#writing.add(async () => this.#remove());
  }

  #restored(savedAt: number): DraftNews {
    return { type: 'restored', savedAt, startOver: () => this.#startOver(savedAt) };
  }

  #startOver(savedAt: number): void {
    const before = structuredClone(this.#values.held());
    this.#values.become(this.#options.root().initial());
    this.#letGo();
    // the server's is not to come back either
    this.#server.save(this.#draftNow([]));
    this.#hasStartedOver = true;
    const undo = () => {
      this.#hasStartedOver = false;
      this.#values.become(before);
      this.#isChanged = true;
      this.flush();
      this.#options.onNews(this.#restored(savedAt));
    };
    this.#options.onNews({ type: 'startedOver', undo });
  }

  async #restore(): Promise<void> {
    const stored = parseDraft(await this.#storage.read(this.#options.draft.key));
    if (this.#isStopped || !this.#isReading) return;
    this.#isReading = false;
    if (this.#isChanged) this.#flushSoon();
    if (!stored) return;
    const { values, changed, savedAt, focus, section } = stored;
    // what somebody has typed meanwhile stays
    const touched = new Set(this.#isChanged ? this.#values.changed() : []);
    this.#values.apply(
      values,
      (path) => !touched.has(path) && (!Array.isArray(changed) || changed.includes(path)),
    );
    this.#newest = savedAt;
    this.#owner = 'others';
    // everything was deleted again
    if (changed?.length !== 0) this.#options.onNews(this.#restored(savedAt));
    if (this.#isChanged) return;
    if (focus) this.#stopFocusing = focusAt(this.#element, focus);
    else this.#element.querySelector(`[data-section="${Number(section)}"]`)?.scrollIntoView();
  }

  #edited(): void {
    if (this.#values.isApplying()) return;
    this.#isChanged = true;
    if (this.#hasStartedOver) {
      this.#hasStartedOver = false;
      this.#options.onNews(undefined);
    }
    this.#flushSoon();
  }

  #writtenElsewhere(text: string): void {
    const other = parseDraft(text);
    if (!other || other.tab === this.#tab || other.savedAt <= this.#newest) return;
    this.#owner = 'others';
    const { fitting, kept } = this.#values;
    if (JSON.stringify(fitting(other.values)) === JSON.stringify(kept())) this.#newest = other.savedAt;
    else {
      this.#isOvertaken = true;
      this.#choose(other);
    }
  }

  #focusMoved(): void {
    this.#hasFocusMoved = true;
    if (this.#owner === 'us') this.#flushSoon();
  }

  #hidden(): void {
    if (document.visibilityState === 'hidden') this.flush();
  }
}
