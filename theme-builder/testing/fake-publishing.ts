import type { ThemeDocument } from '@portico/tokens';
import { mergeThemes } from '@portico/tokens/compare';
import { BackendFailure } from '../backend/backend.ts';
import type { PreviewLink, PublishedVersion, PublishingBackend, Schedule } from '../versions/backend.ts';

type Server = {
  published: { version: number; document: ThemeDocument | null };
  draft: ThemeDocument | null;
  revision: number;
};

function gone(): never {
  throw new BackendFailure({ kind: 'refused', message: 'There is no such version.' });
}

/** The history, links and schedule of a server in memory. `error` makes all calls fail until it is taken away. */
export function createFakePublishing(server: Server) {
  const past = new Map<number, PublishedVersion & { document: ThemeDocument | null }>();
  const publishing = {
    links: [] as readonly PreviewLink[],
    schedule: null as Schedule | null,
    error: undefined as Error | undefined,
  };
  const note = ({ version, document }: Server['published'], said: string) =>
    past.set(version, {
      version,
      document,
      publishedAt: new Date(Date.UTC(2026, 0, version)).toISOString(),
      by: 'Ada Brand',
      note: said,
    });
  if (server.published.version > 0) note(server.published, 'First');
  const answer = async <Data>(data: () => Data): Promise<Data> => {
    if (publishing.error) throw publishing.error;
    return data();
  };
  const backend: PublishingBackend = {
    versions: () => answer(() => [...past.values()].toReversed()),
    document: (version) => answer(() => (past.get(version) ?? gone()).document),
    restore: (version, published) =>
      answer(() => {
        const { document } = past.get(version) ?? gone();
        if (published !== server.published.version)
          throw new BackendFailure({
            kind: 'conflict',
            theirs: { revision: server.published.version, document: server.published.document },
          });
        const { document: before } = server.published;
        // as the real one carries it
        if (server.draft && before && document)
          server.draft = mergeThemes(before, server.draft, document).document;
        server.published = { version: published + 1, document };
        server.revision += 1;
        note(server.published, `Version ${version} restored`);
        return server.published;
      }),
    links: () => answer(() => publishing.links),
    giveLink: ({ hours, note: said }) =>
      answer(() => {
        const id = publishing.links.length + 1;
        const expiresAt = new Date(Date.now() + hours * 3_600_000).toISOString();
        publishing.links = [{ id, note: said, expiresAt, by: 'Ada Brand' }, ...publishing.links];
        return { id, url: `https://site.example/careers?theme_preview=${id}` };
      }),
    takeLinkBack: (id) =>
      answer(() => (publishing.links = publishing.links.filter((link) => link.id !== id))),
    schedule: () => answer(() => publishing.schedule),
    scheduleDraft: ({ publishAt, note: said }) =>
      answer(
        () =>
          (publishing.schedule = {
            publishAt: publishAt.toISOString(),
            isBehindDraft: false,
            note: said,
            by: 'Ada Brand',
            failure: null,
          }),
      ),
    cancelSchedule: () => answer(() => void (publishing.schedule = null)),
  };
  return { publishing, backend, note };
}
