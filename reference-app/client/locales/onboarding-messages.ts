import type english from './onboarding/en-US.json';
import { createArea } from './area.tsx';

export type OnboardingMessageKey = keyof typeof english;

/** What new candidates are told. */
export const onboardingTexts = createArea<OnboardingMessageKey>({
  'en-US': () => import('./onboarding/en-US.json?messages'),
  ar: () => import('./onboarding/ar.json?messages'),
});
