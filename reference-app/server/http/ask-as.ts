import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callFor, ownCallHeaders } from './own-calls.ts';

/** Asks a call of this site and answers with its `data`; undefined when it was refused. */
export type Ask = (
  path: `/api/${string}`,
  parameters?: Readonly<Record<string, string | readonly string[]>>,
) => Promise<unknown>;

/** Asks calls as whoever sent a request, or as a visitor: with their rights, and no others. */
export function askAs(app: FastifyInstance, request: FastifyRequest, who: 'sender' | 'visitor'): Ask {
  return async (path, parameters = {}) => {
    const query = new URLSearchParams({ domain: request.employer?.domain ?? '' });
    for (const [name, value] of Object.entries(parameters))
      for (const one of [value].flat()) query.append(name, one);
    const answer = await callFor(undefined, () =>
      app.inject({
        method: 'GET',
        url: `${path}?${query.toString()}`,
        headers: {
          ...ownCallHeaders,
          host: new URL(request.siteOrigin).host,
          ...(who === 'sender' && { cookie: request.headers.cookie ?? '' }),
        },
        remoteAddress: request.ip,
      }),
    );
    if (answer.statusCode !== 200) return undefined;
    return answer.json<{ data: unknown }>().data;
  };
}
