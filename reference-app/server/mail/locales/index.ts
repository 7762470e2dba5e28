import type { Locale } from '@portico/core/messages';
import { arabic } from './ar.ts';
import { english } from './en-us.ts';
import type { MailTexts } from './texts.ts';

export const mailTexts: Record<Locale, MailTexts> = { 'en-US': english, ar: arabic };
