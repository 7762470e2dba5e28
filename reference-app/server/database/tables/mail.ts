import type { Mail } from '../../mail/mail.ts';
import type { Json } from './json.ts';

/** What is not delivered yet. */
type OutgoingMailTable = { group_id: number; id: string; mail: Json<Mail>; queued_at: Date };

export type MailTables = { outgoing_mail: OutgoingMailTable };
