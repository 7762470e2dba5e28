import type { Place, Posting } from '../../reference-app/contract/posting.ts';

let built = 0;

/** A posting that states only what matters; what is left out is plausible and its own. */
export function aPosting(stated: Partial<Posting> = {}): Posting {
  built += 1;
  return {
    sourceId: `source-${built}`,
    displayJobId: `JR-${built}`,
    title: `Position ${built}`,
    department: 'Wards',
    businessUnit: 'Hospitals',
    seniority: 'Mid level',
    employmentType: 'Full time',
    workLocationOption: 'onsite',
    places: [places.rotterdam],
    skills: ['Teamwork'],
    description: '<p>Works with people.</p>',
    pay: null,
    postedAt: new Date('2026-01-15T08:00:00Z'),
    closedAt: null,
    isPrivate: false,
    applyStatus: 'allowed',
    applyUrl: null,
    ...stated,
  };
}

export const places = {
  rotterdam: { name: 'Rotterdam, Netherlands', latitude: 51.9244, longitude: 4.4777 },
  delft: { name: 'Delft, Netherlands', latitude: 52.0116, longitude: 4.3571 },
  zurich: { name: 'Zürich, Switzerland', latitude: 47.3769, longitude: 8.5417 },
  newYork: { name: 'New York, NY, United States', latitude: 40.7128, longitude: -74.006 },
  suva: { name: 'Suva, Fiji', latitude: -18.1248, longitude: 178.4501 },
  anywhere: { name: 'Somewhere' },
} satisfies Record<string, Place>;
