import { hash } from 'node:crypto';
import type { IntakeEntry } from '../../contract/intake.ts';
import { inEnvironment } from '../accounts/sso/rules.ts';

/** What the secret of an employer's own system is called in the environment. */
export function intakeSecretName(domain: string): string {
  return `PORTICO_INTAKE_SECRET_${inEnvironment(domain)}`;
}

/** SHA-256, hex, of what an entry says, however it was written. */
export function contentHashOf(entry: IntakeEntry): string {
  return sha256Of(JSON.stringify(entry));
}

export function sha256Of(content: string | Buffer): string {
  return hash('sha256', content);
}

/** Why one entry cannot be taken. */
export class EntryProblem extends Error {
  override name = 'EntryProblem';
  /** Of the entry: `email`, `documents.0.pdf`. */
  readonly field: string;
  readonly status: 400 | 409 | 503;

  /** @param status 400 = what it names is not there or not valid, 409 = it does not follow on what is there, 503 = it cannot be looked at now */
  constructor(status: 400 | 409 | 503, field: string, message: string) {
    super(message);
    this.status = status;
    this.field = field;
  }
}
