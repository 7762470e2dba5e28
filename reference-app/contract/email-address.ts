import { z } from 'zod';

// Of one mailbox and nothing else: characters that a mail's header gives a meaning to are left out, also quoted.
const address = /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@[^\s\p{Cc}@<>()[\]\\,;:"]{1,189}$/u;

/** An e-mail address as people have them. */
export const emailAddress = z
  .string()
  .trim()
  .regex(address, 'Enter an e-mail address such as name@example.com.');
