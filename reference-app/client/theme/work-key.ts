import type { Boot } from '../../contract/boot.ts';

/** Under which the theme builder keeps what is not saved: by account, since two people may share a name and a tab. */
export const workKeyOf = ({ domain, user }: Boot): string => `${domain} ${user?.encId ?? ''}`;
