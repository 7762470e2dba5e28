import { finished } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileRule } from '../../contract/call.ts';
import { fileNameOf, sizeText, type UploadedFile } from '../files/rules.ts';
import { HeldForms } from './held-forms.ts';
import { limitedAddress } from './network.ts';
import { Refusal } from './refusal.ts';
import { domainOf } from './request-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What came with a form, by field. */
    uploads: Readonly<Record<string, readonly UploadedFile[]>>;
  }
  interface FastifyContextConfig {
    /** The files that a call takes; without them it takes no form. */
    files?: FileRules;
    /** Refuses a form before anything of it is read. */
    beforeForm?: (request: FastifyRequest) => void | Promise<void>;
  }
}

type FileRules = Readonly<Record<string, FileRule>>;

const megabyte = 1024 * 1024;
// more than any call takes, so that what is too much is told by its own rule
const limits = { fields: 50, files: 10, parts: 60, headerPairs: 20, fieldNameSize: 100 };
/** Of the texts of a form all together, and so of each. */
const textBytes = megabyte;
// of base64 over its bytes, with room for the address's head
const ofDataUrl = 4 / 3 + 0.01;

/**
 * Reads forms of those who may send them: the request context stands before it, and goes by the address and the headers alone.
 * A form's employer is the one in its address; without one there, the one in the form.
 *
 * @param options.maximumBytes of all forms that are in memory at once, until their requests are answered; one address has a share of it
 * @param options.longestPause ms after which a form is ended of which nothing more has come
 * @param options.judge refuses what may not be done at the employer that the form names
 */
export async function registerMultipart(
  app: FastifyInstance,
  options: {
    maximumBytes: number;
    longestPause: number;
    judge: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  },
): Promise<void> {
  const { maximumBytes, longestPause, judge } = options;
  await app.register(multipart);
  app.decorateRequest('uploads', undefined as unknown as FastifyRequest['uploads']);
  const held = new HeldForms(maximumBytes);
  app.addHook('preValidation', async (request, reply) => {
    request.uploads = {};
    if (!request.isMultipart()) return;
    const { files: rules, beforeForm } = request.routeOptions.config;
    if (!rules) throw new Refusal(415, 'The request body must be JSON (Content-Type: application/json).');
    await beforeForm?.(request);
    const isNamed = domainOf({ query: request.query, body: undefined }) !== undefined;
    const largest = largestForm(rules);
    if (Number(request.headers['content-length']) > largest) throw tooLarge(rules);
    const address = limitedAddress(request.ip);
    const { fields, files } = await whileItFits(request, reply, {
      longestPause,
      read: () => readParts(request, rules).catch(unreadable),
      count: (size, more) => {
        held.hold(address, more);
        if (size > largest) throw tooLarge(rules);
      },
      letGo: (size) => held.letGo(address, size),
    });
    if (isNamed) checkEmployer(request, fields.domain);
    request.body = fields;
    if (!isNamed) await judge(request, reply);
    request.uploads = files;
  });
}

/** Reads a form for as long as it comes and `count` does not throw; what comes after that is thrown away as it comes. */
async function whileItFits<Form>(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  steps: {
    /** ms */
    longestPause: number;
    read: () => Promise<Form>;
    /** @param size bytes so far, `more` among them */
    count: (size: number, more: number) => void;
    /** Called when the request is answered or broken off. */
    letGo: (size: number) => void;
  },
): Promise<Form> {
  let size = 0;
  const givenUp = Promise.withResolvers<never>();
  const giveUp = (reason: unknown): void => {
    raw.off('data', count);
    raw.unpipe();
    raw.resume();
    givenUp.reject(reason);
  };
  const pause = setTimeout(() => giveUp(stalled()), steps.longestPause);
  const count = ({ length }: Buffer): void => {
    pause.refresh();
    size += length;
    try {
      steps.count(size, length);
    } catch (error) {
      giveUp(error);
    }
  };
  const form = steps.read();
  raw.on('data', count);
  finished(reply.raw, () => steps.letGo(size));
  return Promise.race([form, givenUp.promise]).finally(() => clearTimeout(pause));
}

async function readParts(request: FastifyRequest, rules: FileRules) {
  const inText = Object.entries(rules).filter(([, { isDataUrl }]) => isDataUrl);
  const fieldSize = Math.max(textBytes, ...inText.map(([, rule]) => bytesOf(rule)));
  const fileSize = Math.max(...Object.values(rules).map(({ maximumBytes }) => maximumBytes));
  const fields = new Map<string, unknown>();
  const files = new Map<string, UploadedFile[]>();
  // one byte over the limit is enough to know
  const parts = request.parts({ limits: { ...limits, fieldSize, fileSize: fileSize + 1 } });
  for await (const part of parts) {
    const { fieldname: field } = part;
    if (part.type === 'field') {
      const isLong = typeof part.value === 'string' && part.value.length > textBytes;
      if (part.valueTruncated || (isLong && !rules[field]?.isDataUrl))
        throw new Refusal(413, `${field} is too long.`, { validationErrors: { [field]: 'Send less.' } });
      fields.set(field, part.value);
      continue;
    }
    const rule = rules[field];
    if (!rule)
      throw new Refusal(400, `No file is taken in ${field}.`, {
        validationErrors: { [field]: 'Send no file here.' },
      });
    const before = files.get(field) ?? [];
    const chunks: Buffer[] = [];
    const isTaken = before.length < (rule.maximumFiles ?? 1);
    // those too many are counted, and told by the rule
    for await (const chunk of part.file as AsyncIterable<Buffer>) if (isTaken) chunks.push(chunk);
    files.set(field, [...before, { name: fileNameOf(part.filename ?? ''), bytes: Buffer.concat(chunks) }]);
  }
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
}

/** What a rule's file is at most, as it comes. */
function bytesOf({ maximumBytes, isDataUrl }: FileRule): number {
  return isDataUrl ? Math.ceil(maximumBytes * ofDataUrl) : maximumBytes;
}

/** No call wants several large files at once: the largest, and the texts beside it. */
function largestForm(rules: FileRules): number {
  return Math.max(...Object.values(rules).map((rule) => bytesOf(rule))) + textBytes;
}

function tooLarge(rules: FileRules): Refusal {
  const largest = Math.max(...Object.values(rules).map(({ maximumBytes }) => maximumBytes));
  const message = `The form is too large: a file must be ${sizeText(largest)} or smaller.`;
  const validationErrors = Object.fromEntries(Object.keys(rules).map((field) => [field, message]));
  return new Refusal(413, message, { validationErrors });
}

/** Its connection is closed: the rest of the form may never come. */
function stalled(): Refusal {
  return new Refusal(408, 'The upload has stopped. Please try again.', { headers: { connection: 'close' } });
}

/** @throws Refusal when a form names an employer that it was not judged for */
function checkEmployer({ employer }: FastifyRequest, domain: unknown): void {
  if (!employer || typeof domain !== 'string' || domain === '' || domain.toLowerCase() === employer.domain)
    return;
  throw new Refusal(400, 'The form names another employer than its address (?domain=).', {
    validationErrors: { domain: 'Name the same employer as the address, or none.' },
  });
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
