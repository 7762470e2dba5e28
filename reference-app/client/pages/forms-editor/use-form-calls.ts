import { useQueryClient } from '@tanstack/react-query';
import type { EmployerForm } from '../../../contract/employer-forms.ts';
import { useAuth } from '../../app/auth.ts';
import { requestMessage } from '../../app/request-message.ts';
import { asKnownUser } from '../../request/known-user.ts';
import { employerFormQuery, employerFormsQuery } from '../../request/queries/employer-forms.ts';
import { RequestError } from '../../request/request-error.ts';
import { useSite } from '../../site/site.tsx';

export type TitleAndDescription = { title: string; description: string };

/** What admins do with whole forms. Each call is answered with the form, which every list and page of it then shows. */
export function useFormCalls() {
  const { api, boot } = useSite();
  const queries = useQueryClient();
  const send = async (call: (headers: Record<string, string>) => Promise<{ data: EmployerForm }>) => {
    const { data } = await asKnownUser(boot, call);
    // only for the page that shows it: whoever opens the form later begins with what stands by then
    queries.setQueryData(employerFormQuery(api, data.id).queryKey, (before) => before && data);
    await queries.invalidateQueries({ queryKey: employerFormsQuery(api).queryKey });
    return data;
  };
  return {
    create: (form: TitleAndDescription & { key: string; copyOf?: number | undefined }) =>
      send((headers) => api.post('/api/pcsx/admin/forms', form, { headers })),
    rename: (id: number, form: TitleAndDescription) =>
      send((headers) => api.put('/api/pcsx/admin/forms/{id}/title', form, { in: { id }, headers })),
    publish: (id: number, revision: number) =>
      send((headers) =>
        api.post('/api/pcsx/admin/forms/{id}/publish', { revision }, { in: { id }, headers }),
      ),
    retire: (id: number) =>
      send((headers) => api.post('/api/pcsx/admin/forms/{id}/retire', {}, { in: { id }, headers })),
    restore: (id: number) =>
      send((headers) => api.post('/api/pcsx/admin/forms/{id}/restore', {}, { in: { id }, headers })),
  };
}

/** Says why a call failed; whoever is logged in no more is also asked to log in. */
export function useWhyFailed(): (error: unknown) => string {
  const { t } = useSite();
  const { openLogin } = useAuth();
  return (error) => {
    if (error instanceof RequestError && error.kind === 'login') openLogin({ isSessionOver: true });
    return requestMessage(error, t);
  };
}
