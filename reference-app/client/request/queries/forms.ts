import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { minute2 } from './cache-times.ts';

/** Everything below it is asked again once a form was saved. */
export const formsKey = ['forms'] as const;

/** The candidate's forms, the most pressing first, with the tabs that there are. @param tab undefined = in whichever tab */
export const formsQuery = (api: Api, tab: string | undefined) =>
  queryOptions({
    queryKey: [...formsKey, 'list', tab ?? null],
    queryFn: async ({ signal }) => {
      const parameters = { tab_id: tab, include_tab_list: 'true' };
      return (await api.get('/api/pcsx/forms_list', { parameters, signal })).data;
    },
    staleTime: minute2,
  });

/** One of the candidate's forms with what is filled in. Asked anew whenever it is opened, and never while it is filled in. */
export const formQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...formsKey, 'one', id],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/forms/{id}', { in: { id }, signal })).data,
    staleTime: Infinity,
  });
