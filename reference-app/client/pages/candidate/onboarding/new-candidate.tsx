import type { Locale } from '../../../../contract/employer-config.ts';
import { useSite } from '../../../site/site.tsx';
import { formTexts } from '../../../locales/form-messages.ts';
import { Beginning } from './beginning.tsx';
import { Questions } from './questions.tsx';

/** What a new candidate goes through: onboarding by itself, then what the employer asks. */
export function NewCandidate() {
  const { boot } = useSite();
  return <formTexts.Language>{boot.user?.isOnboarded ? <Questions /> : <Beginning />}</formTexts.Language>;
}

export async function prepareNewCandidate(locale: Locale): Promise<void> {
  await formTexts.load(locale);
}
