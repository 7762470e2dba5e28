/** What is said in a mail; the frame around it is `letter.ts`. */
export type Said = {
  subject: string;
  lines: readonly string[];
  /** What the button is called. */
  action?: string;
  closing: readonly string[];
};
type WithAction = Said & { action: string };

/** Whom a mail is from, and to. */
type Between = { company: string; name: string };

/** Everything that mails say in one language. */
export type MailTexts = {
  direction: 'ltr' | 'rtl';
  /** Asks whoever reads to confirm that they want an account. Says nothing that was typed: anybody can have it sent to anybody. */
  signUp: (given: { company: string; hours: number }) => WithAction;
  /** To somebody who signs up, or moves to an address, where there is an account already. */
  alreadyThere: (given: { company: string }) => WithAction;
  code: (given: { company: string; minutes: number }) => Said;
  reset: (given: Between & { minutes: number }) => WithAction;
  /** To somebody who asks for a code or a new password, where there is no account. */
  notThere: (given: { company: string }) => WithAction;
  /** To a new address. */
  /** Without a name: whose address it is nobody knows yet, and whoever asks has chosen the name. */
  newEmail: (given: { company: string; minutes: number }) => WithAction;
  /** To the old address, as soon as another one is asked for. */
  emailAsked: (given: Between) => WithAction;
  /** To the old address, once the new one is confirmed. */
  emailChanged: (given: Between) => Said;
  passwordChanged: (given: Between) => WithAction;
  /** New jobs of a saved search; `more` of them are not in the list. */
  jobAlert: (given: Between & { search: string; count: number; more: number }) => WithAction;
  stopJobAlert: StopTexts;
};

/** The page that a job alert's link to end it leads to. */
export type StopTexts = {
  title: string;
  question: (search: string) => string;
  button: string;
  stopped: (search: string) => string;
  unknown: string;
  toSearch: string;
};
