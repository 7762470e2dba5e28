import { isSame } from '@portico/tokens';
import type { CheckedHtml, ContentBackend, HtmlPart, SaveOutcome, SiteContent } from '../content/backend.ts';

type Call = 'load' | 'save' | 'versions' | 'check';

/** Content in memory, with the revisions of the real server. */
export function createFakeContent(given: Partial<SiteContent> = {}) {
  const server = {
    revision: 1,
    mayEdit: true,
    mayWriteHtml: true,
    content: {
      banners: [],
      phase: null,
      tagline: '',
      titles: {},
      navbar: '',
      footer: '',
      ...given,
    } as SiteContent,
  };
  const saves: Partial<SiteContent>[] = [];
  const tried: [HtmlPart, CheckedHtml | undefined][] = [];
  const failures = new Map<Call, Error>();
  const away = { because: undefined as Error | undefined };
  const stored = () => ({ revision: server.revision, content: server.content });
  /** As somebody else does. */
  const change = (more: Partial<SiteContent>) => {
    server.content = { ...server.content, ...more };
    server.revision += 1;
  };
  const called = async (call: Call) => {
    const failure = away.because ?? failures.get(call);
    failures.delete(call);
    if (failure) throw failure;
  };
  const content: ContentBackend = {
    pages: [
      { id: 'jobs', standardTitle: 'Careers at Meridian' },
      { id: 'singlePosition', standardTitle: '… | Meridian' },
      { id: 'login', standardTitle: 'Log in' },
    ],
    load: async () => {
      await called('load');
      return { ...stored(), mayEdit: server.mayEdit, mayWriteHtml: server.mayWriteHtml };
    },
    save: async (more, revision): Promise<SaveOutcome> => {
      await called('save');
      if (revision !== server.revision) return { status: 'overtaken', theirs: stored() };
      saves.push(more);
      if (!isSame({ ...server.content, ...more }, server.content)) change(more);
      return { status: 'saved', stored: stored() };
    },
    versions: async () => {
      await called('versions');
      return [];
    },
    check: async (_part, html) => {
      await called('check');
      const removed = html.includes('<script>')
        ? [{ what: 'element' as const, name: 'script', reason: 'runs' as const, count: 1 }]
        : [];
      return { html: html.replaceAll(/<script>.*?<\/script>/g, ''), css: '', removed };
    },
    tryOn: (part, checked) => void tried.push([part, checked]),
  };
  return {
    content,
    server,
    saves,
    tried,
    change,
    /** Lets the next call of this name fail; others may come first. */
    fail: (call: Call, error: Error) => void failures.set(call, error),
    /** Lets all calls fail until it is taken back. */
    away,
  };
}
