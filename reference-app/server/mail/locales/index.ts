import type { Locale } from '../../../contract/employer-config.ts';
import { arabic } from './ar.ts';
import { english } from './en-us.ts';
import type { MailTexts } from './texts.ts';

export const mailTexts: Record<Locale, MailTexts> = { 'en-US': english, ar: arabic };
