import {
  schemes,
  splitPath,
  decidingPath,
  type Product,
  type Scheme,
  type ThemeDocument,
  type TokenPath,
} from '@portico/tokens';
import { withoutUnusedFonts } from '@portico/tokens/fonts';
import type { LoadedThemes } from '../backend/backend.ts';
import { affectedPaths } from '../preview/affected-paths.ts';
import type { Frame } from '../preview/frame.ts';
import type { PagePreview } from '../preview/page-preview.ts';
import { failuresOf } from './contrast.ts';
import { emptyDocument, withValue } from './document.ts';
import type { DraftSaver, DraftState } from './draft-saver.ts';
import { checkedDocument, initialState, themed, type Announcement, type Themed } from './editor-state.ts';
import { createExternalStore } from './external-store.ts';
import { remember, type History } from './history.ts';
import { keepWork, type WorkStorage } from './kept-work.ts';
import { stepBetween } from './step.ts';

type Edit = { path: TokenPath; scheme: Scheme; value: unknown };

/** Begins with a value that a hand is on: it becomes one step, however many values it goes through. */
function gestureFrom(from: Themed, edit: Edit) {
  const affected = affectedPaths(from.theme, edit.path);
  const follows = (path: TokenPath) =>
    path !== edit.path && schemes.every((scheme) => from.theme.leaf(path, scheme).isFollowing);
  return {
    from,
    affected,
    /** Without those that follow others by CSS: they go along, and are looked at when the hand lets go. */
    shown: [...affected].filter((path) => !follows(path)),
    latest: edit,
  };
}

/** The page and the saver come with what is loaded. */
type Active = {
  preview?: PagePreview | undefined;
  saver?: DraftSaver;
  gesture?: ReturnType<typeof gestureFrom> | undefined;
};
type Place = { product: Product; siteKey: string; storage: WorkStorage };

/** Holds what is edited, shows it on the page and keeps it in the tab. */
export function createSession({ product, siteKey, storage }: Place) {
  const store = createExternalStore(initialState(product));
  const { read, write } = store;
  const active: Active = {};

  const announce = (said: Announcement) =>
    write({ announcement: { count: read().announcement.count + 1, said } });
  const keep = () => {
    if (read().phase.status !== 'ready') return;
    const { live, history } = read();
    const isSaved = active.saver?.isSaved() ?? true;
    try {
      keepWork(storage, siteKey, {
        document: live.document,
        revision: active.saver?.revision() ?? 0,
        isSaved,
        base: active.saver?.base(),
        history,
      });
      write({ isUnkept: false });
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      // work goes on; what the server has is not lost with the page
      if (!isSaved) write({ isUnkept: true });
    }
  };
  const onDraftState = (draft: DraftState) => {
    write({ draft, ...(draft.status === 'saved' ? { hasDraft: true } : {}) });
    keep();
  };
  /** Makes a document the edited one, without saving it. */
  const put = (document: ThemeDocument, history: History) => {
    const live = themed(product, document);
    active.preview?.show(live.theme);
    write({ live, history, settled: { ...live, failing: failuresOf(live.theme) } });
    keep();
  };
  return {
    ...store,
    product,
    active,
    announce,
    onDraftState,
    put,
    /** Makes a document the edited one, and saves it. */
    change: (document: ThemeDocument, history: History) => {
      active.saver?.changed(document);
      put(document, history);
    },
    /** What somebody else has published is what the site wears from now on; what is edited stays. */
    takePublished: ({ version, document }: LoadedThemes['published']): ThemeDocument => {
      const taken = checkedDocument(product, document) ?? emptyDocument(product);
      write({ published: { ...themed(product, taken), version } });
      return taken;
    },
  };
}

export type Session = ReturnType<typeof createSession>;

/** Edits values while a hand is on them. */
export function createGesture({ product, active, read, write, put }: Session, frame: Frame) {
  const applyLatest = () => {
    frame.cancel();
    if (!active.gesture) return;
    const { from, affected, shown, latest } = active.gesture;
    const revised = { theme: from.theme, changed: affected };
    const live = themed(product, withValue(from.document, latest), revised);
    active.preview?.show(live.theme, shown);
    write({ live });
    active.saver?.changed(live.document);
  };
  const endGesture = () => {
    if (!active.gesture) return;
    applyLatest();
    const { from, latest } = active.gesture;
    active.gesture = undefined;
    active.preview?.setEditing(false);
    const { document: edited } = read().live;
    // not before: the name of a font is typed letter by letter
    const document = withoutUnusedFonts(edited);
    if (document !== edited) active.saver?.changed(document);
    const step = stepBetween({ kind: 'edit', about: latest.path }, from.document, document);
    const { history } = read();
    // resolved anew: a theme that revises another keeps it, and each gesture would keep the one before
    put(document, step ? remember(history, step) : history);
  };
  const cancelGesture = () => {
    if (!active.gesture) return;
    frame.cancel();
    const { from, affected } = active.gesture;
    active.gesture = undefined;
    active.preview?.setEditing(false);
    active.preview?.show(from.theme, affected);
    write({ live: from });
    active.saver?.changed(from.document);
  };
  return {
    /**
     * Sets a value while the hand is still on it: seen by the page at the next frame, and only the latest. It is written
     * where it counts, which is not where it was typed when the product's own core says something else.
     */
    edit: (typed: Edit) => {
      const { isReadOnly, closed, live } = read();
      const edit = { ...typed, path: decidingPath(live.document, typed.path) };
      if (isReadOnly || closed.has(splitPath(edit.path)[0])) return;
      if (active.gesture && active.gesture.latest.path !== edit.path) endGesture();
      if (!active.gesture) active.preview?.setEditing(true);
      active.gesture ??= gestureFrom(read().live, edit);
      active.gesture.latest = edit;
      frame.request(applyLatest);
    },
    endGesture,
    /** Takes the value back that is under the hand, as if it had never been touched. */
    cancelGesture,
  };
}
