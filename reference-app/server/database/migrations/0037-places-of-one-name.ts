import type { Migration } from '../migrate.ts';

/** Places of one name may be several, and one that was corrected is another. */
export const placesOfOneName: Migration = {
  version: 37,
  name: 'places of one name',
  statements: `
alter table facet_value drop constraint facet_value_group_id_facet_value_key;
alter table facet_value add unique nulls not distinct (group_id, facet, value, latitude, longitude);
`,
};
