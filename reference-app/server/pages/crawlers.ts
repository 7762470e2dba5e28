import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { listPublicJobs } from '../positions/store.ts';

// the most that one sitemap may hold (sitemaps.org)
const mostAddresses = 50_000;
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What search engines ask for: which pages they may read, and which jobs there are (JOB-03). */
export const registerCrawlerFiles = (
  app: FastifyInstance,
  {
    database,
    answerUnknown,
  }: {
    database: Database;
    /** For a domain that no employer has. */
    answerUnknown: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  },
): void => {
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
    const jobs = await listPublicJobs(database, employer.scope, mostAddresses);
    const domain = encodeURIComponent(employer.domain);
    const entries = jobs.map(({ id, postedAt }) => {
      const address = `${request.siteOrigin}/careers/job/${id}?domain=${domain}`;
      return `<url><loc>${escapeXml(address)}</loc><lastmod>${postedAt.toISOString()}</lastmod></url>`;
    });
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
      );
  });
};
