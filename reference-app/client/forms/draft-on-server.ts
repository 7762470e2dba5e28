import { whereAllowed } from '../app/browser-storage.ts';
import { RequestError } from '../request/request-error.ts';

/** How long the server is left alone after it has taken a draft, in ms: the browser keeps what is typed meanwhile. */
const pause = 1_500;

/** Parses what the browser has kept; something else under its key is undefined. */
export function parseKept<Value>(text: string | null | undefined): Value | undefined {
  try {
    return (JSON.parse(text ?? 'null') ?? undefined) as Value | undefined;
  } catch {
    return undefined;
  }
}

type Taken<Version> = { version: Version; content: string };

/** Keeps what the server took last from this browser, all its tabs together, and as which version. */
export function lastTaken<Version>(key: string) {
  const takenKey = `${key} on server`;
  return {
    read: () => parseKept<Taken<Version>>(whereAllowed(() => localStorage.getItem(takenKey))),
    remember: (taken: Taken<Version>) =>
      whereAllowed(() => localStorage.setItem(takenKey, JSON.stringify(taken))),
    forget: () => whereAllowed(() => localStorage.removeItem(takenKey)),
  };
}

/** Saves one draft after the other. */
export function saveInTurn() {
  let underWay: Promise<unknown> = Promise.resolve();
  const begin = (sending: Promise<unknown>) => {
    underWay = sending.catch(() => undefined);
  };
  return {
    /** Saves wait for this, and go on when it fails. */
    begin,
    ended: () => underWay,
    save: async <Answer>(run: () => Promise<Answer>): Promise<Answer> => {
      // what was read may still be on its way
      const saving = underWay.then(run);
      begin(saving);
      const answer = await saving;
      if (!answer) await new Promise((resolve) => setTimeout(resolve, pause));
      return answer;
    },
  };
}

export type SessionOptions = {
  /** Whoever the page knows is not logged in any more; told once until something is saved again. */
  onSessionOver: () => void;
  /** What the way back in is called, for whoever has closed it. */
  logInLabel: string;
};

const wantsLogin = (error: unknown): boolean => error instanceof RequestError && error.kind === 'login';

/** Tells from answers of the server that the session is over, and offers the way back in. */
export function watchSession({ onSessionOver, logInLabel }: SessionOptions) {
  let isOver = false;
  return {
    onSaved: () => {
      isOver = false;
    },
    onFailed: (error: unknown) => {
      if (!wantsLogin(error) || isOver) return;
      isOver = true;
      onSessionOver();
    },
    remedy: (error: unknown) => (wantsLogin(error) ? { label: logInLabel, act: onSessionOver } : undefined),
  };
}
