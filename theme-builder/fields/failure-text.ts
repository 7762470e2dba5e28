import { failureOf } from '../backend/backend.ts';
import { versionsTexts } from '../locales/areas.ts';

/** Why a call failed, in words. */
export function useFailureText(): (error: unknown) => string {
  const t = versionsTexts.useTexts();
  return (error) => {
    const failure = failureOf(error);
    if (failure?.kind === 'offline') return t('offline');
    return failure?.kind === 'refused' ? failure.message : t('failed');
  };
}
