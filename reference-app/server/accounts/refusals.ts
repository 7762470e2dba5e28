import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { employerOf } from '../http/request-context.ts';
import { passwordProblem } from './password-rules.ts';

/** @throws Refusal 403 where candidates have no accounts */
export function checkCandidateAccounts(request: FastifyRequest): void {
  if (!employerOf(request).config.loginSignupConfig.candidateLoginEnabled) throw noCandidateAccounts();
}

export function noCandidateAccounts(): Refusal {
  return new Refusal(403, 'This employer does not offer candidate accounts.');
}

/** For an account that has been shut by taking all its roles. */
export function noRoles(): Refusal {
  return new Refusal(403, 'This account may not log in any more. Please write to the employer.');
}

/** @throws Refusal 400 naming the field, for a password that is too short, too long or easy to guess */
export function checkNewPassword(
  field: string,
  password: string,
  { known }: { known: readonly string[] },
): void {
  const problem = passwordProblem(password, { known });
  if (problem !== undefined) throw new Refusal(400, problem, { validationErrors: { [field]: problem } });
}

/** One answer whether the account or its password is not there. */
export function wrongLogin(): Refusal {
  return new Refusal(401, 'E-mail or password is not right.');
}

export function wrongPassword(field: string): Refusal {
  const message = 'The password is not right.';
  return new Refusal(400, message, { validationErrors: { [field]: message } });
}

/** Where a link alone does not do. @param message which password it is that is missing or not right */
export function passwordNeeded(message: string): Refusal {
  return new Refusal(401, message, { validationErrors: { password: message } });
}

export function noPassword(): Refusal {
  return new Refusal(409, 'Your account has no password yet. Ask for a new password by e-mail first.');
}

/** One answer for links that never were, are used up, or are too old. */
export function linkGone(): Refusal {
  return new Refusal(410, 'This link has expired or was used already. Please ask for a new one.');
}
