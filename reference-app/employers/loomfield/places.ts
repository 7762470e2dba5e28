import { unitedStates } from '../generator/countries.ts';
import type { PlaceParts } from '../generator/parts.ts';

type Kind = 'market' | 'kitchen' | 'warehouse' | 'office';

function place(
  [city, state]: [string, string],
  [latitude, longitude]: [number, number],
  sites: { [kind in Kind]?: readonly string[] },
  { weight = 1, pay = 1 }: { weight?: number; pay?: number } = {},
): PlaceParts {
  return {
    name: `${city}, ${state}, United States`,
    city,
    latitude,
    longitude,
    country: unitedStates,
    // An absent kind and an empty list mean the same here; the record wants values.
    sites: Object.fromEntries(Object.entries(sites).map(([kind, names]) => [kind, names ?? []])),
    weight,
    pay,
  };
}

/** City centers, WGS 84. */
export const places: readonly PlaceParts[] = [
  place(
    ['Portland', 'ME'],
    [43.6591, -70.2568],
    {
      market: ['the Old Port market', 'the Deering market'],
      office: ['head office, above the Old Port market'],
      kitchen: ['the Loomfield Kitchen'],
    },
    { weight: 5, pay: 1.03 },
  ),
  place(
    ['South Portland', 'ME'],
    [43.6415, -70.2409],
    { market: ['the Mill Creek market'], warehouse: ['the Rigby warehouse'] },
    { weight: 4 },
  ),
  place(['Brunswick', 'ME'], [43.9145, -69.9653], { market: ['the Maine Street market'] }),
  place(['Bangor', 'ME'], [44.8016, -68.7712], { market: ['the Kenduskeag market'] }, { weight: 2 }),
  place(
    ['Portsmouth', 'NH'],
    [43.0718, -70.7626],
    { market: ['the Islington Street market'] },
    { weight: 2 },
  ),
  place(['Manchester', 'NH'], [42.9956, -71.4548], { market: ['the Millyard market'] }, { weight: 2 }),
  place(['Concord', 'NH'], [43.2081, -71.5376], { market: ['the Eagle Square market'] }),
  place(
    ['Burlington', 'VT'],
    [44.4759, -73.2121],
    { market: ['the Lake Street market', 'the Old North End market'] },
    { weight: 3, pay: 1.03 },
  ),
  place(['Montpelier', 'VT'], [44.2601, -72.5754], { market: ['the Langdon Street market'] }),
  place(['Brattleboro', 'VT'], [42.8509, -72.5579], { market: ['the Flat Street market'] }),
  place(
    ['Cambridge', 'MA'],
    [42.3736, -71.1097],
    {
      market: ['the Inman Square market', 'the Huron Village market'],
      office: ['the digital studio in Kendall Square'],
    },
    { weight: 4, pay: 1.15 },
  ),
  place(
    ['Somerville', 'MA'],
    [42.3876, -71.0995],
    { market: ['the Union Square market'] },
    { weight: 3, pay: 1.13 },
  ),
  place(
    ['Salem', 'MA'],
    [42.5195, -70.8967],
    { market: ['the Derby Wharf market'] },
    { weight: 2, pay: 1.07 },
  ),
  place(
    ['Worcester', 'MA'],
    [42.2626, -71.8023],
    {
      market: ['the Canal District market'],
      warehouse: ['the Blackstone warehouse'],
      kitchen: ['the Blackstone bakery'],
    },
    { weight: 4, pay: 1.04 },
  ),
  place(['Northampton', 'MA'], [42.3251, -72.6412], { market: ['the Thornes market'] }, { weight: 2 }),
  place(['New Bedford', 'MA'], [41.6362, -70.9342], { market: ['the Whaling City market'] }),
  place(
    ['Providence', 'RI'],
    [41.824, -71.4128],
    { market: ['the Wickenden market', 'the Broadway market'] },
    { weight: 3, pay: 1.03 },
  ),
  place(['Newport', 'RI'], [41.4901, -71.3128], { market: ['the Thames Street market'] }),
  place(
    ['New Haven', 'CT'],
    [41.3083, -72.9279],
    { market: ['the State Street market'] },
    { weight: 2, pay: 1.05 },
  ),
  place(['Hudson', 'NY'], [42.2529, -73.7907], { market: ['the Warren Street market'] }),
  place(['Saratoga Springs', 'NY'], [43.0831, -73.7846], { market: ['the Broadway market, Saratoga'] }),
  place(['Ithaca', 'NY'], [42.444, -76.5019], { market: ['the Inlet market'] }),
];
