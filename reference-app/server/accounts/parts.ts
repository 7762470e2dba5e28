import type { Database } from '../database/database.ts';
import type { AccountMails } from './mails.ts';
import type { Sessions } from './sessions.ts';
import type { SignIn } from './sign-in.ts';

/** What the calls of this area are made of. */
export type AccountParts = {
  database: Database;
  sessions: Sessions;
  signIn: SignIn;
  mails: AccountMails;
  /** What CSRF tokens are made with. */
  secret: string;
  now: () => number;
};
