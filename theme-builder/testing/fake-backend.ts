import type { ThemeDocument } from '@portico/tokens';
import { createFakeContent } from './fake-content.ts';
import { BackendFailure, type StoredDraft, type ThemeBackend } from '../backend/backend.ts';
import { createFakePublishing } from './fake-publishing.ts';
import { createFakeTeam } from './fake-team.ts';
import { createFakeFiles } from './fake-files.ts';

type Call = 'load' | 'saveDraft' | 'discardDraft' | 'publish';

/** A server in memory with the revisions of the real one. `fail` makes the next calls of a kind end with an error. */
export function createFakeBackend({
  published = null,
  draft = null,
  revision = draft ? 1 : 0,
  content = createFakeContent(),
}: {
  published?: ThemeDocument | null;
  draft?: ThemeDocument | null;
  revision?: number;
  content?: ReturnType<typeof createFakeContent>;
} = {}) {
  const server = { published: { version: published ? 1 : 0, document: published }, draft, revision };
  const publishing = createFakePublishing(server);
  const team = createFakeTeam();
  const calls: Call[] = [];
  const files = createFakeFiles();
  const failures: { call: Call; error: Error }[] = [];
  const notes: string[] = [];
  const called = async (call: Call) => {
    calls.push(call);
    const at = failures.findIndex((failure) => failure.call === call);
    if (at >= 0) throw failures.splice(at, 1)[0]?.error ?? new Error('failed');
  };
  const checkRevision = (base: number) => {
    const theirs: StoredDraft = { revision: server.revision, document: server.draft };
    if (base !== server.revision) throw new BackendFailure({ kind: 'conflict', theirs });
  };
  const backend: ThemeBackend = {
    load: async () => {
      await called('load');
      return {
        published: { ...server.published },
        draft: { revision: server.revision, document: server.draft },
      };
    },
    saveDraft: async (document, base) => {
      await called('saveDraft');
      checkRevision(base);
      server.draft = structuredClone(document);
      server.revision += 1;
      return { revision: server.revision };
    },
    discardDraft: async (base) => {
      await called('discardDraft');
      checkRevision(base);
      server.draft = null;
      server.revision += 1;
      return { revision: server.revision };
    },
    publish: async (note, base) => {
      await called('publish');
      checkRevision(base);
      notes.push(note);
      server.published = { version: server.published.version + 1, document: server.draft };
      server.draft = null;
      server.revision += 1;
      publishing.note(server.published, note);
      return { version: server.published.version };
    },
    content: content.content,
    publishing: publishing.backend,
    team: team.backend,
    files: files.backend,
  };
  return {
    backend,
    server,
    publishing: publishing.publishing,
    /** Adds a version to the history. */
    note: publishing.note,
    team: team.team,
    files,
    calls,
    notes,
    fail: (call: Call, error: Error, times = 1) => {
      for (let time = 0; time < times; time += 1) failures.push({ call, error });
    },
    saves: () => calls.filter((call) => call === 'saveDraft').length,
  };
}

export const offline = () => new BackendFailure({ kind: 'offline' });
export const refused = (message: string) => new BackendFailure({ kind: 'refused', message });
