import type { ThemeBackend } from '@portico/theme-builder';
import type { BootUser } from '../../contract/boot.ts';
import type { ThemeBuilders } from '../../contract/theme-teams.ts';
import type { Api } from '../request/api.ts';
import type { Told } from './theme-backend.ts';

type Team = ThemeBackend['team'];

/** What everybody may do, as the site's own server keeps it; only admins are told, and only they change it. */
function createRightsBackend(api: Api, told: Told, oneself: BootUser): NonNullable<Team['othersRights']> {
  const seen = (builder: ThemeBuilders['builders'][number]) => ({
    ...builder,
    isOneself: builder.encId === oneself.encId,
  });
  return {
    list: async () => (await told(api.get('/api/pcsx/themes/rights'))).builders.map(seen),
    give: async (encId, rights) =>
      seen(await told(api.put('/api/pcsx/themes/rights', { encId, rights: [...rights] }))),
  };
}

/** Rights, locks and who else is there, as the site's own server knows them. */
export const createTeamBackend = (api: Api, told: Told, user: BootUser | null): Team => ({
  rights: async () => (await told(api.get('/api/pcsx/themes/own_rights'))).rights,
  locks: async () => (await told(api.get('/api/pcsx/themes/locks'))).locks,
  changeLock: async (section, locked) =>
    (await told(api.post('/api/pcsx/themes/locks', { section, locked }))).locks,
  stay: async (section) => (await told(api.post('/api/pcsx/themes/presence', { section }))).editors,
  leave: async () => {
    await told(api.delete('/api/pcsx/themes/presence'));
  },
  othersRights: user?.roles.includes('admin') ? createRightsBackend(api, told, user) : undefined,
});
