import { intakeCalls } from '../../reference-app/contract/intake.ts';
import { signedHeaders } from '../../reference-app/server/http/signed-call.ts';
import type { Answer, TestServer } from './harness.ts';

export const intakeSecret = 'what the system of our employer signs with';

export type IntakeAnswer = Answer<{
  isNew: boolean;
  entries: { kind: string; external_id: string; outcome: string }[];
}>;

let sent = 0;

/** Tells the site something as an employer's own system does, except for what is stated. */
export function tellSite(
  server: TestServer,
  entries: readonly object[] | undefined,
  stated: {
    domain?: string;
    id?: string;
    at?: Date;
    secret?: string;
    /** What is signed, and what is sent in its place. */
    body?: string;
    sentBody?: string;
    headers?: Record<string, string>;
  } = {},
): Promise<IntakeAnswer> {
  const {
    domain = 'ours.example',
    id = `call-${(sent += 1)}`,
    at = new Date(),
    secret = intakeSecret,
    body = JSON.stringify({ entries }),
    sentBody = body,
    headers = signedHeaders(secret, { id, at, body }),
  } = stated;
  const { method, path } = intakeCalls.take;
  return server.browser(domain).send({
    method,
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    payload: sentBody,
  });
}
