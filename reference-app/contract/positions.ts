import type { SanitizedHtml } from '@portico/core/html';
import { z } from 'zod';
import { call } from './call.ts';
import { employerQuery } from './envelope.ts';
import { pcsxConfig } from './pcsx-config.ts';
import { applyStatuses, place, posting, workLocationOptions } from './posting.ts';

/** One row of a search. */
export const positionRow = z.object({
  id: z.number().int(),
  displayJobId: z.string(),
  name: z.string(),
  locations: z.array(z.string()),
  standardizedLocations: z.array(z.string()),
  /** Seconds since 1970. */
  postedTs: z.number().int(),
  creationTs: z.number().int(),
  department: z.string().nullable(),
  workLocationOption: z.enum(workLocationOptions),
  locationFlexibility: z.string().nullable(),
  isHot: z.boolean(),
  stars: z.number().nullable(),
  atsJobId: z.string(),
  positionUrl: z.string(),
});

// our server sanitises what it stores
const sanitizedHtml = z.string() as unknown as z.ZodType<SanitizedHtml, string>;

const positionQuery = employerQuery.extend({
  /** `123-nurse` means 123. */
  position_id: z.string().max(200),
});

const positionDetailsQuery = positionQuery.extend({
  hl: z.string().max(35).optional(),
  queried_location: z.string().max(300).optional(),
});

const customText = z.array(z.string());

const positionDetails = positionRow.extend({
  /** The places in one line. */
  location: z.string(),
  jobDescription: sanitizedHtml,
  /** Absolute. */
  publicUrl: z.string(),
  jdHighlight: z.array(z.string()),
  efcustomTextBusinessUnit: customText,
  efcustomTextSeniority: customText,
  efcustomTextEmploymentType: customText,
  efcustomTextSkills: customText,
  positionExtraDetails: z.object({
    videos: z.array(z.string()),
    blogs: z.array(z.string()),
    perks: z.array(z.string()),
    customContent: z.array(z.object({ title: z.string(), body: z.string() })),
  }),
  positionUserActions: z.object({
    isSaved: z.boolean(),
    /** Seconds since 1970: when whoever asks has applied; null also for visitors. */
    appliedTs: z.number().int().nullable(),
    applyAction: z.object({ status: z.enum(applyStatuses), applyUrl: z.string().nullable() }),
  }),
  isPrivate: z.boolean(),
  /** Seconds since 1970; null while open. */
  closedTs: z.number().int().nullable(),
  pay: posting.shape.pay,
  places: z.array(place),
});

const positionDetailsMetadata = z.object({
  /** The posting is gone; `data` is what it was. */
  isFallback: z.boolean(),
});

export type PositionRow = z.infer<typeof positionRow>;
export type PositionDetails = z.infer<typeof positionDetails>;
export type PositionDetailsMetadata = z.infer<typeof positionDetailsMetadata>;

export const positionCalls = {
  details: call({
    method: 'GET',
    path: '/api/pcsx/position_details',
    summary: 'One job',
    description:
      'Private jobs are answered too, to whoever knows their number. A closed job is answered with `metadata.isFallback`.',
    query: positionDetailsQuery,
    data: positionDetails,
    metadata: positionDetailsMetadata,
    refusals: { 404: 'Position not found' },
  }),
  overrides: call({
    method: 'GET',
    path: '/api/pcsx/overrides',
    summary: 'How the pages of one job are configured',
    description:
      'The employer’s configuration with the overrides of this job: a broken value falls back to the employer’s, and is told in the log. Without the employer’s own HTML, which every page carries.',
    query: positionQuery,
    data: z.object({ pcsxConfig }),
    refusals: { 404: 'Position not found' },
  }),
};
