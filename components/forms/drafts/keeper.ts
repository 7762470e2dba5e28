import type { FormRoot } from '../form/form-root.ts';
import type { Held } from '../form/form-values.ts';
import { keyOf } from '../form/keys.ts';
import { sectionInView } from '../layouts/section-in-view.ts';
import { fittingValues, keptValues, parseDraft, type Draft } from './draft.ts';
import { focusAt, focusPlaceIn } from './focus-place.ts';
import { browserDrafts, type DraftStorage } from './storage.ts';

/** How a form's drafts are kept. */
export type DraftOptions = {
  /** Tells the drafts of one form and one person from others in the same storage. */
  key: string;
  /** @default the browser's localStorage */
  storage?: DraftStorage;
  /** Keeps a draft on a server as well; called with the newest one when the last call is settled. */
  save?: (draft: Draft) => Promise<void>;
};

/** What becomes of a draft. */
export type DraftNews =
  | { type: 'restored'; savedAt: number; startOver: () => void }
  /** The form is as it was at first; it can be undone until something is changed. */
  | { type: 'startedOver'; undo: () => void }
  /** The browser keeps nothing: its storage is full, or forbidden. */
  | { type: 'failed' }
  /** The server did not take it. */
  | { type: 'notSaved' }
  /** Another tab has written a newer one. */
  | { type: 'elsewhere'; show: () => void };

/** How far a draft may be behind typing, in ms; a second is promised. */
const behind = 500;

const tab = () => crypto.randomUUID?.() ?? String(Math.random());

type KeeperOptions = {
  root: FormRoot;
  element: HTMLFormElement;
  /** Without it nothing is kept, and whatever was changed is unsaved until it is sent. */
  draft: DraftOptions | undefined;
  /** @param news undefined when the last ones are none any more */
  onNews: (news: DraftNews | undefined) => void;
  onUnsavedChange: (isUnsaved: boolean) => void;
};

/** Keeps a form's drafts while it is on the page. */
export const startKeeper = ({ root, element, draft, onNews, onUnsavedChange }: KeeperOptions) => {
  const { form, items } = root;
  const { key = '', storage = browserDrafts, save } = draft ?? {};
  const me = tab();
  const kept = new Set(items.map(({ name }) => keyOf(name)));
  const current = () => keptValues(items, form.getValues() as Held);
  let known = JSON.stringify(current());
  let newest = 0;
  // there is a draft, and it is this tab's
  let isOurs = false;
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

  let waiting: Draft | undefined;
  let isSaving = false;
  const saveNewest = async () => {
    if (isSaving || !save) return;
    isSaving = true;
    let isSaved = true;
    while (waiting) {
      const next = waiting;
      waiting = undefined;
      try {
        // one after the other: an older draft must not arrive after a newer one
        // oxlint-disable-next-line no-await-in-loop
        await save(next);
        isSaved = true;
      } catch {
        isSaved = false;
      }
    }
    isSaving = false;
    if (!isSaved) onNews({ type: 'notSaved' });
  };

  const failed = () => {
    isOurs = false;
    unsaved(true);
    onNews({ type: 'failed' });
  };
  const written = () => unsaved(false);

  const draftOf = (values: Held): Draft => {
    newest = Date.now();
    return {
      format: 1,
      savedAt: newest,
      tab: me,
      values,
      section: sectionInView(element),
      focus: focusPlaceIn(element),
    };
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!draft) return;
    const values = current();
    const text = JSON.stringify(values);
    const isChanged = text !== known;
    if (!isChanged && !(hasFocusMoved && isOurs)) return;
    hasFocusMoved = false;
    known = text;
    const next = draftOf(values);
    isOurs = true;
    try {
      void Promise.resolve(storage.write(key, JSON.stringify(next))).then(written, failed);
    } catch {
      failed();
    }
    if (!isChanged) return;
    waiting = next;
    void saveNewest();
  };
  const flushSoon = () => {
    timer ??= setTimeout(flush, behind);
  };

  const apply = (next: Draft) => {
    const fitting = fittingValues(items, next.values);
    for (const { name } of items) {
      const path = keyOf(name);
      if (Object.hasOwn(fitting, path)) form.setValue(path, fitting[path], { shouldDirty: true });
    }
    known = JSON.stringify(current());
    newest = next.savedAt;
    isOurs = next.tab === me;
  };
  /** What is in the form is nothing to keep. */
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
    known = JSON.stringify(current());
    isOurs = false;
    unsaved(false);
    if (draft) void Promise.resolve(storage.remove(key)).catch(() => {});
  };
  const become = (held: Held) => {
    for (const path of kept) form.setValue(path, structuredClone(held[path]), { shouldDirty: true });
    form.clearErrors();
  };
  const restored = (savedAt: number): DraftNews => ({
    type: 'restored',
    savedAt,
    startOver: () => {
      const before = structuredClone(form.getValues());
      become(root.initial());
      forget();
      // the server's is not to come back either
      waiting = draftOf(current());
      void saveNewest();
      hasStartedOver = true;
      const undo = () => {
        hasStartedOver = false;
        become(before);
        flush();
        onNews(restored(savedAt));
      };
      onNews({ type: 'startedOver', undo });
    },
  });
  const restore = async () => {
    const stored = draft ? parseDraft(await storage.read(key)) : undefined;
    // somebody who types already is not interrupted
    if (isStopped || !stored || JSON.stringify(current()) !== known) return;
    apply(stored);
    onNews(restored(stored.savedAt));
    if (stored.focus) stopFocusing = focusAt(element, stored.focus);
    else element.querySelector(`[data-section="${Number(stored.section)}"]`)?.scrollIntoView();
  };

  const stopListening = form.subscribe({
    formState: { values: true },
    callback: ({ name, type }) => {
      if (hasStartedOver && type === 'change') {
        hasStartedOver = false;
        onNews(undefined);
      }
      if (draft) flushSoon();
      else if (type === 'change' && name && kept.has(name.split('.')[0] ?? '')) unsaved(true);
    },
  });
  const stopWatching = draft
    ? storage.watch?.(key, (text) => {
        const other = parseDraft(text);
        if (!other || other.tab === me || other.savedAt <= newest) return;
        isOurs = false;
        onNews({ type: 'elsewhere', show: () => apply(other) });
      })
    : undefined;
  const onFocus = () => {
    hasFocusMoved = true;
    if (isOurs) flushSoon();
  };
  const onHide = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  element.addEventListener('focusin', onFocus);
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', onHide);
  // after the effects of the fields, which register themselves
  void restore().catch(() => draft && failed());

  return {
    flush,
    /** The form was sent: there is nothing to keep any more. */
    drop: () => {
      hasStartedOver = false;
      forget();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      stopFocusing?.();
      stopListening();
      stopWatching?.();
      element.removeEventListener('focusin', onFocus);
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
    },
  };
};
