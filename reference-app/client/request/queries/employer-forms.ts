import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { minute2 } from './cache-times.ts';

/** Everything below it is asked again once an admin has changed a form. */
export const employerFormsKey = ['employer-forms'] as const;

/** The employer's forms, for its admins. Other admins change them too, and candidates start them. */
export const employerFormsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...employerFormsKey, 'list'],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/admin/forms', { signal })).data.forms,
    staleTime: minute2,
  });

/** One of them with its draft. Asked anew whenever it is opened, and never while it is edited. */
export const employerFormQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...employerFormsKey, 'one', id],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/admin/forms/{id}', { in: { id }, signal })).data,
    staleTime: Infinity,
  });
