import {
  browserDrafts,
  draftOfValues,
  valuesOfDraft,
  type Draft,
  type DraftOptions,
} from '@portico/components/forms';
import type { FormDefinition } from '@portico/core/forms';
import type { Draft as ServerDraft } from '../../../contract/drafts.ts';
import { whereAllowed } from '../../app/browser-storage.ts';
import {
  lastTaken,
  parseKept,
  saveInTurn,
  watchSession,
  type SessionOptions,
} from '../../forms/draft-on-server.ts';
import type { Api } from '../../request/api.ts';
import { RequestError } from '../../request/request-error.ts';
import { joinValues, splitValues } from './application.ts';
import { joinDrafts } from './join-drafts.ts';

/** The applications that a visitor fills in in this tab: whoever logs in there goes on with each of them. */
const guestTab = 'portico-guest-applications';
function guestKeys(): readonly string[] {
  const keys = parseKept<unknown>(whereAllowed(() => sessionStorage.getItem(guestTab)));
  return Array.isArray(keys) ? keys.map(String) : [];
}
function keepGuestKeys(keys: ReadonlySet<string>): void {
  whereAllowed(() => sessionStorage.setItem(guestTab, JSON.stringify([...keys])));
}
export const rememberGuest = (key: string): void => keepGuestKeys(new Set([...guestKeys(), key]));

/** The draft that a visitor has begun in this tab. */
const guestDraft = async (key: string): Promise<Draft | undefined> =>
  guestKeys().includes(key) ? parseKept<Draft>(await browserDrafts.read(key)) : undefined;

async function forgetGuest(key: string): Promise<void> {
  keepGuestKeys(new Set(guestKeys().filter((other) => other !== key)));
  await browserDrafts.remove(key);
}

/** A candidate's draft: in the browser at once, and on the server for their other devices. */
export type KeptDraft = Required<Omit<DraftOptions, 'key'>> & {
  /** It has been sent: the server's goes, also one that was still on its way. */
  forget: () => Promise<void>;
  /** The form has become another one. */
  follow: (definition: FormDefinition) => void;
};

type Options = SessionOptions & {
  api: Api;
  /** Of the draft, and of the one that a visitor may have begun for the same jobs. */
  keys: { own: string; guest: string };
  ids: readonly number[];
  definition: FormDefinition;
  /** What the server has; null = nothing, undefined = it did not say. */
  onServer: ServerDraft | null | undefined;
};

function contentOf(definition: FormDefinition, draft: Draft) {
  const { profile, answers } = splitValues(valuesOfDraft(definition, draft));
  return { profile, answers };
}

const fromServer = (definition: FormDefinition, { profile, answers, step, updated_at }: ServerDraft): Draft =>
  draftOfValues(definition, {
    values: joinValues({ profile, answers }),
    savedAt: Date.parse(updated_at),
    section: Number(step) || 0,
  });

/** What stands in the place of a draft that was refused for it: null = nothing, undefined = that is not why. */
const theirsIn = (error: unknown): ServerDraft | null | undefined =>
  error instanceof RequestError && error.status === 409
    ? (error.data as { theirs?: ServerDraft | null }).theirs
    : undefined;

/** A reload may come at any moment: the visitor's draft goes only once it is kept as their own. */
async function takeOver(guestKey: string, own: { key: string; text: string }): Promise<void> {
  try {
    await browserDrafts.write(own.key, own.text);
  } catch {
    // there is no room for both: the visitor's stays
    return;
  }
  await forgetGuest(guestKey);
}

export function keepOnServer({ api, keys, ids, onServer, ...first }: Options): KeptDraft {
  let { definition } = first;
  const taken = lastTaken<string | null>(keys.own);
  // what the server took last before this page
  const known = taken.read();
  const turns = saveInTurn();
  const session = watchSession(first);
  let version = onServer?.version ?? null;

  const textOf = (draft: Draft) => JSON.stringify(contentOf(definition, draft));
  const isUnsent = (draft: Draft) => textOf(draft) !== known?.content;
  const newest = (local: Draft | undefined): Draft | undefined => {
    if (!onServer) return local;
    if (!local) return fromServer(definition, onServer);
    if (onServer.version === known?.version) return local;
    const theirs = fromServer(definition, onServer);
    if (!isUnsent(local)) return theirs;
    // the answer to what was sent, or to what was chosen, was lost on the way
    if (textOf(local) === textOf(theirs)) return local;
    // both have changed: the server will say so, and people choose
    version = known?.version ?? null;
    return local;
  };

  const put = async (draft: Draft) => {
    const content = contentOf(definition, draft);
    const body = { position_ids: ids, version, step: String(draft.section), ...content };
    const { data } = await api.put('/api/pcsx/draft_applications', body);
    session.onSaved();
    version = data.version;
    taken.remember({ version, content: JSON.stringify(content) });
  };
  const remove = async (seen?: { version: string | null }) => {
    const body = { position_ids: ids, match: 'exact', ...seen };
    await api.delete('/api/pcsx/draft_applications', { body });
    version = null;
  };
  const save = async (draft: Draft): Promise<void | { theirs: Draft }> => {
    try {
      await (draft.changed?.length === 0 ? remove({ version }) : put(draft));
    } catch (error) {
      session.onFailed(error);
      const theirs = theirsIn(error);
      if (theirs === undefined) throw error;
      version = theirs?.version ?? null;
      if (theirs) return { theirs: fromServer(definition, theirs) };
      // it was deleted elsewhere, and is begun anew
      await put(draft);
    }
    return undefined;
  };

  return {
    follow: (next) => {
      definition = next;
    },
    storage: {
      ...browserDrafts,
      read: async (key) => {
        const local = parseKept<Draft>(whereAllowed(() => browserDrafts.read(key)) as string | null);
        const own = newest(local);
        const guest = await guestDraft(keys.guest);
        const draft = guest ? joinDrafts(own, guest) : own;
        if (!draft) return null;
        const text = JSON.stringify(draft);
        if (guest) await takeOver(keys.guest, { key, text });
        // the page may have gone before it was sent; where the server has another one, it says so at the next change
        const isOurs = guest !== undefined || own === local;
        if (isOurs && draft.changed?.length !== 0 && isUnsent(draft)) turns.begin(put(draft));
        return text;
      },
    },
    save: (draft) => turns.save(async () => save(draft)),
    remedy: session.remedy,
    forget: async () => {
      await turns.ended();
      taken.forget();
      await remove();
    },
  };
}
