import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './document.ts';
import { referencePage } from './page.ts';

/** The API reference: a page for people, an OpenAPI document for programs; both made of the contract. */
export async function referenceRoutes(app: FastifyInstance): Promise<void> {
  // made when it is first asked for, which most servers never are
  let made: ReturnType<typeof openApiDocument> | undefined;
  const document = () => (made ??= openApiDocument());
  const config = { employer: 'none' } as const;
  app.get('/api/reference', { config }, async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(referencePage(document(), { nonce: request.cspNonce })),
  );
  app.get('/api/reference/openapi.json', { config }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(document())),
  );
}
