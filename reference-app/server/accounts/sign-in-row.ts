import type { z } from 'zod';
import type { signIn } from '../../contract/sessions.ts';
import type { StoredSignIn } from '../audit/sign-ins.ts';

/** A sign-in as it is on the wire. */
export function signInRowOf({
  id,
  at,
  how,
  result,
  browser,
  system,
  network,
}: StoredSignIn): z.infer<typeof signIn> {
  return { id, at: at.toISOString(), how, result, browser, system, network };
}
