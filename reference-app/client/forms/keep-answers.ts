import {
  browserDrafts,
  draftOfValues,
  valuesOfDraft,
  type Draft,
  type DraftOptions,
  type SubmitAnswer,
} from '@portico/components/forms';
import type { FormDefinition } from '@portico/core/forms';
import type { FormValues } from '../../contract/form-definition.ts';
import { whereAllowed } from '../app/browser-storage.ts';
import { RequestError } from '../request/request-error.ts';
import { lastTaken, parseKept, saveInTurn, watchSession, type SessionOptions } from './draft-on-server.ts';
import { withFiles } from './files-among.ts';
import { inOneOrder } from './in-one-order.ts';
import { overtakenBy, type Overtaken, type Send, type Stands } from './stands.ts';

/** How far the server is behind what is typed. */
export type Saving = 'idle' | 'saving' | 'saved' | 'failed';

type Options = SessionOptions & {
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
};

/** All answers of a draft, those that nobody has changed included: what is saved replaces what stands. */
const valuesOf = (definition: FormDefinition, { changed: _changed, ...draft }: Draft): FormValues =>
  valuesOfDraft(definition, draft);
const draftOf = (definition: FormDefinition, values: FormValues): Draft =>
  draftOfValues(definition, { values, savedAt: Date.now(), section: 0 });
/** What the server says of a file is not all that the browser does, and the other way round. */
const contentOf = (definition: FormDefinition, values: FormValues): string =>
  inOneOrder(withFiles(definition, values, ({ uid, name }) => ({ uid, name })));

/** Keeps the answers to a form: in the browser at once, and on the server as soon as it takes them. */
export function keepAnswers(options: Options) {
  const { key, definition, stands, send, onSaving } = options;
  const taken = lastTaken<number | null>(key);
  const turns = saveInTurn();
  const session = watchSession(options);
  let { version } = stands;

  const remember = (values: FormValues) =>
    taken.remember({ version, content: contentOf(definition, values) });
  const sendAs = async (values: FormValues, { submit }: { submit: boolean }): Promise<Stands> => {
    const answer = await send({ values, submit, version });
    session.onSaved();
    ({ version } = answer);
    return answer;
  };

  const put = async (values: FormValues): Promise<void> => {
    // another tab of this browser may have saved meanwhile, and this one was told
    version = Math.max(version ?? 0, taken.read()?.version ?? 0) || version;
    const answer = await sendAs(values, { submit: false });
    // as a draft: what none keeps is nothing for this browser either
    remember(valuesOf(definition, draftOf(definition, values)));
    if (answer.isDone) await finish(options);
  };

  const giveWay = async (error: unknown, values: FormValues): Promise<{ theirs: Draft } | undefined> => {
    const theirs = await whatOthersLeft(error, { ...options, values });
    if (theirs) ({ version } = theirs);
    return theirs && { theirs: draftOf(definition, theirs.values) };
  };

  const save = async (draft: Draft): Promise<void | { theirs: Draft }> => {
    const values = valuesOf(definition, draft);
    // such as a number that no draft keeps
    const last = taken.read();
    if (last?.version === version && last.content === contentOf(definition, values)) return undefined;
    onSaving('saving');
    try {
      await put(values);
    } catch (error) {
      session.onFailed(error);
      onSaving('failed');
      return giveWay(error, values);
    }
    onSaving('saved');
    return undefined;
  };

  /** Reports whether a browser's draft has something that the server does not; then it is on its way there. */
  const sendsNews = (local: Draft): boolean => {
    const last = taken.read();
    const values = valuesOf(definition, local);
    const sent = [last?.content, contentOf(definition, stands.values)];
    if (sent.includes(contentOf(definition, values))) return false;
    // both have changed: the server will say so, and people choose
    if (last && last.version !== version) ({ version } = last);
    else turns.begin(put(values));
    return true;
  };

  return {
    draft: {
      key,
      storage: {
        ...browserDrafts,
        read: async () => {
          const local = parseKept<Draft>(await browserDrafts.read(key));
          if (local && sendsNews(local)) return JSON.stringify(local);
          if (local) await browserDrafts.remove(key);
          remember(stands.values);
          return null;
        },
      },
      save: (draft: Draft) => turns.save(async () => save(draft)),
      remedy: session.remedy,
    } satisfies DraftOptions,

    /** Hands it in. */
    submit: async (values: FormValues): Promise<void | SubmitAnswer> => {
      await turns.ended();
      try {
        await sendAs(values, { submit: true });
      } catch (error) {
        session.onFailed(error);
        if (error instanceof RequestError && error.status === 400 && hasEntries(error.validationErrors))
          return { validationErrors: error.validationErrors };
        return giveWay(error, values);
      }
      await finish(options);
      return undefined;
    },
  };
}

type Ending = Pick<Options, 'key' | 'onDone'>;

async function finish({ key, onDone }: Ending, overtaken?: Parameters<Options['onDone']>[0]): Promise<void> {
  await forgetAnswers(key);
  onDone(overtaken);
}

/** What others have left to choose from, where they have come first. @throws what is nothing of that kind */
async function whatOthersLeft(
  error: unknown,
  { values, readTheirs, onReplaced, ...ending }: Options & { values: FormValues },
): Promise<Stands | undefined> {
  const overtaken = overtakenBy(error);
  if (!overtaken) throw error;
  if (overtaken.reason === 'handedIn') {
    await finish(ending, { ...overtaken, unsent: values });
    return undefined;
  }
  const theirs = readTheirs(overtaken);
  if (theirs) return theirs;
  onReplaced(overtaken);
  throw error;
}

const hasEntries = (record: object): boolean => Object.keys(record).length > 0;

/** What a browser has kept of a form that takes no more answers. */
export async function forgetAnswers(key: string): Promise<void> {
  lastTaken(key).forget();
  await whereAllowed(() => browserDrafts.remove(key));
}
