import type { Messages } from '@portico/core/messages';
import type account from '../../locales/en-US/account.json';
import type apply from '../../locales/en-US/apply.json';
import type assistant from '../../locales/en-US/assistant.json';
import type cart from '../../locales/en-US/cart.json';
import type dashboard from '../../locales/en-US/dashboard.json';
import type form from '../../locales/en-US/form.json';
import type formsCenter from '../../locales/en-US/forms-center.json';
import type formsEditor from '../../locales/en-US/forms-editor.json';
import type jobs from '../../locales/en-US/jobs.json';
import type letter from '../../locales/en-US/letter.json';
import type offer from '../../locales/en-US/offer.json';
import type offers from '../../locales/en-US/offers.json';
import type onboarding from '../../locales/en-US/onboarding.json';
import type position from '../../locales/en-US/position.json';
import type profile from '../../locales/en-US/profile.json';
import type resume from '../../locales/en-US/resume.json';
import type searchTools from '../../locales/en-US/search-tools.json';
import type settings from '../../locales/en-US/settings.json';
import { createArea } from './area.ts';

export type AccountMessageKey = keyof typeof account;
/** What the login says. */
export const accountTexts = createArea<AccountMessageKey>('account');

export type ApplyMessageKey = keyof typeof apply;
/** What is said where people apply. */
export const applyTexts = createArea<ApplyMessageKey>('apply');

export type AssistantMessageKey = keyof typeof assistant;
/** What the assistant's panel says beside its answers. */
export const assistantTexts = createArea<AssistantMessageKey>('assistant');

export type CartMessageKey = keyof typeof cart;
/** What the job cart says. */
export const cartTexts = createArea<CartMessageKey>('cart');

export type DashboardMessageKey = keyof typeof dashboard;
/** What the dashboard says. */
export const dashboardTexts = createArea<DashboardMessageKey>('dashboard');

export type FormMessageKey = keyof typeof form;
/** What is said around the form of an employer, wherever it is filled in. */
export const formTexts = createArea<FormMessageKey>('form');

export type FormsCenterMessageKey = keyof typeof formsCenter;
/** What the forms center says. */
export const formsCenterTexts = createArea<FormsCenterMessageKey>('forms-center');

export type FormsEditorMessageKey = keyof typeof formsEditor;
/** What admins read where they make forms. */
export const formsEditorTexts = createArea<FormsEditorMessageKey>('forms-editor');

export type JobsMessageKey = keyof typeof jobs;
export type JobsMessages = Messages<JobsMessageKey>;
/** What the search and the page of a job say themselves; their later parts have texts of their own. */
export const jobsTexts = createArea<JobsMessageKey>('jobs');

export type LetterMessageKey = keyof typeof letter;
/** What is said where a letter is read, signed or declined; lists of offers do without it. */
export const letterTexts = createArea<LetterMessageKey>('letter');

export type OfferMessageKey = keyof typeof offer;
/** What the pages of one offer and of its letter say. */
export const offerTexts = createArea<OfferMessageKey>('offer');

export type OffersMessageKey = keyof typeof offers;
/** What the list of offers says, on its page and on the dashboard. */
export const offersTexts = createArea<OffersMessageKey>('offers');

export type OnboardingMessageKey = keyof typeof onboarding;
/** What new candidates are told. */
export const onboardingTexts = createArea<OnboardingMessageKey>('onboarding');

export type PositionMessageKey = keyof typeof position;
/** What is said about a job beside the job itself: match, insights, similar jobs, saving and sharing. */
export const positionTexts = createArea<PositionMessageKey>('position');

export type ProfileMessageKey = keyof typeof profile;
/** What is said on the candidate’s profile, and where it is exported. */
export const profileTexts = createArea<ProfileMessageKey>('profile');

export type ResumeMessageKey = keyof typeof resume;
/** What is said about resumes. */
export const resumeTexts = createArea<ResumeMessageKey>('resume');

export type SearchToolsMessageKey = keyof typeof searchTools;
/** What the parts of the search say that come when they are asked for. */
export const searchToolsTexts = createArea<SearchToolsMessageKey>('search-tools');

export type SettingsMessageKey = keyof typeof settings;
export type SettingsMessages = Messages<SettingsMessageKey>;
/** What the settings say. */
export const settingsTexts = createArea<SettingsMessageKey>('settings');
