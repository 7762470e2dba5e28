import type { Migration } from '../migrate.ts';

/** What was signed elsewhere before the expiry counts, though the word of it comes after. */
export const expiredOffers: Migration = {
  version: 14,
  name: 'expired-offers',
  statements: `
alter table offer add column expired_from text;
`,
};
