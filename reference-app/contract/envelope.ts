import { z } from 'zod';

/** What every successful `/api/*` answer wears around its `data`. */
export function envelopeOf<Data extends z.ZodType, Metadata extends z.ZodType = z.ZodNull>(
  data: Data,
  metadata?: Metadata,
) {
  return z.object({
    status: z.number().int(),
    error: z.object({ message: z.string(), body: z.string() }),
    data,
    metadata: (metadata ?? z.null()) as Metadata,
  });
}

/** A refusal: the message stands at the top as well, where clients of either habit find it. */
export const failureEnvelope = z.object({
  status: z.number().int(),
  message: z.string(),
  error: z.object({ message: z.string(), body: z.string() }),
  /** Empty, except where a refusal has something to compare with (a stale theme draft). */
  data: z.record(z.string(), z.unknown()),
  metadata: z.null(),
  /** By field name; list rows as `list.0.name`. */
  validationErrors: z.record(z.string(), z.string()).optional(),
});

export type Envelope<Data, Metadata = null> = {
  status: number;
  error: { message: string; body: string };
  data: Data;
  metadata: Metadata;
};
export type FailureEnvelope = z.infer<typeof failureEnvelope>;

/** Every call may name its employer; without one the first is meant. */
export const employerQuery = z.object({ domain: z.string().max(253).optional() });
