import type { FormRoot } from '../form/form-root.ts';
import type { Held } from '../form/form-values.ts';
import { keyOf } from '../form/keys.ts';
import { onEdit } from '../form/on-edit.ts';
import { sectionInView } from '../layouts/section-in-view.ts';
import { focusOn } from '../../theme/focus-on.ts';
import { changedKeys, fittingValues, keptValues, leftOut, parseDraft, type Draft } from './draft.ts';
import { focusAt, focusPlaceIn } from './focus-place.ts';
import { inTurn } from './in-turn.ts';
import { browserDrafts, type DraftStorage, type Eventually } from './storage.ts';

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

function nothing() {}
async function attempt(
  act: () => Eventually<void>,
  { done = nothing, failed = nothing }: { done?: () => void; failed?: (error: unknown) => void } = {},
): Promise<void> {
  try {
    // what is done when it returns is done by now, also when the tab dies
    await act();
  } catch (error) {
    failed(error);
    return;
  }
  done();
}

type KeeperOptions = {
  /** The form as of now: what it is given may change while its draft is kept. */
  root: () => FormRoot;
  element: HTMLFormElement;
  draft: DraftOptions;
  /** @param news undefined when the last ones are none any more */
  onNews: (news: DraftNews | undefined) => void;
  onUnsavedChange: (isUnsaved: boolean) => void;
};

/** Keeps a form's drafts while it is on the page. */
export function startKeeper({ root, element, draft, onNews, onUnsavedChange }: KeeperOptions) {
  const { form } = root();
  const { key, storage = browserDrafts, save, remedy } = draft;
  const me = tab();
  const held = () => form.getValues() as Held;
  const changedNow = () => changedKeys(root().items, held(), root().initial());
  const remainder = (values: Held) => JSON.stringify(leftOut(root().items, values));

  // what is there is not known yet, and must not be written over
  let isReading = true;
  // whose the draft is that is there
  let owner: 'nobody' | 'us' | 'others' = 'nobody';
  let newest = 0;
  // by people: what the form does by itself is there the next time, too
  let isChanged = false;
  let isApplying = false;
  let hasFocusMoved = false;
  let isUnsaved = false;
  let hasStartedOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopFocusing: (() => void) | undefined;
  let isStopped = false;

  const unsaved = (next: boolean) => {
    if (next === isUnsaved) return;
    isUnsaved = next;
    onUnsavedChange(next);
  };
  const weigh = () => unsaved(remainder(held()) !== remainder(root().initial()));

  const writing = inTurn();
  const saving = inTurn();
  const remove = async () => attempt(() => storage.remove(key));
  const written = () => {
    if (owner === 'us') weigh();
  };
  const failed = () => {
    owner = 'nobody';
    unsaved(true);
    onNews({ type: 'failed' });
  };
  let isSaved = true;
  const notSaved = (error: unknown) => {
    isSaved = false;
    if (!saving.isWaiting()) onNews({ type: 'notSaved', remedy: remedy?.(error) });
  };
  const saved = () => {
    if (isSaved) return;
    isSaved = true;
    onNews({ type: 'saved' });
  };

  const draftNow = (changed: readonly string[]): Draft => {
    newest = Date.now();
    return {
      format: 1,
      savedAt: newest,
      tab: me,
      values: keptValues(root().items, held()),
      changed,
      section: sectionInView(element),
      focus: focusPlaceIn(element),
    };
  };
  const saveNext = (next: Draft) => {
    if (!save) return;
    const saveOrChoose = async () => {
      const answer = await save(next);
      if (answer?.theirs) choose(answer.theirs);
    };
    saving.add(async () => attempt(saveOrChoose, { done: saved, failed: notSaved }));
  };
  // nothing of ours goes over theirs before people have chosen
  let isChoosing = false;
  // here either, where another tab has written it: there is room for one
  let isOvertaken = false;
  const choose = (theirs: Draft) => {
    const chosen = (act: () => void) => () => {
      isChoosing = false;
      isOvertaken = false;
      act();
      saving.release();
    };
    isChoosing = true;
    saving.hold();
    onNews({
      type: 'elsewhere',
      show: chosen(() => {
        showNewer(theirs);
        saving.forget();
        // what is shown is what is kept from now on, here and there, also where nothing is typed any more
        isChanged = true;
        flush();
      }),
      keep: chosen(() => {
        // also where nothing is typed any more: the others are told of it
        if (owner === 'nobody') owner = 'others';
        isChanged = true;
        flush();
      }),
    });
  };
  const saveAgain = () => {
    if (!isSaved) saveNext(draftNow(changedNow()));
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isOvertaken) {
      if (isChanged) unsaved(true);
      return;
    }
    if (isReading || !(isChanged || (hasFocusMoved && owner === 'us'))) return;
    const isNew = isChanged;
    isChanged = false;
    hasFocusMoved = false;
    const changed = changedNow();
    if (changed.length === 0 && owner === 'nobody') {
      weigh();
      return;
    }
    owner = 'us';
    const next = draftNow(changed);
    const text = JSON.stringify(next);
    writing.add(async () => attempt(() => storage.write(key, text), { done: written, failed }));
    if (isNew) saveNext(next);
  };
  const flushSoon = () => {
    timer ??= setTimeout(flush, behind);
  };

  const apply = (values: Held, isWanted: (path: string) => boolean) => {
    const { items } = root();
    const fitting = fittingValues(items, values);
    isApplying = true;
    for (const { name } of items) {
      const path = keyOf(name);
      if (Object.hasOwn(fitting, path) && isWanted(path))
        form.setValue(path, fitting[path], { shouldDirty: true });
    }
    isApplying = false;
  };
  /** What is in the form is nothing to keep. */
  const letGo = () => {
    clearTimeout(timer);
    timer = undefined;
    isReading = false;
    isChanged = false;
    owner = 'nobody';
    unsaved(false);
    writing.add(remove);
  };
  const become = (values: Held) => {
    isApplying = true;
    for (const { name } of root().items)
      form.setValue(keyOf(name), structuredClone(values[keyOf(name)]), { shouldDirty: true });
    form.clearErrors();
    isApplying = false;
  };
  const restored = (savedAt: number): DraftNews => ({
    type: 'restored',
    savedAt,
    startOver: () => {
      const before = structuredClone(held());
      become(root().initial());
      letGo();
      // the server's is not to come back either
      saveNext(draftNow([]));
      hasStartedOver = true;
      const undo = () => {
        hasStartedOver = false;
        become(before);
        isChanged = true;
        flush();
        onNews(restored(savedAt));
      };
      onNews({ type: 'startedOver', undo });
    },
  });
  const restore = async () => {
    const stored = parseDraft(await storage.read(key));
    if (isStopped || !isReading) return;
    isReading = false;
    if (isChanged) flushSoon();
    if (!stored) return;
    const { values, changed, savedAt, focus, section } = stored;
    // what somebody has typed meanwhile stays
    const touched = new Set(isChanged ? changedNow() : []);
    apply(values, (path) => !touched.has(path) && (!Array.isArray(changed) || changed.includes(path)));
    newest = savedAt;
    owner = 'others';
    // everything was deleted again
    if (changed?.length !== 0) onNews(restored(savedAt));
    if (isChanged) return;
    if (focus) stopFocusing = focusAt(element, focus);
    else element.querySelector(`[data-section="${Number(section)}"]`)?.scrollIntoView();
  };

  const stopListening = onEdit(root, () => {
    if (isApplying) return;
    isChanged = true;
    if (hasStartedOver) {
      hasStartedOver = false;
      onNews(undefined);
    }
    flushSoon();
  });
  const showNewer = ({ values, savedAt, focus }: Draft) => {
    apply(values, () => true);
    newest = savedAt;
    // the button that was pressed goes
    (document.activeElement as HTMLElement | null)?.blur();
    if (focus) stopFocusing = focusAt(element, focus);
    else focusOn(element);
  };
  const stopWatching = storage.watch?.(key, (text) => {
    const other = parseDraft(text);
    if (!other || other.tab === me || other.savedAt <= newest) return;
    owner = 'others';
    const { items } = root();
    const isSame =
      JSON.stringify(fittingValues(items, other.values)) === JSON.stringify(keptValues(items, held()));
    if (isSame) newest = other.savedAt;
    else {
      isOvertaken = true;
      choose(other);
    }
  });
  const onFocus = () => {
    hasFocusMoved = true;
    if (owner === 'us') flushSoon();
  };
  const onHide = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  element.addEventListener('focusin', onFocus);
  addEventListener('pagehide', flush);
  addEventListener('online', saveAgain);
  document.addEventListener('visibilitychange', onHide);
  // after the effects of the fields, which register themselves
  void restore().catch(() => {
    isReading = false;
    failed();
  });

  return {
    flush,
    hold: saving.hold,
    release: (theirs?: Draft) => {
      if (theirs) choose(theirs);
      else if (!isChoosing) saving.release();
    },
    drop: () => {
      hasStartedOver = false;
      isChoosing = false;
      isOvertaken = false;
      saving.forget();
      saving.release();
      letGo();
      // it may be kept where the last one is on its way to
      if (saving.isBusy()) saving.add(remove);
    },
    stop: () => {
      isStopped = true;
      flush();
      stopFocusing?.();
      stopListening();
      stopWatching?.();
      element.removeEventListener('focusin', onFocus);
      removeEventListener('pagehide', flush);
      removeEventListener('online', saveAgain);
      document.removeEventListener('visibilitychange', onHide);
    },
  };
}
