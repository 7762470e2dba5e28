import * as land from '../generator/countries.ts';
import type { PlaceParts } from '../generator/parts.ts';

type Sites = PlaceParts['sites'];
type Extra = Pick<PlaceParts, 'pay' | 'weight'>;

function unitedStates(
  [city, state]: [string, string],
  [latitude, longitude]: [number, number],
  sites: Sites,
  extra: Extra = {},
): PlaceParts {
  return {
    name: `${city}, ${state}, United States`,
    city,
    latitude,
    longitude,
    country: land.unitedStates,
    sites,
    ...extra,
  };
}

function abroad(
  [city, country]: [string, PlaceParts['country']],
  [latitude, longitude]: [number, number],
  sites: Sites,
  extra: Extra = {},
): PlaceParts {
  return { name: `${city}, ${country.name}`, city, latitude, longitude, country, sites, ...extra };
}

/** City centers, WGS 84, to four digits (about ten meters). */
export const places: readonly PlaceParts[] = [
  unitedStates(
    ['Boston', 'MA'],
    [42.3601, -71.0589],
    {
      hospital: ['Meridian Harbor Hospital', 'Meridian Fenway Children’s'],
      clinic: ['Meridian Dorchester Clinic', 'Meridian Back Bay Clinic'],
      office: ['Meridian House'],
      lab: ['the Meridian Research Institute'],
    },
    { pay: 1.15, weight: 6 },
  ),
  unitedStates(
    ['Worcester', 'MA'],
    [42.2626, -71.8023],
    { hospital: ['Meridian Worcester Hospital'], clinic: ['Meridian Shrewsbury Street Clinic'] },
    { pay: 1.05, weight: 2 },
  ),
  unitedStates(
    ['Providence', 'RI'],
    [41.824, -71.4128],
    { hospital: ['Meridian Narragansett Hospital'], clinic: ['Meridian Hope Street Clinic'] },
    { pay: 1.03, weight: 2 },
  ),
  unitedStates(
    ['Hartford', 'CT'],
    [41.7658, -72.6734],
    {
      hospital: ['Meridian Asylum Hill Hospital'],
      clinic: ['Meridian West End Clinic'],
      office: ['Meridian Constitution Plaza'],
    },
    { pay: 1.05, weight: 2 },
  ),
  unitedStates(
    ['New York', 'NY'],
    [40.7128, -74.006],
    {
      hospital: ['Meridian East River Hospital'],
      clinic: ['Meridian Astoria Clinic', 'Meridian Sunset Park Clinic'],
      office: ['Meridian Digital, Flatiron'],
    },
    { pay: 1.2, weight: 5 },
  ),
  unitedStates(
    ['Albany', 'NY'],
    [42.6526, -73.7562],
    { hospital: ['Meridian Capital Hospital'], clinic: ['Meridian Delmar Clinic'] },
    { weight: 1.5 },
  ),
  unitedStates(
    ['Philadelphia', 'PA'],
    [39.9526, -75.1652],
    {
      hospital: ['Meridian Schuylkill Hospital'],
      clinic: ['Meridian Fishtown Clinic'],
      lab: ['the Meridian Vaccine Center'],
    },
    { pay: 1.05, weight: 4 },
  ),
  unitedStates(
    ['Pittsburgh', 'PA'],
    [40.4406, -79.9959],
    { hospital: ['Meridian Allegheny Hospital'], clinic: ['Meridian Squirrel Hill Clinic'] },
    { weight: 2 },
  ),
  unitedStates(
    ['Baltimore', 'MD'],
    [39.2904, -76.6122],
    {
      hospital: ['Meridian Chesapeake Hospital'],
      clinic: ['Meridian Hampden Clinic'],
      lab: ['the Meridian Chesapeake Laboratories'],
    },
    { pay: 1.05, weight: 3 },
  ),
  unitedStates(
    ['Charlotte', 'NC'],
    [35.2271, -80.8431],
    {
      hospital: ['Meridian Catawba Hospital'],
      clinic: ['Meridian Plaza Midwood Clinic'],
      office: ['the Meridian Service Center'],
    },
    { weight: 3 },
  ),
  unitedStates(
    ['Atlanta', 'GA'],
    [33.749, -84.388],
    { hospital: ['Meridian Peachtree Hospital'], clinic: ['Meridian Decatur Clinic'] },
    { weight: 3 },
  ),
  unitedStates(
    ['Nashville', 'TN'],
    [36.1627, -86.7816],
    {
      hospital: ['Meridian Cumberland Hospital'],
      clinic: ['Meridian East Nashville Clinic'],
      office: ['Meridian Revenue Services'],
    },
    { weight: 3 },
  ),
  unitedStates(
    ['Tampa', 'FL'],
    [27.9506, -82.4572],
    { hospital: ['Meridian Bayshore Hospital'], clinic: ['Meridian Ybor City Clinic'] },
    { weight: 2 },
  ),
  unitedStates(
    ['Cleveland', 'OH'],
    [41.4993, -81.6944],
    {
      hospital: ['Meridian Lakeshore Hospital'],
      clinic: ['Meridian Ohio City Clinic'],
      lab: ['the Meridian Core Laboratory'],
    },
    { weight: 3 },
  ),
  unitedStates(
    ['Detroit', 'MI'],
    [42.3314, -83.0458],
    { hospital: ['Meridian Corktown Hospital'], clinic: ['Meridian Dearborn Clinic'] },
    { weight: 2 },
  ),
  unitedStates(
    ['Chicago', 'IL'],
    [41.8781, -87.6298],
    {
      hospital: ['Meridian Prairie Hospital'],
      clinic: ['Meridian Pilsen Clinic', 'Meridian Uptown Clinic'],
      office: ['Meridian West Loop'],
    },
    { pay: 1.07, weight: 4 },
  ),
  unitedStates(
    ['Milwaukee', 'WI'],
    [43.0389, -87.9065],
    { hospital: ['Meridian Third Ward Hospital'], clinic: ['Meridian Bay View Clinic'] },
    { weight: 2 },
  ),
  unitedStates(
    ['Minneapolis', 'MN'],
    [44.9778, -93.265],
    {
      hospital: ['Meridian Mill City Hospital'],
      clinic: ['Meridian Uptown Lakes Clinic'],
      lab: ['the Meridian Device Trials Center'],
    },
    { pay: 1.04, weight: 3 },
  ),
  unitedStates(
    ['St. Louis', 'MO'],
    [38.627, -90.1994],
    { hospital: ['Meridian Gateway Hospital'], clinic: ['Meridian Tower Grove Clinic'] },
    { weight: 2 },
  ),
  unitedStates(
    ['Houston', 'TX'],
    [29.7604, -95.3698],
    {
      hospital: ['Meridian Bayou Hospital'],
      clinic: ['Meridian Heights Clinic'],
      lab: ['the Meridian Gulf Research Center'],
    },
    { weight: 4 },
  ),
  unitedStates(
    ['San Antonio', 'TX'],
    [29.4241, -98.4936],
    { hospital: ['Meridian Mission Hospital'], clinic: ['Meridian Southtown Clinic'] },
    { weight: 2 },
  ),
  unitedStates(
    ['Denver', 'CO'],
    [39.7392, -104.9903],
    {
      hospital: ['Meridian Front Range Hospital'],
      clinic: ['Meridian Highlands Clinic'],
      office: ['Meridian Union Station'],
    },
    { pay: 1.05, weight: 3 },
  ),
  unitedStates(
    ['Phoenix', 'AZ'],
    [33.4484, -112.074],
    { hospital: ['Meridian Camelback Hospital'], clinic: ['Meridian Tempe Clinic'] },
    { weight: 3 },
  ),
  unitedStates(
    ['Salt Lake City', 'UT'],
    [40.7608, -111.891],
    { hospital: ['Meridian Wasatch Hospital'], clinic: ['Meridian Sugar House Clinic'] },
    { weight: 2 },
  ),
  unitedStates(
    ['Seattle', 'WA'],
    [47.6062, -122.3321],
    {
      hospital: ['Meridian Elliott Bay Hospital'],
      clinic: ['Meridian Ballard Clinic'],
      office: ['Meridian Digital, Pioneer Square'],
    },
    { pay: 1.15, weight: 3 },
  ),
  unitedStates(
    ['Portland', 'OR'],
    [45.5152, -122.6784],
    { hospital: ['Meridian Willamette Hospital'], clinic: ['Meridian Alberta Clinic'] },
    { pay: 1.06, weight: 2 },
  ),
  unitedStates(
    ['Sacramento', 'CA'],
    [38.5816, -121.4944],
    { hospital: ['Meridian Delta Hospital'], clinic: ['Meridian Oak Park Clinic'] },
    { pay: 1.18, weight: 2 },
  ),
  abroad(
    ['Toronto', land.canada],
    [43.6532, -79.3832],
    {
      hospital: ['Meridian Don Valley Hospital'],
      clinic: ['Meridian Leslieville Clinic'],
      office: ['Meridian King Street'],
    },
    { weight: 3 },
  ),
  abroad(
    ['Halifax', land.canada],
    [44.6488, -63.5752],
    { clinic: ['Meridian Citadel Clinic'], hospital: ['Meridian Atlantic Hospital'] },
    { weight: 1 },
  ),
  abroad(
    ['Vancouver', land.canada],
    [49.2827, -123.1207],
    { clinic: ['Meridian Kitsilano Clinic'], lab: ['the Meridian Pacific Laboratory'] },
    { pay: 1.05, weight: 1.5 },
  ),
  abroad(
    ['Mexico City', land.mexico],
    [19.4326, -99.1332],
    { hospital: ['Hospital Meridian Roma'], clinic: ['Meridian Coyoacán'], office: ['Meridian Reforma'] },
    { weight: 2 },
  ),
  abroad(
    ['London', land.unitedKingdom],
    [51.5072, -0.1276],
    {
      hospital: ['The Meridian Hospital, Southwark'],
      clinic: ['Meridian Hackney Clinic'],
      office: ['Meridian Bankside'],
    },
    { pay: 1.12, weight: 4 },
  ),
  abroad(
    ['Manchester', land.unitedKingdom],
    [53.4808, -2.2426],
    { clinic: ['Meridian Ancoats Clinic'], lab: ['the Meridian Northern Laboratory'] },
    { weight: 2 },
  ),
  abroad(
    ['Edinburgh', land.unitedKingdom],
    [55.9533, -3.1883],
    { clinic: ['Meridian Leith Clinic'], lab: ['the Meridian Trials Unit'] },
    { weight: 1.5 },
  ),
  abroad(
    ['Dublin', land.ireland],
    [53.3498, -6.2603],
    { hospital: ['Meridian Liffey Hospital'], office: ['Meridian Grand Canal Dock'] },
    { weight: 2 },
  ),
  abroad(
    ['Rotterdam', land.netherlands],
    [51.9244, 4.4777],
    { clinic: ['Meridian Kralingen'], lab: ['the Meridian Delta Laboratory'] },
    { weight: 1.5 },
  ),
  abroad(
    ['Hamburg', land.germany],
    [53.5511, 9.9937],
    { hospital: ['Meridian Klinik Altona'], clinic: ['Meridian Eppendorf'] },
    { weight: 2 },
  ),
  abroad(
    ['Lyon', land.france],
    [45.764, 4.8357],
    { clinic: ['Meridian Confluence'], lab: ['the Meridian Gerland Laboratory'] },
    { weight: 1.5 },
  ),
  abroad(
    ['Lisbon', land.portugal],
    [38.7223, -9.1393],
    {
      hospital: ['Hospital Meridian Belém'],
      clinic: ['Meridian Alvalade'],
      office: ['Meridian Parque das Nações'],
    },
    { weight: 2 },
  ),
  abroad(
    ['Kraków', land.poland],
    [50.0647, 19.945],
    { office: ['the Meridian Technology Center'], lab: ['the Meridian Data Sciences Center'] },
    { weight: 2 },
  ),
  abroad(
    ['Bengaluru', land.india],
    [12.9716, 77.5946],
    { hospital: ['Meridian Jayanagar Hospital'], office: ['Meridian Digital, Indiranagar'] },
    { weight: 4 },
  ),
  abroad(
    ['Hyderabad', land.india],
    [17.385, 78.4867],
    { hospital: ['Meridian Banjara Hospital'], office: ['the Meridian Operations Center'] },
    { pay: 0.95, weight: 2 },
  ),
  abroad(
    ['Singapore', land.singapore],
    [1.3521, 103.8198],
    {
      hospital: ['Meridian Novena Hospital'],
      clinic: ['Meridian Tiong Bahru'],
      lab: ['the Meridian Biopolis Laboratory'],
    },
    { weight: 2 },
  ),
  abroad(
    ['Manila', land.philippines],
    [14.5995, 120.9842],
    { hospital: ['Meridian Ermita Medical Center'], office: ['the Meridian Care Contact Center'] },
    { weight: 3 },
  ),
  abroad(
    ['Dubai', land.emirates],
    [25.2048, 55.2708],
    { hospital: ['Meridian Creek Hospital'], clinic: ['Meridian Jumeirah'] },
    { weight: 2 },
  ),
  abroad(
    ['Tokyo', land.japan],
    [35.6762, 139.6503],
    { clinic: ['Meridian Minato Clinic'], lab: ['the Meridian Shinagawa Laboratory'] },
    { weight: 1 },
  ),
  abroad(
    ['São Paulo', land.brazil],
    [-23.5505, -46.6333],
    { hospital: ['Hospital Meridian Pinheiros'], clinic: ['Meridian Vila Mariana'] },
    { weight: 2.5 },
  ),
  abroad(
    ['Bogotá', land.colombia],
    [4.711, -74.0721],
    { hospital: ['Hospital Meridian Chapinero'], office: ['Meridian Usaquén'] },
    { weight: 2 },
  ),
  abroad(
    ['Santiago', land.chile],
    [-33.4489, -70.6693],
    { clinic: ['Meridian Providencia'], hospital: ['Clínica Meridian Ñuñoa'] },
    { weight: 1.5 },
  ),
  abroad(
    ['Nairobi', land.kenya],
    [-1.2921, 36.8219],
    { hospital: ['Meridian Karura Hospital'], lab: ['the Meridian Field Research Station'] },
    { weight: 2 },
  ),
  abroad(
    ['Cape Town', land.southAfrica],
    [-33.9249, 18.4241],
    { hospital: ['Meridian Observatory Hospital'], clinic: ['Meridian Woodstock Clinic'] },
    { weight: 1.5 },
  ),
  abroad(
    ['Melbourne', land.australia],
    [-37.8136, 144.9631],
    { hospital: ['Meridian Yarra Hospital'], clinic: ['Meridian Brunswick Clinic'] },
    { weight: 2 },
  ),
  abroad(
    ['Auckland', land.newZealand],
    [-36.8509, 174.7645],
    { clinic: ['Meridian Ponsonby Clinic'], hospital: ['Meridian Waitematā Hospital'] },
    { weight: 1.5 },
  ),
];
