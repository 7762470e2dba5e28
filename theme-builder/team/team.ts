import { isSectionId, withOverriding, type SectionId } from '@portico/tokens';
import { failureOf } from '../backend/backend.ts';
import type { DraftState } from '../store/draft-saver.ts';
import type { Editor } from '../store/editor.ts';
import { createExternalStore } from '../store/external-store.ts';
import type { OtherEditor, SectionLock, ThemeRight } from './backend.ts';

export type TeamState = {
  /** Undefined until the server has said. */
  rights: ReadonlySet<ThemeRight> | undefined;
  locks: readonly SectionLock[];
  others: readonly OtherEditor[];
};

/** How often (ms) one says that one is there. Who is silent for three of these is taken for gone. */
const beat = 20_000;
/** Waits this long (ms) for whoever looks through the sections before it says where they are. */
const settled = 1000;

export type LockOutcome = { status: 'done' } | { status: 'offline' } | { status: 'failed'; message?: string };

/** Whether somebody is known to lack a right. Until the server has said, all is offered: it decides anyway. */
export const lacks = ({ rights }: Pick<TeamState, 'rights'>, right: ThemeRight): boolean =>
  rights !== undefined && !rights.has(right);

/** Says every so often that somebody is there, and asks what has happened meanwhile. */
function createPresence(ask: () => Promise<void>, depart: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isThere = false;
  /** One call after the other, so that leaving never overtakes staying. */
  let calls: Promise<void> = Promise.resolve();
  const say = () => {
    clearTimeout(timer);
    timer = setTimeout(say, beat);
    calls = calls.then(ask);
  };
  const leave = () => {
    isThere = false;
    clearTimeout(timer);
    // nobody is left to be told when it fails; the server forgets who is silent
    calls = calls.then(depart).catch(() => undefined);
  };
  const stay = () => {
    isThere = true;
    say();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stay();
  };
  return {
    isThere: () => isThere,
    /** Is there until the returned function is called, or the page goes. */
    join: () => {
      stay();
      window.addEventListener('pagehide', leave);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        window.removeEventListener('pagehide', leave);
        window.removeEventListener('pageshow', onPageShow);
        leave();
      };
    },
    /** What the server does not let one do is locked, or a right is gone, since the last beat: the panel is to say so now. */
    look: () => {
      if (isThere) say();
    },
    lookSoon: () => {
      if (!isThere) return;
      clearTimeout(timer);
      timer = setTimeout(say, settled);
    },
  };
}

function createTeam(editor: Editor) {
  const { team } = editor.backend;
  const store = createExternalStore<TeamState>({ rights: undefined, locks: [], others: [] });
  let section: SectionId | undefined;
  /** Tells the editor which parts this person may not change. */
  const close = () => {
    const locks = lacks(store.read(), 'lock') ? store.read().locks : [];
    const closed = new Set(locks.flatMap(({ section: id }) => (isSectionId(id) ? withOverriding(id) : [])));
    if (closed.symmetricDifference(editor.read().closed).size > 0) editor.write({ closed });
  };
  /** How often it was known anew what one may do: an answer to an earlier question says nothing of it. */
  let learned = 0;
  const takeRights = (rights: Iterable<ThemeRight>) => {
    learned += 1;
    const known = new Set(rights);
    const { isReadOnly: wasReadOnly } = editor.read();
    store.write({ rights: known });
    editor.write({ isReadOnly: !known.has('edit') });
    close();
    // what was refused meanwhile has waited for this
    if (wasReadOnly && known.has('edit') && editor.read().draft.status === 'refused')
      void editor.saver()?.again();
  };
  const ask = async (): Promise<void> => {
    const before = learned;
    // what fails is not known, and asked again with the next beat
    const [editors, locks, own] = await Promise.allSettled([
      team.stay(section),
      team.locks(),
      // an admin may have changed them
      team.rights(),
    ]);
    if (own.status === 'fulfilled' && learned === before) takeRights(own.value);
    store.write({
      others: presence.isThere() && editors.status === 'fulfilled' ? editors.value : [],
      ...(locks.status === 'fulfilled' && { locks: locks.value }),
    });
    close();
    // also what somebody has saved who has just left, or what was to be published at a time
    await editor.follow();
  };
  const presence = createPresence(ask, () => team.leave());

  let seen: DraftState | undefined;
  editor.subscribe(() => {
    const { draft, isReadOnly } = editor.read();
    if (draft === seen) return;
    seen = draft;
    const isBarred = draft.status === 'refused' && !draft.isLoggedOut;
    const isAllowedAgain = draft.status === 'saved' && isReadOnly;
    if (isBarred || isAllowedAgain) presence.look();
  });

  return {
    read: store.read,
    subscribe: store.subscribe,
    join: presence.join,
    /** Looks at a section, and says so soon. */
    visit: (next: SectionId) => {
      if (section === next) return;
      section = next;
      presence.lookSoon();
    },
    /** What one may do is known anew: the panel offers that from now on. */
    takeRights,
    /** Asks at once what one may do, since a call was refused. */
    look: presence.look,
    changeLock: async (locked: SectionId, isLocked: boolean): Promise<LockOutcome> => {
      try {
        store.write({ locks: await team.changeLock(locked, isLocked) });
        close();
        return { status: 'done' };
      } catch (error) {
        const failure = failureOf(error);
        if (failure?.kind === 'offline') return { status: 'offline' };
        presence.look();
        return { status: 'failed', message: failure?.kind === 'refused' ? failure.message : undefined };
      }
    },
  };
}

export type Team = ReturnType<typeof createTeam>;

const teams = new WeakMap<Editor, Team>();

/** Those who build the theme together with whoever has this editor open. */
export function teamOf(editor: Editor): Team {
  const team = teams.get(editor) ?? createTeam(editor);
  teams.set(editor, team);
  return team;
}
