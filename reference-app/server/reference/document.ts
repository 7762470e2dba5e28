import { createDocument, type oas31 } from 'zod-openapi';
import { answerSchemaOf, queryOf, type Call } from '../../contract/call.ts';
import { failureEnvelope } from '../../contract/envelope.ts';
import { areas } from '../../contract/index.ts';
import { knownUser } from '../../contract/known-user.ts';
import { sizeText } from '../files/rules.ts';
import { usualBodyBytes } from '../http/json-body.ts';

export type OpenApiDocument = ReturnType<typeof createDocument>;

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(): OpenApiDocument {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const [area, { title, calls }] of Object.entries(areas))
    for (const [name, call] of Object.entries<Call>(calls)) {
      const operation = operationOf(call, { tag: title, id: `${area}.${name}` });
      (paths[call.path] ??= {})[call.method.toLowerCase()] = operation;
    }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Portico',
      version: '1',
      description:
        'Every answer wears the same envelope. The session is an HttpOnly cookie; a write carries `X-CSRF-Token`, which any answer brings in its header `x-csrf-token`. A refused token answers 403 with `x-csrf-invalid`, an ended session 401 with `x-login`. `domain` chooses the employer, in the address or else in the body; without it the first is meant. What a refusal says to candidates is in the language of the site that `Accept-Language` asks for; other messages are English.',
    },
    tags: Object.values(areas).map(({ title }) => ({ name: title })),
    paths,
    components: {
      schemas: { Failure: failureEnvelope },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'portico_session_<group id>' },
      },
    },
  });
}

const forms = 'multipart/form-data';
const invalidToken = 'The CSRF token is not valid (`x-csrf-invalid`).';

function operationOf(call: Call, { tag, id }: { tag: string; id: string }) {
  const {
    method,
    params,
    body,
    files,
    headers = {},
    access,
    // the server holds every call of somebody who is logged in to it
    optionalHeaders = access ? knownUser : {},
    isBeacon,
    employer,
  } = call;
  const isWrite = method !== 'GET';
  const required = {
    ...(isWrite && !isBeacon && employer !== 'none' && { 'X-CSRF-Token': 'What the last answer brought.' }),
    ...headers,
  };
  const parameters = [
    ...Object.entries(required).map((header) => headerOf(header, { required: true })),
    ...Object.entries(optionalHeaders).map((header) => headerOf(header, { required: false })),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary: call.summary,
    ...(call.description && { description: call.description }),
    ...(access && { security: [{ session: [access] }] }),
    requestParams: { ...(params && { path: params }), ...(takesQuery(call) && { query: queryOf(call) }) },
    parameters,
    ...((body || files) && { requestBody: { content: bodyOf(call) } }),
    responses: {
      ...successOf(call),
      ...refusalsOf(call),
    },
  };
}

/** Whether what stands behind its address is looked at. */
function takesQuery({ query, employer }: Call): boolean {
  return query !== undefined || employer !== 'none';
}

function successOf(call: Call) {
  const { answers, status = 200 } = call;
  if (answers === 'redirect') return { 302: { description: 'Leads on, by `Location`.' } };
  const content =
    answers === 'file'
      ? { 'application/octet-stream': { schema: { type: 'string' as const, format: 'binary' } } }
      : { 'application/json': { schema: answerSchemaOf(call) } };
  return { [status]: { description: answers === 'file' ? 'The file, as an attachment.' : 'Done.', content } };
}

function headerOf([name, description]: [string, string], { required }: { required: boolean }) {
  return { name, in: 'header' as const, required, description, schema: { type: 'string' as const } };
}

function bodyOf({ body, files }: Call) {
  if (!files) return { 'application/json': { schema: body } };
  const properties: Record<string, oas31.SchemaObject> = {};
  for (const [name, { description, types, maximumBytes }] of Object.entries(files))
    properties[name] = {
      type: 'string',
      format: 'binary',
      description: `${description} ${types ? `${types.join(', ')}; at` : 'At'} most ${maximumBytes / 1024 / 1024} MB.`,
    };
  const parts: oas31.SchemaObject = { type: 'object', properties };
  return { [forms]: { schema: parts } };
}

function refusalsOf(call: Call) {
  const { access, employer, isBeacon, refusals = {}, method, params, files, maximumBytes } = call;
  const isWrite = method !== 'GET';
  const reasons: Record<number, readonly (string | undefined | false)[]> = {
    400: [(params || takesQuery(call) || isWrite) && 'A value is not valid; `validationErrors` names it.'],
    401: [access && 'Nobody is logged in (`x-login`).'],
    403: [
      isBeacon
        ? 'It does not come from a page of this site.'
        : isWrite && employer !== 'none' && invalidToken,
      access && access !== 'candidate' && `Only for the role ${access}.`,
    ],
    404: [employer !== 'none' && 'No employer has this domain.'],
    408: [files && 'Nothing more came of the form.'],
    409: [
      access && 'Somebody has logged in since (see `X-User-Id`).',
      isWrite && 'Somebody else has changed the same at the same moment; try again.',
    ],
    // a body is read before it is known that none is needed
    413: [
      isWrite &&
        (files
          ? 'The form is larger than its file and 1 MiB.'
          : `The body is larger than ${sizeText(maximumBytes ?? usualBodyBytes)}.`),
    ],
    414: [params && 'A part of the address is too long.'],
    415: [isWrite && `The body is neither JSON nor ${files ? 'a form' : 'empty'}.`],
    429: ['Too many calls; `Retry-After` says when to go on.'],
    503: [
      'The site is not available at the moment; `Retry-After` says when to try again.',
      files && 'Too many files are being uploaded, or they cannot be scanned for viruses, at the moment.',
    ],
  };
  const statuses = new Set([...Object.keys(reasons), ...Object.keys(refusals)].map(Number));
  return Object.fromEntries(
    [...statuses].toSorted().flatMap((status) => {
      const said = [refusals[status], ...(reasons[status] ?? [])].filter(
        (reason) => typeof reason === 'string',
      );
      if (said.length === 0) return [];
      return [
        [
          status,
          { description: said.join(' '), content: { 'application/json': { schema: failureEnvelope } } },
        ],
      ];
    }),
  );
}
