import {
  browserDrafts,
  draftOfValues,
  valuesOfDraft,
  type Draft,
  type DraftOptions,
  type FormDefinition,
  type SubmitAnswer,
} from '@portico/components/forms';
import type { FormValues } from '../../contract/form-definition.ts';
import { whereAllowed } from '../app/browser-storage.ts';
import { RequestError } from '../request/request-error.ts';
import { withFiles } from './files-among.ts';
import { inOneOrder } from './in-one-order.ts';
import { overtakenBy, type Overtaken, type Send, type Stands } from './stands.ts';

/** How long the server is left alone after it has taken a draft, in ms: the browser keeps what is typed meanwhile. */
const pause = 1_500;

/** How far the server is behind what is typed. */
export type Saving = 'idle' | 'saving' | 'saved' | 'failed';

type Options = {
  /** Of this form and this person. */
  key: string;
  definition: FormDefinition;
  stands: Stands;
  send: Send;
  /** What somebody else's save has left, to choose between; undefined where it is nothing that could be chosen. */
  readTheirs: (overtaken: Overtaken) => Stands | undefined;
  onSaving: (saving: Saving) => void;
  /** Handed in, here or elsewhere. @param unsent what was filled in here, where it was elsewhere */
  onDone: (overtaken?: Overtaken & { unsent: FormValues }) => void;
  /** There is another form in its place, or none. */
  onReplaced: (overtaken: Overtaken) => void;
  /** Whoever the page knows is not logged in any more; told once until something is saved again. */
  onSessionOver: () => void;
  /** What the way back in is called, for whoever has closed it. */
  logInLabel: string;
};

/** What the server took last from this browser, all its tabs together, and as which version. */
type Known = { version: number | null; content: string };

const knownKeyOf = (key: string): string => `${key} on server`;

function parse<Value>(text: string | null | undefined): Value | undefined {
  try {
    return (JSON.parse(text ?? 'null') ?? undefined) as Value | undefined;
  } catch {
    // something else under its key is no draft
    return undefined;
  }
}

/** Keeps the answers to a form: in the browser at once, and on the server as soon as it takes them. */
export function keepAnswers({ key, definition, stands, send, ...told }: Options) {
  const knownKey = knownKeyOf(key);
  const known = () => parse<Known>(whereAllowed(() => localStorage.getItem(knownKey)));
  let { version } = stands;
  let onServer: Stands = stands;
  let isSessionOver = false;
  let underWay: Promise<unknown> = Promise.resolve();

  /** All answers of a draft, those that nobody has changed included: what is saved replaces what stands. */
  const valuesOf = ({ changed: _changed, ...draft }: Draft): FormValues => valuesOfDraft(definition, draft);
  const draftOf = (values: FormValues): Draft =>
    draftOfValues(definition, { values, savedAt: Date.now(), section: 0 });
  /** What the server says of a file is not all that the browser does, and the other way round. */
  const contentOf = (values: FormValues): string =>
    inOneOrder(withFiles(definition, values, ({ uid, name }) => ({ uid, name })));
  const remember = (content: string) => {
    const text = JSON.stringify({ version, content } satisfies Known);
    whereAllowed(() => localStorage.setItem(knownKey, text));
  };
  const take = (answer: Stands): Stands => {
    isSessionOver = false;
    version = answer.version;
    onServer = answer;
    return answer;
  };
  const tellSession = (error: unknown) => {
    if (!(error instanceof RequestError) || error.kind !== 'login' || isSessionOver) return;
    isSessionOver = true;
    told.onSessionOver();
  };

  const put = async (values: FormValues): Promise<void> => {
    // another tab of this browser may have saved meanwhile, and this one was told
    version = Math.max(version ?? 0, known()?.version ?? 0) || version;
    const answer = take(await send({ values, submit: false, version }));
    // as a draft: what none keeps is nothing for this browser either
    remember(contentOf(valuesOf(draftOf(values))));
    if (!answer.isDone) return;
    await forgetAnswers(key);
    told.onDone();
  };

  /** What to do where others have come first. @throws what is nothing of that kind */
  const giveWay = async (error: unknown, values: FormValues): Promise<{ theirs: Draft } | undefined> => {
    const overtaken = overtakenBy(error);
    if (!overtaken) throw error;
    if (overtaken.reason === 'handedIn') {
      await forgetAnswers(key);
      told.onDone({ ...overtaken, unsent: values });
      return undefined;
    }
    const theirs = told.readTheirs(overtaken);
    if (!theirs) {
      told.onReplaced(overtaken);
      throw error;
    }
    version = theirs.version;
    onServer = theirs;
    return { theirs: draftOf(theirs.values) };
  };

  const save = async (draft: Draft): Promise<void | { theirs: Draft }> => {
    const values = valuesOf(draft);
    // such as a number that no draft keeps
    const last = known();
    if (last?.version === version && last.content === contentOf(values)) return undefined;
    told.onSaving('saving');
    try {
      await put(values);
    } catch (error) {
      tellSession(error);
      told.onSaving('failed');
      return giveWay(error, values);
    }
    told.onSaving('saved');
    return undefined;
  };

  /** The browser's draft, where there is something in it that the server does not have. */
  const newest = (local: Draft): Draft | undefined => {
    const last = known();
    const values = valuesOf(local);
    const content = contentOf(values);
    const isSent = content === last?.content || content === contentOf(stands.values);
    if (isSent) return undefined;
    // both have changed: the server will say so, and people choose
    if (last && last.version !== version) version = last.version;
    else underWay = put(values).catch(() => undefined);
    return local;
  };

  return {
    draft: {
      key,
      storage: {
        ...browserDrafts,
        read: async () => {
          const local = parse<Draft>(await browserDrafts.read(key));
          const left = local && newest(local);
          if (left) return JSON.stringify(left);
          if (local) await browserDrafts.remove(key);
          remember(contentOf(stands.values));
          return null;
        },
      },
      save: async (draft: Draft) => {
        // what was read may still be on its way
        const saving = underWay.then(async () => save(draft));
        underWay = saving.catch(() => undefined);
        const answer = await saving;
        if (!answer) await new Promise((resolve) => setTimeout(resolve, pause));
        return answer;
      },
      remedy: (error: unknown) =>
        error instanceof RequestError && error.kind === 'login'
          ? { label: told.logInLabel, act: told.onSessionOver }
          : undefined,
    } satisfies DraftOptions,

    /** Hands it in. */
    submit: async (values: FormValues): Promise<void | SubmitAnswer> => {
      await underWay;
      try {
        take(await send({ values, submit: true, version }));
      } catch (error) {
        tellSession(error);
        if (error instanceof RequestError && error.status === 400 && hasEntries(error.validationErrors))
          return { validationErrors: error.validationErrors };
        return giveWay(error, values);
      }
      await forgetAnswers(key);
      told.onDone();
      return undefined;
    },
    /** What the server has by now. */
    onServer: () => onServer,
  };
}

const hasEntries = (record: object): boolean => Object.keys(record).length > 0;

/** What a browser has kept of a form that takes no more answers. */
export async function forgetAnswers(key: string): Promise<void> {
  whereAllowed(() => localStorage.removeItem(knownKeyOf(key)));
  await whereAllowed(() => browserDrafts.remove(key));
}
