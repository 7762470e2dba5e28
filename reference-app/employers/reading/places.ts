import { z } from 'zod';
import { countries } from '../generator/countries.ts';
import type { PlaceParts } from '../generator/parts.ts';
import { checkData, readYaml } from './data-file.ts';

const countryByName = new Map(countries.map((country) => [country.name, country]));

const places = z
  .array(
    z.strictObject({
      city: z.string(),
      state: z.string().optional(),
      /** Of generator/countries.ts. */
      country: z.enum([...countryByName.keys()]),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      pay: z.number().positive().optional(),
      weight: z.number().positive().optional(),
      /** Kind of site → names of the sites. */
      sites: z.record(z.string(), z.array(z.string()).min(1)),
    }),
  )
  .min(1);

/** Reads where an employer is. @param file below `employers` */
export function readPlaces(file: string): PlaceParts[] {
  return checkData(file, places, readYaml(file)).map(({ city, state, country: countryName, ...place }) => {
    const country = countryByName.get(countryName);
    if (!country) throw new Error(`There is no country ${countryName} in generator/countries.ts.`);
    const name = [city, state, country.name].filter((part) => part !== undefined).join(', ');
    return { ...place, name, city, country };
  });
}
