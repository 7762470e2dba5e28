import * as z from 'zod/mini';
import { callable } from '../../item/item.ts';

/** The options of its items. */
export const skillSelectorOptions = {
  skillSelectorOptions: z.strictObject({
    /** How many suggestions are in view at first. @default 10 */
    showMoreThreshold: z.optional(z.int().check(z.gte(1))),
    /** Finds skills by what is typed. */
    searchCall: z.optional(callable<(query: string, signal: AbortSignal) => Promise<readonly string[]>>()),
    suggestedSkills: z.optional(z.array(z.string())),
    /** Above the suggestions. */
    header: z.optional(z.string()),
  }),
};
/** The options of its items. */
export type SkillSelectorOptions = typeof skillSelectorOptions;
