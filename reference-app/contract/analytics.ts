import { z } from 'zod';
import { call } from './call.ts';
import { employerQuery } from './envelope.ts';

/** Characters of what comes with an event, as JSON. */
export const maximumEventData = 8_000;

// what PostgreSQL keeps in no JSON: NUL and half a character, as JSON writes them
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;
const isBounded = (value: unknown) => JSON.stringify(value).length <= maximumEventData;
const isStorable = (value: unknown) => !unstorable.test(JSON.stringify(value));

/** As JSON, or JSON in a text. */
const eventData = z
  .union([z.string(), z.record(z.string(), z.unknown()), z.array(z.unknown())])
  .refine(isBounded, `Send at most ${maximumEventData} characters.`)
  .refine(isStorable, 'Send text without NUL and half characters.');
/** Such as `careers_view`. */
const eventName = z.string().regex(/^[\w.:-]{1,80}$/, 'Send 1 to 80 letters, digits and _ . : -');

const pageEvent = z.object({
  namespace: eventName,
  event: eventName,
  data_json: eventData.optional(),
  metrics_to_push: eventData.optional(),
});

export const analyticsCalls = {
  log: call({
    method: 'POST',
    path: '/vslog',
    summary: 'Note what happens on a page',
    description:
      'For beacons: answered before anything is written, and events may be lost when the server is killed, when its database is away, or when more come than it can write. Who was on the page is not kept, only whether somebody was logged in.',
    isBeacon: true,
    query: employerQuery.extend({
      /** The job that the page is about. */
      pid: z.string().max(200).optional(),
    }),
    body: pageEvent.extend({ domain: z.string().max(253).optional() }),
    data: z.object({}),
  }),
};
