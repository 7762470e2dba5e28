import { sectionIds, type Product, type SectionId, type ThemeDocument } from '@portico/tokens';
import { difference } from '@portico/tokens/compare';
import { withoutUnusedFonts } from '@portico/tokens/fonts';
import type { ThemeBackend } from '../backend/backend.ts';
import type { Frame } from '../preview/frame.ts';
import type { PagePreview } from '../preview/page-preview.ts';
import { DraftSaver } from './draft-saver.ts';
import { createGesture, createSession, type Session } from './edit-session.ts';
import { readDocument, type Published, type SchemeChoice } from './editor-state.ts';
import { nextStep, redo, remember, undo } from './history.ts';
import type { WorkStorage } from './kept-work.ts';
import { sectionsOfStep, withoutClosed, withPlacesOf } from './lockable-places.ts';
import { mergeDrafts } from './merge-drafts.ts';
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

export type Editor = ReturnType<typeof createEditor>;

/** Through what was done: by what, over which steps, and what is said when it went and when nothing could. */
const ways = {
  back: { move: undo, steps: 'past', said: 'undone', not: 'not-undone' },
  forth: { move: redo, steps: 'future', said: 'redone', not: 'not-redone' },
} as const;

/** Each part once, as the contract lists them. */
const inOrder = (sections: readonly SectionId[]) => sectionIds.filter((id) => sections.includes(id));

/** Changes the theme in steps, which can be taken back. */
function createSteps({ active, read, announce, change }: Session, endGesture: () => void) {
  /** Does something in one step, announced. @returns whether anything changed */
  const apply = (name: StepName, revise: (document: ThemeDocument) => ThemeDocument): boolean => {
    endGesture();
    const { live, history, isReadOnly, closed } = read();
    if (isReadOnly) return false;
    const { document: changed, left } = withoutClosed(live.document, revise(live.document), closed);
    const document = withoutUnusedFonts(changed);
    const step = stepBetween(name, live.document, document);
    if (!step) {
      if (left.length > 0) announce({ what: 'left', left });
      return false;
    }
    change(document, remember(history, step));
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
    change(walked.document, moved.history);
    announce({ what: said, step: step.name, ...(left.length > 0 && { left }) });
  };
  return {
    apply,
    undo: () => travel('back'),
    redo: () => travel('forth'),
    /** Takes back what the server does not let this person change; the rest of their work stays. */
    takeRefusedBack: () => {
      endGesture();
      const { draft, live, history } = read();
      const base = active.saver?.base();
      if (draft.status !== 'refused' || !draft.places || !base) return;
      const name: StepName = { kind: 'take-back' };
      const document = withPlacesOf(live.document, base, draft.places);
      const step = stepBetween(name, live.document, document);
      change(document, step ? remember(history, step) : history);
      void active.saver?.flush();
      announce({ what: 'done', step: name });
    },
  };
}

/** Adds what somebody else changed since `base`. That is no step: undo takes back what was done here. */
function mergeDraft(
  { product, read, write, put, announce }: Session,
  base: ThemeDocument,
  document: unknown,
) {
  const { live, history } = read();
  const theirs = readDocument(product, document);
  const merged = theirs && mergeDrafts({ base, mine: live.document, theirs });
  if (!merged) return undefined;
  const count = difference(live.document, merged.document).length;
  write({ hasDraft: true });
  put(merged.document, rebase(history, { base, theirs }));
  if (count > 0) announce({ what: 'merged', count });
  return merged;
}

/** Loads what the server has, and goes on from what others change there. */
function createSync(options: EditorOptions, session: Session, endGesture: () => void) {
  const { product, backend } = options;
  const { active, read, write, put, announce, onDraftState, takePublished } = session;
  /** Tells a load whether it is still wanted when its answer comes. */
  let visit = 0;
  const load = async () => {
    visit += 1;
    const own = visit;
    write({ phase: { status: 'loading' } });
    try {
      const { published, hasDraft, revision, stored, history, unsaved } = await loadStoredWork(options);
      if (own !== visit) return;
      active.preview = options.previewOf(published);
      const opened = new DraftSaver({
        backend,
        revision,
        base: unsaved?.isBehind ? unsaved.base : stored,
        // one that was left before its last answer came has no say any more
        merge: (base, theirs) => {
          if (active.saver !== opened) return undefined;
          endGesture();
          return mergeDraft(session, base, theirs);
        },
        publishedSince: async () => {
          const { published: now } = await backend.load();
          return active.saver === opened && now.version > read().published.version
            ? takePublished(now)
            : undefined;
        },
        onState: (draft) => active.saver === opened && onDraftState(draft),
      });
      active.saver = opened;
      write({ published, hasDraft, draft: { status: 'idle' }, phase: { status: 'ready' } });
      put(unsaved?.document ?? stored, history);
      if (!unsaved) return;
      announce({ what: 'restored' });
      if (unsaved.isBehind)
        opened.conflict({ revision, document: hasDraft ? stored : null }, unsaved.document);
      else opened.changed(unsaved.document);
    } catch (error) {
      if (own === visit) write({ phase: { status: 'failed', ...loadProblem(error) } });
    }
  };

  /** Goes on from what others have saved or published meanwhile, unless something of ours waits to be saved. */
  const follow = async () => {
    const asked = active.saver;
    const mayFollow = () => active.saver === asked && asked?.isSaved() === true && !active.gesture;
    if (!mayFollow()) return;
    // what fails is asked again soon
    const stored = await backend.load().catch(() => undefined);
    if (!stored || !mayFollow()) return;
    const { published, draft } = stored;
    // older than what this editor has saved or published since it asked
    if (published.version < read().published.version || draft.revision < (asked?.revision() ?? 0)) return;
    // of a newer release: to be told when there is something to save
    if (published.document !== null && !readDocument(product, published.document)) return;
    if (published.version > read().published.version) takePublished(published);
    asked?.follow({ ...draft, document: draft.document ?? read().published.document });
    if (asked?.isSaved()) write({ hasDraft: draft.document !== null });
  };
  return {
    load,
    follow,
    /** The draft stays; the page goes back to what is published. */
    close: () => {
      visit += 1;
      endGesture();
      active.preview?.setScheme(undefined);
      active.preview?.show(read().published.theme);
      // what is merged by the last save is not for the page any more
      active.preview = undefined;
      void active.saver?.stop();
    },
  };
}

/** The state of the builder and all that can be done to it; no React, and no DOM but what the options bring. */
export function createEditor(options: EditorOptions) {
  const session = createSession(options);
  const { read, write, subscribe, active, put, announce, takePublished } = session;
  const gesture = createGesture(session, options.frame);
  return {
    ...options,
    read,
    write,
    subscribe,
    put,
    announce,
    takePublished,
    ...gesture,
    ...createSteps(session, gesture.endGesture),
    ...createSync(options, session, gesture.endGesture),
    setScheme: (scheme: SchemeChoice) => {
      write({ scheme });
      active.preview?.setScheme(scheme === 'auto' ? undefined : scheme);
    },
    saver: () => active.saver,
  };
}
