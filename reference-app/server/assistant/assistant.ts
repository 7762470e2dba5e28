import type { AssistantAction, AssistantAnswer } from '../../contract/assistant.ts';
import type { EmployerConfig } from '../../contract/employer-config.ts';
import type { Ask } from '../http/ask-as.ts';

/** What somebody asks, with all that an assistant may know. */
export type Question = {
  message: string;
  history: readonly { role: 'user' | 'assistant'; text: string }[];
  page: { path: string; positionId: number | null };
  /** BCP 47: of the page. */
  locale: string;
  isLoggedIn: boolean;
  at: Date;
  employer: { name: string; languages: readonly string[] };
  features: Features;
  /** The site's calls, as whoever asks. */
  ask: Ask;
  /** The same as anybody: what they answer may be told to others. */
  askPublicly: Ask;
};

/** What the employer lets the assistant do. */
export type Features = EmployerConfig['chatbotxConfig']['featureAccessFlags'];

/** An assistant's brain; which one it is, is configured. */
export type Assistant = { reply: (question: Question) => Promise<AssistantAnswer> };

const needs: Record<AssistantAction['type'], keyof Features> = {
  update_search: 'search',
  navigate: 'navigate',
  add_to_cart: 'jobCart',
  remove_from_cart: 'jobCart',
  upload_resume: 'resume',
  remove_resume: 'resume',
  update_profile: 'profile',
};
const ofCandidates: ReadonlySet<AssistantAction['type']> = new Set([
  'upload_resume',
  'remove_resume',
  'update_profile',
]);

/** Whether the page may be asked to do this, for this person at this employer. */
export function isAllowed(
  { type }: Pick<AssistantAction, 'type'>,
  { features, isLoggedIn }: Pick<Question, 'features' | 'isLoggedIn'>,
): boolean {
  return features[needs[type]] && (isLoggedIn || !ofCandidates.has(type));
}
