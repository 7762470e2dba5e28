import { z } from 'zod';
import { call } from './call.ts';
import { employerQuery } from './envelope.ts';
import { formDefinition, formValues } from './form-definition.ts';
import { rowParams } from './row.ts';
import { fileForAnswers } from './uploaded-file.ts';

export const formStatuses = ['open', 'in_progress', 'completed'] as const;

const formRow = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  status: z.enum(formStatuses),
  tab_id: z.string(),
  /** ISO 8601 in UTC. */
  updated_at: z.string(),
  /** ISO 8601 in UTC; null = whenever the candidate likes. */
  due_at: z.string().nullable(),
});

const form = formRow.extend({
  definition: formDefinition,
  /** What is filled in so far; files stand by their ids. */
  values: formValues,
  /** Grows with every save; also the ETag. */
  version: z.number().int(),
});

const formsList = z.object({
  forms: z.array(formRow),
  /** Empty unless `include_tab_list` asks for them. */
  tabs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** Forms of the candidate in this tab, whatever their status. */
      count: z.number().int(),
    }),
  ),
});

export type FormStatus = (typeof formStatuses)[number];
export type CandidateForm = z.infer<typeof form>;
export type FormsList = z.infer<typeof formsList>;

const access = 'candidate';
const notFound = { 404: 'The candidate has no such form.' };

export const formCalls = {
  list: call({
    method: 'GET',
    path: '/api/pcsx/forms_list',
    summary: 'The forms that the candidate is asked to fill in',
    description: 'Those that wait come first, the most pressing at the top.',
    access,
    query: employerQuery.extend({
      tab_id: z.string().max(50).optional(),
      include_tab_list: z.enum(['true', 'false', '1', '0']).optional(),
    }),
    data: formsList,
  }),
  details: call({
    method: 'GET',
    path: '/api/pcsx/forms/{id}',
    summary: 'One form, with what is filled in so far',
    access,
    params: rowParams,
    data: form,
    refusals: notFound,
  }),
  uploadFile: call({
    ...fileForAnswers,
    path: '/api/pcsx/forms/{id}/files',
    summary: 'Upload a file that answers a question of a form, before the answers are saved',
    params: rowParams,
    refusals: { ...notFound, ...fileForAnswers.refusals },
  }),
  save: call({
    method: 'POST',
    path: '/api/pcsx/forms/{id}',
    summary: 'Save what is filled in, or hand it in',
    description:
      'Without `submit` anything may be missing; social security and insurance numbers are not kept, nor files that are not there any more. Files are uploaded before, by `files`, and named by their ids. With it the answers are validated as on the page. What was handed in stays as it was; the same answers once more are answered in the same way.',
    access,
    params: rowParams,
    optionalHeaders: {
      'If-Match':
        'The ETag of what is replaced: a save from an older state is then refused. Without it the last save counts.',
    },
    body: z.object({
      values: formValues,
      submit: z.boolean().default(false),
      domain: z.string().max(253).optional(),
    }),
    data: form,
    refusals: {
      ...notFound,
      400: 'Answers are missing or not valid; `validationErrors` names the fields.',
      409: 'It was handed in with other answers; `data` holds what stands.',
      412: 'It was changed elsewhere meanwhile; `data` holds what stands.',
    },
  }),
};
