import type { z } from 'zod';
import type { Role } from './accounts.ts';
import { employerQuery, envelopeOf, type Envelope } from './envelope.ts';

/** A file that comes with a form. */
export type FileRule = {
  description: string;
  /**
   * Endings with the dot, in lower case; absent = which ones, the call says by itself. What a file holds must match its name.
   */
  types?: readonly string[];
  maximumBytes: number;
  /** 1 when absent. */
  maximumFiles?: number;
  /** What is told when there are more. */
  tooMany?: string;
  /** It comes as text in a field of its name. */
  isDataUrl?: true;
};

/**
 * One call of the site, as its only description: routes, types, validation and the API reference are made of it.
 */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With its parameters in braces: `/api/offer/{id}`. */
  path: `/${string}`;
  /** One line, as in a list of calls. */
  summary: string;
  /** What the line leaves out: what happens twice, at once, or not at all. */
  description?: string;
  /** Who may call; everybody when absent. */
  access?: 'candidate' | Extract<Role, 'theme_builder' | 'admin'>;
  /** Sent by `navigator.sendBeacon`, also as text: a write that its origin proves, since it can bring no token. */
  isBeacon?: true;
  /** `none`: the answer depends on no employer and no session. */
  employer?: 'none';
  params?: z.ZodObject;
  /** Of `employerQuery`, which stands where there is none. */
  query?: z.ZodObject;
  /** JSON; with `files` the fields of a form (`multipart/form-data`). */
  body?: z.ZodType;
  files?: Readonly<Record<string, FileRule>>;
  /** Of the JSON; 256 KiB when absent. */
  maximumBytes?: number;
  /** Headers that the call reads, by name, with what they are for. */
  headers?: Readonly<Record<string, string>>;
  /** The same for those that need not be sent. */
  optionalHeaders?: Readonly<Record<string, string>>;
  /** Of a success; 200 when absent. */
  status?: 201;
  /** `file`: a success is an attachment, `redirect`: it is a 302; without the envelope, and `data` is null. */
  answers?: 'file' | 'redirect';
  /** What the envelope holds. */
  data: z.ZodType;
  metadata?: z.ZodType;
  /** Why it refuses, by status, beside what any call may answer. */
  refusals?: Readonly<Record<number, string>>;
};

/** Keeps the literal types of a call, which the types of its requests and answers are made of. */
export const call = <const Given extends Call>(given: Given): Given => given;

export type CallParams<C extends Call> = C extends { params: z.ZodType<infer Value> } ? Value : unknown;
export type CallQuery<C extends Call> = C extends { query: z.ZodType<infer Value> }
  ? Value
  : z.infer<typeof employerQuery>;
export type CallBody<C extends Call> = C extends { body: z.ZodType<infer Value> } ? Value : unknown;
/** The fields of a call's form that hold files. */
export type CallFile<C extends Call> = C extends { files: infer Files } ? keyof Files & string : never;
/** What the envelope holds, as the server fills it. */
export type CallData<C extends Call> = z.input<C['data']>;
export type CallMetadata<C extends Call> = C extends { metadata: z.ZodType<unknown, infer Value> }
  ? Value
  : null;
/** The envelope as a client reads it. */
export type CallAnswer<C extends Call> = C extends Call
  ? Envelope<z.output<C['data']>, C extends { metadata: z.ZodType<infer Value> } ? Value : null>
  : never;

/** The query of a call with its employer. */
export const queryOf = (given: Call): z.ZodObject => given.query ?? employerQuery;

/** The whole answer of a call that succeeds. */
export const answerSchemaOf = ({ data, metadata }: Call) => envelopeOf(data, metadata);
