import { BackendFailure, type ThemeBackend } from '@portico/theme-builder';
import type { ThemeDraft } from '../../contract/themes.ts';
import { requestMessage } from '../app/request-message.ts';
import type { Site } from '../site/site.tsx';
import type { SiteMessages } from '../locales/catalogs.ts';
import { RequestError } from '../request/request-error.ts';
import { createPublishingBackend } from './publishing-backend.ts';
import { createTeamBackend } from './team-backend.ts';
import { createFilesBackend } from './files-backend.ts';

const ifMatch = (revision: number) => ({ headers: { 'If-Match': `"${revision}"` } });

// what another try would not change; the rest is the server's or the network's to mend
const final: readonly string[] = ['login', 'csrf', 'permission', 'gone', 'refused'];

/** Whoever has logged in here since is named by the server alone; what it says of an ended session, the site says better. */
function messageOf(error: RequestError, t: SiteMessages): string {
  const { user } = (error.data ?? {}) as { user?: unknown };
  return (error.kind === 'login' && user ? error.serverMessage : undefined) ?? requestMessage(error, t);
}

function asFailure(error: unknown, t: SiteMessages): unknown {
  if (!(error instanceof RequestError)) return error;
  const cause = { cause: error };
  if (error.kind === 'offline') return new BackendFailure({ kind: 'offline' }, cause);
  if (error.status === 412) {
    const { theirs } = error.data as { theirs: Pick<ThemeDraft, 'revision' | 'document'> };
    return new BackendFailure({ kind: 'conflict', theirs }, cause);
  }
  if (!final.includes(error.kind)) return error;
  return new BackendFailure(
    {
      kind: 'refused',
      message: messageOf(error, t),
      isLoggedOut: error.kind === 'login',
      // of what is locked, the server names each place
      places: error.kind === 'permission' ? Object.keys(error.validationErrors) : [],
    },
    cause,
  );
}

/** The data of a call, whose failures become what the builder acts on. */
export type Told = <Data>(call: Promise<{ data: Data }>) => Promise<Data>;

export const tellingIn =
  (t: SiteMessages): Told =>
  async (call) => {
    try {
      return (await call).data;
    } catch (error) {
      throw asFailure(error, t);
    }
  };

/** The site's own server as the builder's backend; the content of pages is `createContentBackend`'s. */
export function createThemeBackend({
  api,
  t,
  boot,
}: Pick<Site, 'api' | 't' | 'boot'>): Omit<ThemeBackend, 'content'> {
  const told = tellingIn(t);
  return {
    load: async () => {
      const { revision, document, isDraft, published } = await told(api.get('/api/pcsx/themes/draft'));
      // without a draft the server answers with what is published
      return { published, draft: { revision, document: isDraft ? document : null } };
    },
    saveDraft: (document, revision) => told(api.put('/api/pcsx/themes/draft', document, ifMatch(revision))),
    discardDraft: (revision) => told(api.delete('/api/pcsx/themes/draft', ifMatch(revision))),
    publish: (note, revision) => told(api.post('/api/pcsx/themes/publish', { note }, ifMatch(revision))),
    publishing: createPublishingBackend(api, told),
    team: createTeamBackend(api, told, boot.user),
    files: createFilesBackend(api, told),
  };
}
