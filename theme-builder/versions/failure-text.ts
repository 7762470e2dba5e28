import { failureOf } from '../backend.ts';
import { versionsTexts } from './texts/texts.ts';

/** Why a call failed, in words. */
export const useFailureText = (): ((error: unknown) => string) => {
  const t = versionsTexts.useTexts();
  return (error) => {
    const failure = failureOf(error);
    if (failure?.kind === 'offline') return t('offline');
    return failure?.kind === 'refused' ? failure.message : t('failed');
  };
};
