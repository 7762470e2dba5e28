import { withQuery } from '@portico/core/jobs';
import type { Boot } from '../../../../contract/boot.ts';

/** Where a candidate’s picture is: paths become absolute, and name the employer (PROFILE-01). */
export function avatarAddress(
  avatar: string | null | undefined,
  { origin, domain }: Pick<Boot, 'origin' | 'domain'>,
): string | undefined {
  if (!avatar) return undefined;
  return avatar.startsWith('/') ? new URL(withQuery(avatar, { domain }), origin).href : avatar;
}
