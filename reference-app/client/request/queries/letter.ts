import { queryOptions } from '@tanstack/react-query';
import type { OfferDocument } from '../offer.ts';
import type { Api } from '../api.ts';
import { getFile } from '../get-file.ts';

/** The PDF of a document as it is now. */
export function letterQuery(domain: string, offerId: string, document: OfferDocument) {
  const { id, status, updatedAt } = document;
  return queryOptions({
    queryKey: ['letter', offerId, id, status, updatedAt],
    queryFn: ({ signal }) =>
      getFile(`/api/offer/${encodeURIComponent(offerId)}/${id}/content`, { parameters: { domain }, signal }),
    staleTime: Infinity,
  });
}

/** The full name that a signature has to be, from the profile (LETTER-06). */
export const profileNameQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profile-name'],
    queryFn: async ({ signal }) =>
      (await api.get('/api/pcsx/profile_details', { signal })).data.profile?.fullName ?? '',
    // whoever is told that it is another one goes to the profile and puts it right
    refetchOnWindowFocus: 'always',
  });
