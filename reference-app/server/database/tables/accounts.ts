import type { Generated } from 'kysely';
import type { Role } from '../../../contract/accounts.ts';

type AccountTable = {
  group_id: number;
  id: Generated<number>;
  /** Public id of the candidate's profile. */
  enc_id: string;
  /** Lower case. */
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  roles: Role[];
  is_onboarded: boolean;
  is_bootstrapped: boolean;
  created_at: Generated<Date>;
};

type SessionTable = {
  group_id: number;
  /** SHA-256 of the cookie's token, hex; the token itself is nowhere but in the browser. */
  token_hash: string;
  account_id: number;
  created_at: Date;
  seen_at: Date;
};

export type AccountTables = { account: AccountTable; session: SessionTable };
