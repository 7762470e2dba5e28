import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileRule } from '../../contract/call.ts';
import { fileNameOf, type UploadedFile } from '../files/rules.ts';
import { loginNeeded, Refusal } from './refusal.ts';
import { hasSessionCookie } from './request-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What came with a form, by field. */
    uploads: Readonly<Record<string, readonly UploadedFile[]>>;
  }
  interface FastifyContextConfig {
    /** The files that a call takes; without them it takes no form. */
    files?: Readonly<Record<string, FileRule>>;
  }
}

const megabyte = 1024 * 1024;
// more than any call takes, so that what is too much is told by its own rule
const limits = { fields: 50, parts: 60, headerPairs: 20, fieldNameSize: 100 };
// of base64 over its bytes, with room for the address's head
const ofDataUrl = 4 / 3 + 0.01;

/** Reads forms, before anybody asks for whom the request is: its employer may stand in a field. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
  app.decorateRequest('uploads', undefined as unknown as FastifyRequest['uploads']);
  app.addHook('preValidation', async (request) => {
    request.uploads = {};
    if (!request.isMultipart()) return;
    const { files: rules, access } = request.routeOptions.config;
    if (!rules) throw new Refusal(415, 'The request body must be JSON (Content-Type: application/json).');
    // not a byte more is read for whom it would be refused
    if (access && !hasSessionCookie(request)) throw loginNeeded();
    const { fields, files } = await readForm(request, Object.values(rules)).catch(unreadable);
    request.body = fields;
    request.uploads = files;
  });
}

async function readForm(request: FastifyRequest, rules: readonly FileRule[]) {
  const largest = Math.max(...rules.map(({ maximumBytes }) => maximumBytes));
  const fieldSize = rules.some(({ isDataUrl }) => isDataUrl) ? Math.ceil(largest * ofDataUrl) : megabyte;
  const fields = new Map<string, unknown>();
  const files = new Map<string, UploadedFile[]>();
  // one byte over the limit is enough to know
  const parts = request.parts({ limits: { ...limits, fieldSize, fileSize: largest + 1, files: 10 } });
  for await (const part of parts) {
    if (part.type === 'field') {
      if (part.valueTruncated)
        throw new Refusal(413, `${part.fieldname} is too long.`, {
          validationErrors: { [part.fieldname]: 'Send less.' },
        });
      fields.set(part.fieldname, part.value);
      continue;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of part.file as AsyncIterable<Buffer>) chunks.push(chunk);
    const file = { name: fileNameOf(part.filename ?? ''), bytes: Buffer.concat(chunks) };
    files.set(part.fieldname, [...(files.get(part.fieldname) ?? []), file]);
  }
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
}

/** What the parser says of a form that breaks off, or is none. */
function unreadable(error: unknown): never {
  if (error instanceof Refusal) throw error;
  const isTooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  if (isTooMuch) throw new Refusal(413, 'The form has too many parts, or too large ones.');
  throw new Refusal(400, 'The form cannot be read.', {
    validationErrors: { body: 'Send a whole form (multipart/form-data).' },
  });
}
