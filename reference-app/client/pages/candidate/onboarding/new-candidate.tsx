import type { Locale } from '@portico/core/messages';
import { useSite } from '../../../site/site.tsx';
import { formTexts } from '../../../locales/texts.ts';
import { Beginning } from './beginning.tsx';
import { Questions } from './questions.tsx';

/** What a new candidate goes through: onboarding by itself, then what the employer asks. */
export function NewCandidate() {
  const { boot } = useSite();
  return boot.user?.isOnboarded ? <Questions /> : <Beginning />;
}

export async function prepareNewCandidate(locale: Locale): Promise<void> {
  await formTexts.load(locale);
}
