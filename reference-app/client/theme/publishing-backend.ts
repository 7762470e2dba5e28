import type { ThemeBackend } from '@portico/theme-builder';
import type { Api } from '../request/api.ts';
import type { Told } from './theme-backend.ts';

const ifMatch = (state: number) => ({ headers: { 'If-Match': `"${state}"` } });

/** History, preview links and schedule, as the site's own server keeps them. */
export const createPublishingBackend = (api: Api, told: Told): ThemeBackend['publishing'] => ({
  versions: async () => (await told(api.get('/api/pcsx/themes/versions'))).versions,
  document: async (version) =>
    (await told(api.get('/api/pcsx/themes/versions/{version}', { in: { version } }))).document,
  restore: (version, published) =>
    told(api.post('/api/pcsx/themes/restore', { version }, ifMatch(published))),
  links: async () => (await told(api.get('/api/pcsx/themes/previews'))).previews,
  giveLink: (link) => told(api.post('/api/pcsx/themes/previews', link)),
  takeLinkBack: async (id) =>
    (await told(api.delete('/api/pcsx/themes/previews/{id}', { in: { id } }))).previews,
  schedule: async () => (await told(api.get('/api/pcsx/themes/schedule'))).schedule,
  scheduleDraft: async ({ publishAt, note }, revision) => {
    const body = { publishAt: publishAt.toISOString(), note };
    return (await told(api.put('/api/pcsx/themes/schedule', body, ifMatch(revision)))).schedule;
  },
  cancelSchedule: async () => {
    await told(api.delete('/api/pcsx/themes/schedule'));
  },
});
