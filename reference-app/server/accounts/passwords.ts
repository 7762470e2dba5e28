import { hash, verify } from '@node-rs/argon2';

/** The same password typed on another keyboard may come in other code points (NIST SP 800-63B, 3.1.1.2). */
const normalised = (secret: string) => secret.normalize('NFKC');

/** argon2id. */
export function hashPassword(secret: string): Promise<string> {
  return hash(normalised(secret));
}

// Made once: absence of what is compared with takes as long to tell as a wrong secret.
const nobodys = hash('nobody has this password');

/** @param passwordHash of what it should be; null or undefined = there is nothing, and nothing is right */
export async function isPassword(passwordHash: string | null | undefined, secret: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodys), normalised(secret));
  return isRight && passwordHash !== null && passwordHash !== undefined;
}
