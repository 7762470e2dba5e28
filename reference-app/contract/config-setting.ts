import { z } from 'zod';

/** What people are told of a value: what it does, and where it shows. */
export type SettingText = { description: string; place: string };
/** Of every value that an employer can set; `docs/configuration.md` is made of it. */
export const settingTexts = z.registry<SettingText>();

/** A value that employers set. */
export function setting<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  place: string,
): Schema {
  settingTexts.add(schema, { description, place });
  return schema;
}
/** One that is on or off. */
export const flag = (byDefault: boolean, description: string, place: string) =>
  setting(z.boolean().default(byDefault), description, place);
