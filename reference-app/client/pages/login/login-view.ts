import { withQuery } from '@portico/core/jobs';
import type { AccountMessageKey } from '../../locales/texts.ts';

/** What the login shows; in addresses as `?view=`. */
export const loginViews = ['password', 'code', 'reset', 'sign-up'] as const;
export type LoginView = (typeof loginViews)[number];

export const loginTitles: Record<LoginView, AccountMessageKey> = {
  password: 'logIn',
  code: 'code.title',
  reset: 'reset.title',
  'sign-up': 'signUp.title',
};

/** The view of an address; undefined when it names none. */
export const viewIn = (query: URLSearchParams): LoginView | undefined =>
  loginViews.find((view) => view === query.get('view'));

/** A view's address. The start is where everybody goes on who has said nothing else. */
export const viewAddress = (view: LoginView, next: string): string =>
  withQuery('/careers/login', { view, next: next === '/careers' ? undefined : next });
