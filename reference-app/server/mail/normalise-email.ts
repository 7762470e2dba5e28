/** E-mail addresses are kept and compared in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
