import {
  decidingPath,
  schemes,
  sectionIds,
  splitPath,
  type Product,
  type Scheme,
  type SectionId,
  type ThemeDocument,
  type TokenPath,
} from '@portico/tokens';
import { difference } from '@portico/tokens/compare';
import { withoutUnusedFonts } from '@portico/tokens/fonts';
import type { LoadedThemes, ThemeBackend } from '../backend/backend.ts';
import { createDraftSaver, type DraftSaver, type DraftState } from './draft-saver.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { failuresOf } from './contrast.ts';
import { affectedPaths } from '../preview/affected-paths.ts';
import type { Frame } from '../preview/frame.ts';
import type { PagePreview } from '../preview/page-preview.ts';
import { emptyDocument, withValue } from './document.ts';
import {
  checkedDocument,
  initialState,
  readDocument,
  themed,
  type Announcement,
  type Published,
  type SchemeChoice,
  type Themed,
} from './editor-state.ts';
import { createExternalStore } from './external-store.ts';
import { nextStep, redo, remember, undo, type History } from './history.ts';
import { keepWork, type WorkStorage } from './kept-work.ts';
import { sectionsOfStep, withoutClosed, withPlacesOf } from './lockable-places.ts';
import { rebase } from './rebase.ts';
import { stepBetween, type StepName } from './step.ts';
import { loadProblem, loadStoredWork } from './stored-work.ts';

export type EditorOptions = {
  product: Product;
  /** Under which work is kept; one for each account at each employer. */
  siteKey: string;
  /** In whose name a failing contrast is let pass. */
  author: string;
  backend: ThemeBackend;
  storage: WorkStorage;
  frame: Frame;
  /** The page's preview, given what is published when the page is first asked. */
  previewOf: (published: Published) => PagePreview;
};

export type Edit = { path: TokenPath; scheme: Scheme; value: unknown };
export type Editor = ReturnType<typeof createEditor>;

/** Through what was done: by what, over which steps, and what is said when it went and when nothing could. */
const ways = {
  back: { move: undo, steps: 'past', said: 'undone', not: 'not-undone' },
  forth: { move: redo, steps: 'future', said: 'redone', not: 'not-redone' },
} as const;

/** Each part once, as the contract lists them. */
const inOrder = (sections: readonly SectionId[]) => sectionIds.filter((id) => sections.includes(id));

/** The state of the builder and all that can be done to it; no React, and no DOM but what the options bring. */
export function createEditor(options: EditorOptions) {
  const { product, siteKey, backend, storage, frame } = options;
  const store = createExternalStore(initialState(product));
  const { read, write } = store;
  let preview: PagePreview | undefined;
  let saver: DraftSaver | undefined;
  /** Tells a load whether it is still wanted when its answer comes. */
  let visit = 0;
  /** What is under the hand: it becomes one step, however many values it goes through. */
  let gesture:
    | {
        from: Themed;
        path: TokenPath;
        affected: ReadonlySet<TokenPath>;
        /** Without those that follow others by CSS: they go along, and are looked at when the hand lets go. */
        shown: readonly TokenPath[];
        latest: Edit;
      }
    | undefined;

  const announce = (said: Announcement) =>
    write({ announcement: { count: read().announcement.count + 1, said } });
  const keep = () => {
    if (read().phase.status !== 'ready') return;
    const { live, history } = read();
    const isSaved = saver?.isSaved() ?? true;
    try {
      keepWork(storage, siteKey, {
        document: live.document,
        revision: saver?.revision() ?? 0,
        isSaved,
        base: saver?.base(),
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

  const settle = (history: History) => {
    const { live } = read();
    write({ history, settled: { ...live, failing: failuresOf(live.theme) } });
    keep();
  };
  /** Makes a document the edited one, without saving it. */
  const put = (document: ThemeDocument, history: History) => {
    const live = themed(product, document);
    preview?.show(live.theme);
    write({ live });
    settle(history);
  };

  const applyLatest = () => {
    frame.cancel();
    if (!gesture) return;
    const live = themed(product, withValue(gesture.from.document, gesture.latest), {
      theme: gesture.from.theme,
      changed: gesture.affected,
    });
    preview?.show(live.theme, gesture.shown);
    write({ live });
    saver?.changed(live.document);
  };
  const endGesture = () => {
    if (!gesture) return;
    applyLatest();
    const { from, path } = gesture;
    gesture = undefined;
    preview?.setEditing(false);
    const { document: edited } = read().live;
    // not before: the name of a font is typed letter by letter
    const document = withoutUnusedFonts(edited);
    if (document !== edited) saver?.changed(document);
    // resolved anew: a theme that revises another keeps it, and each gesture would keep the one before
    const live = themed(product, document);
    preview?.show(live.theme);
    write({ live });
    const step = stepBetween({ kind: 'edit', about: path }, from.document, document);
    settle(step ? remember(read().history, step) : read().history);
  };
  const cancelGesture = () => {
    if (!gesture) return;
    frame.cancel();
    const { from, affected } = gesture;
    gesture = undefined;
    preview?.setEditing(false);
    preview?.show(from.theme, affected);
    write({ live: from });
    saver?.changed(from.document);
  };

  /** Does something in one step, announced. @returns whether anything changed */
  const apply = (name: StepName, change: (document: ThemeDocument) => ThemeDocument): boolean => {
    endGesture();
    const { live, history, isReadOnly, closed } = read();
    if (isReadOnly) return false;
    const { document: changed, left } = withoutClosed(live.document, change(live.document), closed);
    const document = withoutUnusedFonts(changed);
    const step = stepBetween(name, live.document, document);
    if (!step) {
      if (left.length > 0) announce({ what: 'left', left });
      return false;
    }
    saver?.changed(document);
    put(document, remember(history, step));
    announce({ what: 'done', step: name, ...(left.length > 0 && { left }) });
    return true;
  };
  const travel = (way: keyof typeof ways) => {
    endGesture();
    const { live, history, isReadOnly, closed } = read();
    const { move, steps, said, not } = ways[way];
    const { step, passed } = nextStep(history[steps], closed);
    if (isReadOnly) return;
    const kept = passed.flatMap(sectionsOfStep);
    if (!step) {
      const [first] = passed;
      if (first) announce({ what: not, step: first.name, left: inOrder(kept) });
      return;
    }
    const moved = move(history, live.document, step);
    const walked = withoutClosed(live.document, moved.document, closed);
    const left = inOrder([...kept, ...walked.left]);
    saver?.changed(walked.document);
    put(walked.document, moved.history);
    announce({ what: said, step: step.name, ...(left.length > 0 && { left }) });
  };

  /** Adds what somebody else changed since `base`. That is no step: undo takes back what was done here. */
  const merge = (base: ThemeDocument, document: unknown) => {
    endGesture();
    const { live, history } = read();
    const theirs = readDocument(product, document);
    const merged = theirs && mergeDrafts({ base, mine: live.document, theirs });
    if (!merged) return undefined;
    const count = difference(live.document, merged.document).length;
    write({ hasDraft: true });
    put(merged.document, rebase(history, { base, theirs }));
    if (count > 0) announce({ what: 'merged', count });
    return merged;
  };

  /** What somebody else has published is what the site wears from now on; what is edited stays. */
  const takePublished = ({ version, document }: LoadedThemes['published']): ThemeDocument => {
    const taken = checkedDocument(product, document) ?? emptyDocument(product);
    write({ published: { ...themed(product, taken), version } });
    return taken;
  };

  const load = async () => {
    visit += 1;
    const own = visit;
    write({ phase: { status: 'loading' } });
    try {
      const { published, hasDraft, revision, stored, history, unsaved } = await loadStoredWork(options);
      if (own !== visit) return;
      preview = options.previewOf(published);
      const base = unsaved?.isBehind ? unsaved.base : stored;
      const opened = createDraftSaver({
        backend,
        revision,
        base,
        // one that was left before its last answer came has no say any more
        merge: (seen, theirs) => (saver === opened ? merge(seen, theirs) : undefined),
        publishedSince: async () => {
          const { published: now } = await backend.load();
          return saver === opened && now.version > read().published.version ? takePublished(now) : undefined;
        },
        onState: (draft) => {
          if (saver === opened) onDraftState(draft);
        },
      });
      saver = opened;
      write({ published, hasDraft, draft: { status: 'idle' }, phase: { status: 'ready' } });
      put(unsaved?.document ?? stored, history);
      if (!unsaved) return;
      announce({ what: 'restored' });
      if (unsaved.isBehind)
        saver.conflict({ revision, document: hasDraft ? stored : null }, unsaved.document);
      else saver.changed(unsaved.document);
    } catch (error) {
      if (own === visit) write({ phase: { status: 'failed', ...loadProblem(error) } });
    }
  };

  /** Goes on from what others have saved or published meanwhile, unless something of ours waits to be saved. */
  const follow = async () => {
    const asked = saver;
    const mayFollow = () => saver === asked && asked?.isSaved() === true && gesture === undefined;
    if (!mayFollow()) return;
    // what fails is asked again soon
    const loaded = await backend.load().catch(() => undefined);
    if (!loaded || !mayFollow()) return;
    const { published, draft } = loaded;
    // older than what this editor has saved or published since it asked
    if (published.version < read().published.version || draft.revision < (asked?.revision() ?? 0)) return;
    // of a newer release: to be told when there is something to save
    if (published.document !== null && !readDocument(product, published.document)) return;
    if (published.version > read().published.version) takePublished(published);
    asked?.follow({ ...draft, document: draft.document ?? read().published.document });
    if (asked?.isSaved()) write({ hasDraft: draft.document !== null });
  };

  return {
    ...options,
    read,
    write,
    subscribe: store.subscribe,
    load,
    /**
     * Sets a value while the hand is still on it: seen by the page at the next frame, and only the latest. It is written
     * where it counts, which is not where it was typed when the product's own core says something else.
     */
    edit: (typed: Edit) => {
      const { isReadOnly, closed, live } = read();
      const edit = { ...typed, path: decidingPath(live.document, typed.path) };
      if (isReadOnly || closed.has(splitPath(edit.path)[0])) return;
      if (gesture && gesture.path !== edit.path) endGesture();
      if (!gesture) {
        const from = read().live;
        const affected = affectedPaths(from.theme, edit.path);
        const follows = (path: TokenPath) =>
          path !== edit.path && schemes.every((scheme) => from.theme.leaf(path, scheme).isFollowing);
        gesture = {
          from,
          path: edit.path,
          affected,
          shown: [...affected].filter((path) => !follows(path)),
          latest: edit,
        };
        preview?.setEditing(true);
      }
      gesture.latest = edit;
      frame.request(applyLatest);
    },
    endGesture,
    /** Takes the value back that is under the hand, as if it had never been touched. */
    cancelGesture,
    apply,
    put,
    announce,
    /** Takes back what the server does not let this person change; the rest of their work stays. */
    takeRefusedBack: () => {
      endGesture();
      const { draft, live, history } = read();
      const base = saver?.base();
      if (draft.status !== 'refused' || !draft.places || !base) return;
      const name: StepName = { kind: 'take-back' };
      const document = withPlacesOf(live.document, base, draft.places);
      const step = stepBetween(name, live.document, document);
      saver?.changed(document);
      put(document, step ? remember(history, step) : history);
      void saver?.flush();
      announce({ what: 'done', step: name });
    },
    undo: () => travel('back'),
    redo: () => travel('forth'),
    setScheme: (scheme: SchemeChoice) => {
      write({ scheme });
      preview?.setScheme(scheme === 'auto' ? undefined : scheme);
    },
    takePublished,
    follow,
    saver: () => saver,
    /** The draft stays; the page goes back to what is published. */
    close: () => {
      visit += 1;
      endGesture();
      preview?.setScheme(undefined);
      preview?.show(read().published.theme);
      // what is merged by the last save is not for the page any more
      preview = undefined;
      void saver?.stop();
    },
  };
}
