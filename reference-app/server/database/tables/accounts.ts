import type { Generated } from 'kysely';
import type { Role } from '../../../contract/accounts.ts';
import type { Locale } from '@portico/core/messages';
import type { SignInMethod } from '../../../contract/sessions.ts';
import type { NotificationChoice } from '../../../contract/settings.ts';

type AccountTable = {
  group_id: number;
  id: Generated<number>;
  /** Public id of the candidate's profile. */
  enc_id: string;
  /** Lower case. */
  email: string;
  /** null = it has none: it logs in by a code or by single sign-on. */
  password_hash: string | null;
  first_name: string;
  last_name: string;
  roles: Role[];
  is_onboarded: boolean;
  is_bootstrapped: boolean;
  /** Of its mails; null = the employer's first. */
  locale: Locale | null;
  notifications: Generated<NotificationChoice>;
  created_at: Generated<Date>;
  /** When somebody was last logged in; a trigger keeps it, for sessions go. */
  last_seen_at: Generated<Date>;
};

type SessionTable = {
  group_id: number;
  /** SHA-256 of the cookie's token, hex; the token itself is nowhere but in the browser. */
  token_hash: string;
  /** Public, for ending it. */
  id: string;
  account_id: number;
  method: SignInMethod;
  browser: string | null;
  system: string | null;
  network: string | null;
  created_at: Date;
  seen_at: Date;
};

/** An account that is asked for and not confirmed. */
type SignUpTable = {
  group_id: number;
  /** SHA-256 of what the mail's link holds, hex. */
  token_hash: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  locale: Locale;
  /** The browser that asked. */
  visitor_hash: string | null;
  expires_at: Date;
};

/** One an e-mail, also where there is no account: nothing tells them apart. */
type LoginCodeTable = {
  group_id: number;
  email: string;
  /** argon2id: a quick hash of six digits is as good as the digits. */
  code_hash: string;
  tries: number;
  expires_at: Date;
};

type AccountTokenTable = {
  group_id: number;
  /** SHA-256 of what the mail's link holds, hex. */
  token_hash: string;
  /** null = there is no account, and nobody has the link: asking took as long. */
  account_id: number | null;
  purpose: 'reset' | 'email';
  /** Where it was sent. */
  email: string;
  expires_at: Date;
};

/** Who somebody is at the employer's own sign-on (OpenID Connect). */
type SsoIdentityTable = {
  group_id: number;
  issuer: string;
  subject: string;
  account_id: number;
  linked_at: Date;
};

/** That a candidate agrees to the employer's privacy text; withdrawn, it is gone. */
type PrivacyConsentTable = {
  group_id: number;
  account_id: number;
  /** Names the text, so that another one is told from it. */
  text_version: string;
  /** What was agreed to. */
  text: string;
  given_at: Date;
};

export type AccountTables = {
  account: AccountTable;
  account_token: AccountTokenTable;
  login_code: LoginCodeTable;
  privacy_consent: PrivacyConsentTable;
  session: SessionTable;
  sign_up: SignUpTable;
  sso_identity: SsoIdentityTable;
};
