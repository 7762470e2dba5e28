import { z } from 'zod';

/** How a job is worked, as it travels on the wire. */
export const workLocationOptions = ['onsite', 'hybrid', 'remote', 'remote_local', 'remote_global'] as const;

/** What the apply button of a job offers; see `position_details` in the API reference. */
export const applyStatuses = ['allowed', 'log_in', 'apply', 'link_off', 'closed', 'expired'] as const;

export const place = z.object({
  /** What people read: "Rotterdam, Netherlands". */
  name: z.string().trim().min(1).max(200),
  /** Degrees, WGS 84. Absent where the source does not tell; such a place is not on the map. */
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
});

/**
 * One job as it enters the system, from the demo generator or from an import. `sourceId` identifies it within its
 * employer: taking the same posting twice changes nothing.
 */
export const posting = z.object({
  sourceId: z.string().trim().min(1).max(200),
  /** The number that candidates see; the source's own id when it has none. */
  displayJobId: z.string().trim().min(1).max(100),
  title: z.string().trim().min(1).max(300),
  department: z.string().trim().max(200).nullable(),
  businessUnit: z.string().trim().max(200).nullable(),
  seniority: z.string().trim().max(100).nullable(),
  employmentType: z.string().trim().max(100).nullable(),
  workLocationOption: z.enum(workLocationOptions),
  places: z.array(place).max(200),
  skills: z.array(z.string().trim().min(1).max(100)).max(60),
  /** HTML; sanitised when it is stored. */
  description: z.string().max(200_000),
  pay: z
    .object({
      minimum: z.number(),
      maximum: z.number(),
      currency: z.string().length(3),
      period: z.enum(['hour', 'year']),
    })
    .nullable(),
  postedAt: z.date(),
  /** When it was closed; null while open. */
  closedAt: z.date().nullable(),
  /** Reachable by its address only, never in search. */
  isPrivate: z.boolean(),
  applyStatus: z.enum(applyStatuses),
  /** Where to apply elsewhere, https only; null = on this site. */
  applyUrl: z
    .url({ protocol: /^https$/ })
    .max(2_000)
    .nullable(),
});

export type Posting = z.infer<typeof posting>;
export type Place = z.infer<typeof place>;
export type Pay = NonNullable<Posting['pay']>;
export type WorkLocationOption = (typeof workLocationOptions)[number];
export type ApplyStatus = (typeof applyStatuses)[number];
