import type { ThemeBackend } from '@portico/theme-builder';
import type { Api } from '../request/api.ts';
import type { Told } from './theme-backend.ts';

/** Rights, locks and who else is there, as the site's own server knows them. */
export const createTeamBackend = (api: Api, told: Told): ThemeBackend['team'] => ({
  rights: async () => (await told(api.get('/api/pcsx/themes/own_rights'))).rights,
  locks: async () => (await told(api.get('/api/pcsx/themes/locks'))).locks,
  changeLock: async (section, locked) =>
    (await told(api.post('/api/pcsx/themes/locks', { section, locked }))).locks,
  stay: async (section) => (await told(api.post('/api/pcsx/themes/presence', { section }))).editors,
  leave: async () => {
    await told(api.delete('/api/pcsx/themes/presence'));
  },
});
