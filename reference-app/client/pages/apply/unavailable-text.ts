import type { UnavailablePosition } from '../../../contract/apply.ts';
import type { applyTexts } from '../../locales/texts.ts';

/** Says why one cannot apply to a job. */
export const unavailableText = (
  { pid, name, reason }: UnavailablePosition,
  t: ReturnType<typeof applyTexts.useTexts>,
): string => t(`unavailable.${reason}`, { job: name ?? t('unavailable.job', { id: pid }) });
