import { isSame } from '@portico/tokens';
import { failureOf } from '../backend/backend.ts';
import { createExternalStore } from '../store/external-store.ts';
import type { WorkStorage } from '../store/kept-work.ts';
import { loadProblem, refusalOf } from '../store/stored-work.ts';
import type { ContentBackend, ContentPart, HtmlPart, SiteContent, StoredContent } from './backend.ts';
import { contentParts, keepEdits, readKeptEdits } from './kept-edits.ts';

/** How it went with a part at last; absent = nothing has happened. */
export type Outcome =
  | { status: 'saving' }
  | { status: 'saved' }
  | { status: 'offline' }
  /** `isLoggedOut` = a login would help. */
  | { status: 'failed'; message?: string | undefined; isLoggedOut?: boolean }
  | { status: 'invalid'; errors: Readonly<Record<string, string>> }
  /** The edits were thrown away, or something else was put in their place; they can be had back. */
  | { status: 'discarded' | 'replaced'; edits: Partial<SiteContent> };

export type ContentState = {
  phase:
    | { status: 'loading' }
    | { status: 'failed'; message?: string | undefined; isLoggedOut?: boolean }
    | { status: 'ready' };
  mayEdit: boolean;
  mayWriteHtml: boolean;
  revision: number;
  /** What visitors see. */
  saved: SiteContent;
  /** What was changed and is not saved. */
  edits: Partial<SiteContent>;
  /** What visitors saw of each changed part when the change began. */
  bases: Partial<SiteContent>;
  outcomes: Partial<Record<ContentPart, Outcome>>;
  /** Whether there were edits from before when the content was loaded. */
  isRestored: boolean;
};

/** Whether somebody else has changed a part since its editing began here. */
export const isContested = ({ edits, bases, saved }: ContentState, part: ContentPart): boolean =>
  edits[part] !== undefined && !isSame(bases[part], saved[part]);

/** What a part is with its changes. */
export function valueOf<Part extends ContentPart>(
  { edits, saved }: ContentState,
  part: Part,
): SiteContent[Part] {
  const edited: SiteContent[Part] | undefined = edits[part];
  return edited === undefined ? saved[part] : edited;
}

/** Whether a part takes a right of its own. */
export const isHtml = (part: ContentPart): part is HtmlPart => part === 'navbar' || part === 'footer';

function without<Value extends object>(whole: Value, name: keyof Value): Value {
  const { [name]: _, ...rest } = whole;
  return rest as Value;
}

function failedWith(error: unknown): Outcome {
  const failure = failureOf(error);
  return failure?.kind === 'offline' ? { status: 'offline' } : { status: 'failed', ...refusalOf(error) };
}

type Options = { backend: ContentBackend; storage: WorkStorage; siteKey: string };

/** Keeps what is changed and not saved, also in the tab, and how it went with each part. */
function createEdits({ storage, siteKey }: Options) {
  const store = createExternalStore<ContentState>({
    phase: { status: 'loading' },
    mayEdit: false,
    mayWriteHtml: false,
    revision: 0,
    saved: { banners: [], phase: null, tagline: '', titles: {}, navbar: '', footer: '' },
    edits: {},
    bases: {},
    outcomes: {},
    isRestored: false,
  });
  const { read, write } = store;
  const put = (edits: ContentState['edits'], bases: ContentState['bases']) => {
    keepEdits(storage, siteKey, { edits, bases });
    write({ edits, bases });
  };
  const note = (part: ContentPart, outcome?: Outcome) =>
    write({
      outcomes: outcome ? { ...read().outcomes, [part]: outcome } : without(read().outcomes, part),
    });
  const drop = (part: ContentPart) => put(without(read().edits, part), without(read().bases, part));
  return {
    ...store,
    put,
    note,
    drop,
    /** Bases the change of a part on what visitors see now. */
    putOver: (part: ContentPart, edits = read().edits) =>
      put(edits, { ...read().bases, [part]: read().saved[part] }),
    edit: <Part extends ContentPart>(part: Part, value: SiteContent[Part]) => {
      const { edits, bases, saved } = read();
      note(part);
      if (isSame(value, saved[part]) && !isContested(read(), part)) return drop(part);
      put(
        { ...edits, [part]: value },
        { ...bases, [part]: bases[part] === undefined ? saved[part] : bases[part] },
      );
    },
  };
}

type Edits = ReturnType<typeof createEdits>;

function createSave(backend: ContentBackend, { read, write, note, drop, putOver }: Edits) {
  const take = ({ revision, content }: StoredContent) => write({ revision, saved: content });
  /** Writes a part; where others have changed only other parts meanwhile, theirs and this go together. */
  const writePart = async (part: ContentPart): Promise<Outcome | undefined> => {
    const sent = read().edits[part];
    for (;;) {
      const outcome = await backend.save({ [part]: sent }, read().revision);
      if (outcome.status === 'invalid') return outcome;
      if (outcome.status === 'overtaken') {
        take(outcome.theirs);
        if (isContested(read(), part)) return undefined;
        continue;
      }
      take(outcome.stored);
      const now = read().edits[part];
      // what was typed while it was under way is the next change
      if (now === sent) drop(part);
      else putOver(part);
      return now === sent ? { status: 'saved' } : undefined;
    }
  };
  /** What was refused may have been allowed when the content was loaded. */
  const takeRights = async (): Promise<void> => {
    // what fails is not known, and said by the next refusal
    const loaded = await backend.load().catch(() => undefined);
    if (loaded) write({ mayEdit: loaded.mayEdit, mayWriteHtml: loaded.mayWriteHtml });
  };
  return async (part: ContentPart): Promise<void> => {
    const { edits, outcomes } = read();
    if (edits[part] === undefined || outcomes[part]?.status === 'saving') return;
    note(part, { status: 'saving' });
    try {
      const { mayEdit, mayWriteHtml } = read();
      note(part, await writePart(part));
      // a right that was gone has been given back
      if (!(isHtml(part) ? mayWriteHtml : mayEdit)) await takeRights();
    } catch (error) {
      const outcome = failedWith(error);
      note(part, outcome);
      if (outcome.status === 'failed' && outcome.message !== undefined && !outcome.isLoggedOut)
        await takeRights();
    }
  };
}

export type ContentStore = ReturnType<typeof createContentStore>;

/** The content that is edited: what is saved, what is not, and how saving goes. No React and no DOM. */
export function createContentStore(options: Options) {
  const { backend, storage, siteKey } = options;
  const edited = createEdits(options);
  const { read, write, subscribe, put, putOver, note, drop, edit } = edited;
  const save = createSave(backend, edited);
  return {
    read,
    subscribe,
    pages: backend.pages,
    versions: backend.versions,
    check: backend.check,
    tryOn: backend.tryOn,
    load: async () => {
      write({ phase: { status: 'loading' } });
      try {
        const { revision, content, mayEdit, mayWriteHtml } = await backend.load();
        const kept = readKeptEdits(storage, siteKey);
        const unsaved = contentParts.filter(
          (part) => kept.edits[part] !== undefined && !isSame(kept.edits[part], content[part]),
        );
        const only = (parts: Partial<SiteContent>): Partial<SiteContent> =>
          Object.fromEntries(
            unsaved.map((part) => [part, parts[part] === undefined ? content[part] : parts[part]]),
          );
        write({ revision, saved: content, mayEdit, mayWriteHtml, isRestored: unsaved.length > 0 });
        put(only(kept.edits), only(kept.bases));
        write({ phase: { status: 'ready' } });
      } catch (error) {
        write({ phase: { status: 'failed', ...loadProblem(error) } });
      }
    },
    edit,
    save,
    /** Takes the changes back, as if they had never been made; `undiscard` brings them again. */
    discard: (part: ContentPart) => {
      const { edits } = read();
      drop(part);
      note(part, { status: 'discarded', edits: { [part]: edits[part] } });
    },
    undiscard: (part: ContentPart) => {
      const outcome = read().outcomes[part];
      if (outcome?.status !== 'discarded' && outcome?.status !== 'replaced') return;
      note(part);
      putOver(part, { ...read().edits, ...outcome.edits });
    },
    /** Where somebody else has changed the same part: what stands here goes over theirs. */
    saveOverTheirs: (part: ContentPart) => {
      putOver(part);
      return save(part);
    },
    /** What once stood there, as changes that are not saved. Those that were there before are brought again by `undiscard`. */
    bringBack: (before: Partial<SiteContent>) => {
      const { edits } = read();
      for (const part of contentParts) {
        const value = before[part];
        if (value === undefined) continue;
        edit(part, value);
        if (edits[part] !== undefined && !isSame(edits[part], value))
          note(part, { status: 'replaced', edits: { [part]: edits[part] } });
      }
    },
  };
}
