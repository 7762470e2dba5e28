import type { FastifyInstance } from 'fastify';
import { queryOf, type Call } from '../../contract/call.ts';
import { fastifyPathOf, type CallRequest } from './serve.ts';

/** What a call answers that has no envelope. */
export type FileAnswer = {
  fileName: string;
  /** As in `application/pdf`. */
  mediaType: string;
  bytes: Uint8Array;
  /** Those that are not the usual ones. */
  headers?: Readonly<Record<string, string>>;
};

/** Answers a call with a file that browsers keep rather than open: what others made is never shown as a page of ours. */
export function serveFile<const C extends Call & { answers: 'file' }>(
  app: FastifyInstance,
  call: C,
  handler: (request: CallRequest<C>) => Promise<FileAnswer>,
): void {
  const { method, path, access, employer, params } = call;
  app.route({
    method,
    url: fastifyPathOf(path),
    config: { ...(access && { access }), ...(employer && { employer }) },
    schema: { querystring: queryOf(call), ...(params && { params }) },
    handler: async (request, reply) => {
      const { fileName, mediaType, bytes, headers = {} } = await handler(request as CallRequest<C>);
      return reply
        .type(mediaType)
        .headers(headers)
        .header('content-disposition', attachmentOf(fileName))
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  });
}

/** RFC 6266: a name in ASCII for whoever knows no other, and the name itself (RFC 8187). */
function attachmentOf(fileName: string): string {
  const ascii = fileName.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
