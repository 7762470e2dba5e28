import { z } from 'zod';
import { call } from './call.ts';
import { formDefinition, formValues } from './form-definition.ts';
import { fileForAnswers } from './uploaded-file.ts';

const onboarding = z.object({
  isOnboarded: z.boolean(),
  isBootstrapped: z.boolean(),
  /** What a candidate who is not bootstrapped is asked, as a form; null = nothing. */
  bootstrappingConfig: formDefinition.nullable(),
  /** What is filled in so far; files stand by their ids. */
  values: formValues,
});
export type Onboarding = z.infer<typeof onboarding>;

const access = 'candidate';

export const onboardingCalls = {
  state: call({
    method: 'GET',
    path: '/api/pcsx/onboarding',
    summary: 'Whether the candidate is onboarded, and what is still asked',
    access,
    data: onboarding,
  }),
  onboard: call({
    method: 'POST',
    path: '/api/pcsx/onboarding',
    summary: 'Onboard the candidate',
    description:
      'Twice is the same as once. Where the employer asks nothing more (`bootstrappingConfig` is null), it also ends bootstrapping.',
    access,
    body: z.object({ domain: z.string().max(253).optional() }).nullish(),
    data: onboarding,
  }),
  uploadFile: call({
    ...fileForAnswers,
    path: '/api/pcsx/onboarding/bootstrapping/files',
    summary: 'Upload a file that answers a question to new candidates, before the answers are saved',
  }),
  bootstrap: call({
    method: 'POST',
    path: '/api/pcsx/onboarding/bootstrapping',
    summary: 'Save the answers that a new candidate is asked for, or hand them in',
    description:
      'Handing in ends bootstrapping. Without `submit` anything may be missing. Files are uploaded before, by `files`, and named by their ids. Once handed in, answers stay as they were.',
    access,
    body: z.object({
      values: formValues,
      submit: z.boolean().default(true),
      domain: z.string().max(253).optional(),
    }),
    data: onboarding,
    refusals: {
      400: 'Answers are missing or not valid; `validationErrors` names the fields.',
    },
  }),
};
