import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Offer as WireOffer } from '../../../contract/offers.ts';
import { isInTheMaking } from '../in-the-making.ts';
import { offerIn, type Offer } from '../offer.ts';
import { serverNow } from '../server-clock.ts';
import type { Api } from '../api.ts';
import { recoveryOf } from '../recovery.ts';
import { RequestError } from '../request-error.ts';
import { offersQuery } from './offers.ts';

const soonest = 1_000;
const latest = 60_000;

/**
 * When to ask again for what others are at, in ms: after half the time that it has taken so far, so that a document that was
 * signed just now comes at once, and one that takes days costs a call a minute.
 *
 * @param begun when, by the server's clock: the device's may be hours off
 */
export const nextLook = (begun: number): number =>
  Math.min(Math.max((serverNow() - begun) / 2, soonest), latest);

/** When to ask again for what the server still makes. */
function nextLookAt(offer: Offer | undefined): number | false {
  const begun = offer?.documents.filter(isInTheMaking).map(({ updatedAt }) => updatedAt) ?? [];
  return begun.length > 0 && nextLook(Math.max(...begun));
}

/** Has the list asked for anew where it says otherwise of an offer: it would say so for the rest of the day. */
function correctList(queries: QueryClient, api: Api, { id, offer }: { id: string; offer?: Offer }) {
  const { queryKey } = offersQuery(api);
  const list = queries.getQueryData(queryKey);
  const listed = list?.find((each) => each.id === id);
  if (list && JSON.stringify(listed) !== JSON.stringify(offer)) void queries.invalidateQueries({ queryKey });
}

/** One offer; another tab may have answered it, so that coming back asks again. */
export const offerQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['offer', id],
    queryFn: async ({ signal, client }) => {
      try {
        const offer = offerIn((await api.get('/api/offer/{id}', { in: { id }, signal })).data);
        correctList(client, api, { id, offer });
        return offer;
      } catch (error) {
        if (error instanceof RequestError && error.kind === 'gone') correctList(client, api, { id });
        throw error;
      }
    },
    refetchOnWindowFocus: 'always',
    // who is not let in would not be the next time
    refetchInterval: ({ state }) => (state.error ? recoveryOf(state) : nextLookAt(state.data)),
  });

/** Keeps what a call has answered, and has the list fetched anew (OFFERS-13). */
export async function keepOffer(queries: QueryClient, api: Api, answer: WireOffer): Promise<void> {
  const offer = offerIn(answer);
  const { queryKey } = offerQuery(api, offer.id);
  // an older answer that is under way would undo it
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, offer);
  await queries.invalidateQueries({ queryKey: offersQuery(api).queryKey });
}
