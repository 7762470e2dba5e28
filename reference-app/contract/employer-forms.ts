import { z } from 'zod';
import { call } from './call.ts';
import { formDefinition } from './form-definition.ts';
import { maximumRowId, rowParams } from './row.ts';

/** How many forms an employer can have, retired ones included. */
export const maximumEmployerForms = 500;
export const longestFormTitle = 200;
export const longestFormDescription = 1_000;

export const employerFormStatuses = ['draft', 'published', 'retired'] as const;

const title = z.string().trim().min(1, 'Enter a title.').max(longestFormTitle);
const description = z.string().trim().max(longestFormDescription);
const domain = z.string().max(253).optional();
const revision = z.number().int().min(1).max(maximumRowId);

/** Candidates who were given the form, by how far they are. */
const candidates = z.object({
  notStarted: z.number().int(),
  started: z.number().int(),
  submitted: z.number().int(),
});

const listedForm = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  status: z.enum(employerFormStatuses),
  /** The newest published one; 0 = none yet. */
  version: z.number().int(),
  /** The draft differs from the newest version. */
  hasChanges: z.boolean(),
  fieldCount: z.number().int(),
  /** ISO 8601 in UTC. */
  updatedAt: z.string(),
  /** Full name; null = whose account has gone. */
  updatedBy: z.string().nullable(),
  retiredAt: z.string().nullable(),
  candidates,
});

const publishedForm = z.object({
  version: z.number().int(),
  title: z.string(),
  description: z.string(),
  definition: formDefinition,
  /** ISO 8601 in UTC. */
  publishedAt: z.string(),
  /** Full name; null = whose account has gone. */
  publishedBy: z.string().nullable(),
});

const employerForm = listedForm.extend({
  /** Of the draft. */
  definition: formDefinition,
  revision: z.number().int(),
  /** The newest version; null = none yet. */
  published: publishedForm.nullable(),
});

export type EmployerFormStatus = (typeof employerFormStatuses)[number];
export type ListedEmployerForm = z.infer<typeof listedForm>;
export type EmployerForm = z.infer<typeof employerForm>;

const access = 'admin';
const notFound = { 404: 'The employer has no such form.' };
const overtaken =
  'Another admin has saved the draft meanwhile; `data.conflict` holds `definition` and `version`.';

export const employerFormCalls = {
  list: call({
    method: 'GET',
    path: '/api/pcsx/admin/forms',
    summary: 'List the forms of the employer',
    description: 'Retired ones come last, and otherwise those that were changed last come first.',
    access,
    data: z.object({ forms: z.array(listedForm) }),
  }),
  create: call({
    method: 'POST',
    path: '/api/pcsx/admin/forms',
    summary: 'Create a form, empty or as a copy',
    description: 'The same `key` again answers with the form that it has created, and creates no other.',
    access,
    body: z.object({
      /** Random, made by the page: what is sent twice is created once. */
      key: z.string().min(16).max(100),
      title,
      description: description.default(''),
      /** The form whose draft is copied; an empty form without it. */
      copyOf: z.number().int().min(1).max(maximumRowId).optional(),
      domain,
    }),
    status: 201,
    data: employerForm,
    refusals: {
      404: 'The employer has no form `copyOf`.',
      409: `The employer has ${maximumEmployerForms} forms already.`,
    },
  }),
  details: call({
    method: 'GET',
    path: '/api/pcsx/admin/forms/{id}',
    summary: 'Read the draft of a form, with its newest version',
    access,
    params: rowParams,
    data: employerForm,
    refusals: notFound,
  }),
  save: call({
    method: 'PUT',
    path: '/api/pcsx/admin/forms/{id}',
    summary: 'Save the draft of a form',
    description:
      'Candidates see nothing of it before it is published. Mistakes may be in it. What is stored already is answered with the revision that it has.',
    access,
    params: rowParams,
    body: z.object({
      definition: formDefinition,
      /** Of the draft that is replaced. */
      revision,
      domain,
    }),
    data: z.object({ revision: z.number().int(), updatedAt: z.string() }),
    refusals: { ...notFound, 409: overtaken, 413: 'The definition has more than 256 KiB.' },
  }),
  rename: call({
    method: 'PUT',
    path: '/api/pcsx/admin/forms/{id}/title',
    summary: 'Change the title and description of a form',
    description: 'Candidates see them with the next version. The last change counts.',
    access,
    params: rowParams,
    body: z.object({ title, description, domain }),
    data: employerForm,
    refusals: notFound,
  }),
  publish: call({
    method: 'POST',
    path: '/api/pcsx/admin/forms/{id}/publish',
    summary: 'Publish the draft of a form as its next version',
    description:
      'Candidates who have not started get the new version; those who have started keep the one that they started. A draft that is published already is answered with its version.',
    access,
    params: rowParams,
    body: z.object({
      /** Of the draft that is meant. */
      revision,
      domain,
    }),
    data: employerForm,
    refusals: {
      ...notFound,
      400: 'The definition has mistakes, which `validationErrors` names by their places, or asks for nothing.',
      409: `${overtaken} Or the form is retired.`,
    },
  }),
  retire: call({
    method: 'POST',
    path: '/api/pcsx/admin/forms/{id}/retire',
    summary: 'Retire a form',
    description:
      'It is given to no more candidates, and those who have not started it no longer see it. Those who have started can finish. Twice is the same as once.',
    access,
    params: rowParams,
    body: z.object({ domain }),
    data: employerForm,
    refusals: notFound,
  }),
  restore: call({
    method: 'POST',
    path: '/api/pcsx/admin/forms/{id}/restore',
    summary: 'Restore a retired form',
    description: 'Candidates who had not started it see it again. Twice is the same as once.',
    access,
    params: rowParams,
    body: z.object({ domain }),
    data: employerForm,
    refusals: notFound,
  }),
};
