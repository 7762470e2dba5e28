import { z } from 'zod';
import { maximumFormBytes } from './answer-files.ts';
import { call } from './call.ts';
import { formDefinition, formValues } from './form-definition.ts';

const onboarding = z.object({
  isOnboarded: z.boolean(),
  isBootstrapped: z.boolean(),
  /** What a candidate who is not bootstrapped is asked, as a form; null = nothing. */
  bootstrappingConfig: formDefinition.nullable(),
  /** What is filled in so far; of files what is told of them, without their `content`. */
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
  bootstrap: call({
    method: 'POST',
    path: '/api/pcsx/onboarding/bootstrapping',
    summary: 'Save the answers that a new candidate is asked for, or hand them in',
    description:
      'Handing in ends bootstrapping. Without `submit` anything may be missing. A file that is kept already need not be sent again: without its `content` it stays as it is. Once handed in, answers stay as they were.',
    access,
    maximumBytes: maximumFormBytes,
    body: z.object({
      values: formValues,
      submit: z.boolean().default(true),
      domain: z.string().max(253).optional(),
    }),
    data: onboarding,
    refusals: {
      400: 'Answers are missing or not valid; `validationErrors` names the fields.',
      503: 'Files cannot be scanned for viruses at the moment.',
    },
  }),
};
