import type { IntakeKind } from '../../../contract/intake.ts';

/** What the employer's own system has told, by its own ids. */
type IntakeEntryTable = {
  group_id: number;
  kind: IntakeKind;
  external_id: string;
  /** null = about a visitor. */
  account_id: number | null;
  /** What was written for it, in the table of its kind. */
  row_id: number;
  /** SHA-256, hex; tells whether the same was sent again. */
  content_sha256: string;
  taken_at: Date;
};

/** Its calls that were taken, by their ids; gone after a day. */
type IntakeCallTable = { group_id: number; id: string; body_sha256: string; taken_at: Date };

/** One row for an employer: what its calls take turns on. */
type IntakeTurnTable = { group_id: number; taken_at: Date };

export type IntakeTables = {
  intake_entry: IntakeEntryTable;
  intake_call: IntakeCallTable;
  intake_turn: IntakeTurnTable;
};
