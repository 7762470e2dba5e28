import { z } from 'zod';
import { signInMethods, signInResults } from '../contract/sessions.ts';

/** That somebody logged in before the demo began, or tried to. */
const demoSignIn = z.strictObject({
  daysAgo: z.number().min(0),
  how: z.enum(signInMethods),
  result: z.enum(signInResults),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Of those that are kept for examples (RFC 5737, RFC 3849). */
  network: z.string(),
  /** They are logged in there still. */
  lasts: z.literal(true).optional(),
});
export type DemoSignIn = z.infer<typeof demoSignIn>;

/** `sign-ins.yaml` */
export const demoSignIns = z.array(demoSignIn);
