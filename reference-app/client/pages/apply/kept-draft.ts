import {
  browserDrafts,
  draftOfValues,
  valuesOfDraft,
  type Draft,
  type DraftOptions,
  type FormDefinition,
} from '@portico/components/forms';
import type { Draft as ServerDraft } from '../../../contract/drafts.ts';
import { whereAllowed } from '../../app/browser-storage.ts';
import type { Api } from '../../request/api.ts';
import { RequestError } from '../../request/request-error.ts';
import { joinValues, splitValues } from './application.ts';
import { joinDrafts } from './join-drafts.ts';

/** How long the server is left alone after it has taken a draft, in ms: the browser keeps what is typed meanwhile. */
const pause = 1_500;

function parse<Value>(text: string | null | undefined): Value | undefined {
  try {
    return (JSON.parse(text ?? 'null') ?? undefined) as Value | undefined;
  } catch {
    // something else under its key is no draft
    return undefined;
  }
}

/** The applications that a visitor fills in in this tab: whoever logs in there goes on with each of them. */
const guestTab = 'portico-guest-applications';
function guestKeys(): readonly string[] {
  const keys = parse<unknown>(whereAllowed(() => sessionStorage.getItem(guestTab)));
  return Array.isArray(keys) ? keys.map(String) : [];
}
function keepGuestKeys(keys: ReadonlySet<string>): void {
  whereAllowed(() => sessionStorage.setItem(guestTab, JSON.stringify([...keys])));
}
export const rememberGuest = (key: string): void => keepGuestKeys(new Set([...guestKeys(), key]));

/** The draft that a visitor has begun in this tab. */
const guestDraft = async (key: string): Promise<Draft | undefined> =>
  guestKeys().includes(key) ? parse<Draft>(await browserDrafts.read(key)) : undefined;

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

type Options = {
  api: Api;
  /** Of the draft, and of the one that a visitor may have begun for the same jobs. */
  keys: { own: string; guest: string };
  ids: readonly number[];
  definition: FormDefinition;
  /** What the server has; null = nothing, undefined = it did not say. */
  onServer: ServerDraft | null | undefined;
  /** Whoever the page knows is not logged in any more; told once until something is saved again. */
  onSessionOver: () => void;
  /** What the way back in is called, for whoever has closed it. */
  logInLabel: string;
};

export function keepOnServer({
  api,
  keys,
  ids,
  onServer,
  onSessionOver,
  logInLabel,
  ...first
}: Options): KeptDraft {
  let { definition } = first;
  const knownKey = `${keys.own} on server`;
  // what the server took last from this browser
  const known = parse<{ version: string; content: string }>(
    whereAllowed(() => localStorage.getItem(knownKey)),
  );
  let version = onServer?.version ?? null;
  let isSessionOver = false;
  let underWay: Promise<unknown> = Promise.resolve();

  const contentOf = (draft: Draft) => {
    const { profile, answers } = splitValues(valuesOfDraft(definition, draft));
    return { profile, answers };
  };
  const fromServer = ({ profile, answers, step, updated_at }: ServerDraft): Draft =>
    draftOfValues(definition, {
      values: joinValues({ profile, answers }),
      savedAt: Date.parse(updated_at),
      section: Number(step) || 0,
    });
  const remember = (content: object) => {
    const text = JSON.stringify({ version, content: JSON.stringify(content) });
    whereAllowed(() => localStorage.setItem(knownKey, text));
  };
  const isUnsent = (draft: Draft) => JSON.stringify(contentOf(draft)) !== known?.content;
  const newest = (local: Draft | undefined): Draft | undefined => {
    if (!onServer) return local;
    if (!local) return fromServer(onServer);
    if (onServer.version === known?.version) return local;
    const theirs = fromServer(onServer);
    if (!isUnsent(local)) return theirs;
    // the answer to what was sent, or to what was chosen, was lost on the way
    if (JSON.stringify(contentOf(local)) === JSON.stringify(contentOf(theirs))) return local;
    // both have changed: the server will say so, and people choose
    version = known?.version ?? null;
    return local;
  };

  /** A reload may come at any moment: the visitor's draft goes only once it is kept as their own. */
  const takeOver = async (key: string, text: string) => {
    try {
      await browserDrafts.write(key, text);
    } catch {
      // there is no room for both: the visitor's stays
      return;
    }
    await forgetGuest(keys.guest);
  };

  const put = async (draft: Draft) => {
    const content = contentOf(draft);
    const body = { position_ids: ids, version, step: String(draft.section), ...content };
    const { data } = await api.put('/api/pcsx/draft_applications', body);
    isSessionOver = false;
    version = data.version;
    remember(content);
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
      if (error instanceof RequestError && error.kind === 'login' && !isSessionOver) {
        isSessionOver = true;
        onSessionOver();
      }
      const { theirs } = (error instanceof RequestError && error.status === 409 ? error.data : {}) as {
        theirs?: ServerDraft | null;
      };
      if (theirs === undefined) throw error;
      version = theirs?.version ?? null;
      if (theirs) return { theirs: fromServer(theirs) };
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
        const local = parse<Draft>(whereAllowed(() => browserDrafts.read(key)) as string | null);
        const own = newest(local);
        const guest = await guestDraft(keys.guest);
        const draft = guest ? joinDrafts(own, guest) : own;
        if (!draft) return null;
        const text = JSON.stringify(draft);
        if (guest) await takeOver(key, text);
        // the page may have gone before it was sent; where the server has another one, it says so at the next change
        const isOurs = guest !== undefined || own === local;
        if (isOurs && draft.changed?.length !== 0 && isUnsent(draft))
          underWay = put(draft).catch(() => undefined);
        return text;
      },
    },
    save: async (draft) => {
      // what was read may still be on its way
      const saving = underWay.then(async () => save(draft));
      underWay = saving.catch(() => undefined);
      const answer = await saving;
      if (!answer) await new Promise((resolve) => setTimeout(resolve, pause));
      return answer;
    },
    remedy: (error) =>
      error instanceof RequestError && error.kind === 'login'
        ? { label: logInLabel, act: onSessionOver }
        : undefined,
    forget: async () => {
      await underWay;
      whereAllowed(() => localStorage.removeItem(knownKey));
      await remove();
    },
  };
}
