import { validation } from '../../locales/en-US/index.ts';

/** The language of `validationContext`, for tests that are about something else. */
export const inEnglish = { locale: 'en-US', messages: validation };
