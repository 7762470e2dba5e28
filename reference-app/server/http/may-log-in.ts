import type { EmployerConfig } from '../../contract/employer-config.ts';
import type { Role } from '../../contract/roles.ts';

/** Where candidates may not log in, those who look after the site still do; without any role nobody does. */
export function mayLogIn(account: { roles: readonly Role[] }, config: EmployerConfig): boolean {
  return account.roles.some((role) => role !== 'candidate' || config.loginSignupConfig.candidateLoginEnabled);
}
