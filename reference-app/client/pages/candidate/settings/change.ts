import type { Settings } from '../../../../contract/settings.ts';
import type { SavedSearch } from '../../../../contract/saved-searches.ts';
import type { Site } from '../../../site/site.tsx';
import { savedSearchesQuery, sessionsQuery, settingsQuery } from '../../../request/queries/settings.ts';

type Choices = Partial<{
  language: NonNullable<Settings['language']>;
  notifications: Settings['notifications'];
}>;
type AlertChange = Partial<Pick<SavedSearch, 'name' | 'frequency' | 'isActive'>>;

/** Something that a candidate changes in their settings, as it can also wait for a login. */
export type Change =
  | { kind: 'choices'; choices: Choices }
  | { kind: 'consent'; isGiven: boolean; version: string }
  | { kind: 'alert'; id: string; name: string; change: AlertChange }
  | { kind: 'removeAlert'; id: string; name: string }
  | { kind: 'endSession'; id: string; name: string }
  | { kind: 'endOthers' };

async function keepSettings({ api, queries }: Site, settings: Settings) {
  const { queryKey } = settingsQuery(api);
  // an older answer that is under way would undo it
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, settings);
}

async function keepAlerts({ api, queries }: Site, change: (before: readonly SavedSearch[]) => SavedSearch[]) {
  const { queryKey } = savedSearchesQuery(api);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (before) => before && change(before));
  // results of searches say whether they are saved
  void queries.invalidateQueries({ queryKey: ['search'] });
}

/** Makes a change on the server, and keeps what it answers. @throws RequestError */
export async function makeChange(site: Site, change: Change): Promise<void> {
  const { api, queries } = site;
  switch (change.kind) {
    case 'choices':
      void queries.invalidateQueries({ queryKey: ['notifications'] });
      return keepSettings(site, (await api.put('/api/pcsx/settings', change.choices)).data);
    case 'consent': {
      const { isGiven, version } = change;
      const { data } = await api.put('/api/pcsx/settings/privacy_consent', { isGiven, version });
      return keepSettings(site, data);
    }
    case 'alert': {
      const { id } = change;
      const { data } = await api.put('/api/pcsx/saved_searches/{id}', change.change, { in: { id } });
      return keepAlerts(site, (before) => before.map((alert) => (alert.id === id ? data : alert)));
    }
    case 'removeAlert': {
      const { id } = change;
      const { data } = await api.delete('/api/pcsx/saved_searches/{id}', { in: { id } });
      return keepAlerts(site, () => data.savedSearches);
    }
    case 'endSession': {
      const { id } = change;
      const { data } = await api.delete('/api/pcsx/auth/sessions/{id}', { in: { id } });
      queries.setQueryData(sessionsQuery(api).queryKey, data.sessions);
      return undefined;
    }
    case 'endOthers': {
      const { data } = await api.post('/api/pcsx/auth/sessions/end_others', undefined);
      queries.setQueryData(sessionsQuery(api).queryKey, data.sessions);
      return undefined;
    }
  }
}
