import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { countPublicJobs, listPublicJobs } from '../positions/store.ts';

// the most that one sitemap may hold (sitemaps.org)
const mostAddresses = 50_000;
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const documentOf = ({ root, entries }: { root: 'urlset' | 'sitemapindex'; entries: readonly string[] }) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</${root}>\n`;
/** What is no number of a part means the first. */
const partOf = (asked: unknown) => (/^[1-9]\d{0,4}$/.test(String(asked)) ? Number(asked) : 1);

/** What search engines ask for: which pages they may read, and which jobs there are (JOB-03). */
export function registerCrawlerFiles(
  app: FastifyInstance,
  {
    database,
    answerUnknown,
  }: {
    database: Database;
    /** For a domain that no employer has. */
    answerUnknown: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  },
): void {
  app.get('/robots.txt', { config: { employer: 'none' } }, async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nAllow: /careers\nAllow: /api/pcsx\nDisallow: /careers/login\nSitemap: ${request.siteOrigin}/careers/sitemap.xml\n`,
      ),
  );
  app.get('/careers/sitemap.xml', async (request, reply) => {
    const { employer } = request;
    if (!employer) return answerUnknown(request, reply);
    const { scope } = employer;
    const domain = encodeURIComponent(employer.domain);
    const { part } = request.query as { part?: unknown };
    reply.type('application/xml; charset=utf-8');
    if (typeof part !== 'string') {
      const count = await countPublicJobs(database, scope);
      if (count > mostAddresses)
        return reply.send(
          documentOf({
            root: 'sitemapindex',
            entries: Array.from({ length: Math.ceil(count / mostAddresses) }, (_, index) => {
              const address = `${request.siteOrigin}/careers/sitemap.xml?domain=${domain}&part=${index + 1}`;
              return `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`;
            }),
          }),
        );
    }
    const offset = (partOf(part) - 1) * mostAddresses;
    const jobs = await listPublicJobs(database, scope, { limit: mostAddresses, offset });
    const entries = jobs.map(({ id, postedAt }) => {
      const address = `${request.siteOrigin}/careers/job/${id}?domain=${domain}`;
      return `<url><loc>${escapeXml(address)}</loc><lastmod>${postedAt.toISOString()}</lastmod></url>`;
    });
    return reply.send(documentOf({ root: 'urlset', entries }));
  });
}
