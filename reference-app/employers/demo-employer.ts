import type { EmployerConfigInput } from '../contract/employer-config.ts';
import type { Posting } from '../contract/posting.ts';
import type { ThemeDocument } from '../contract/themes.ts';
import type { DemoMoment, DemoPages } from './demo-candidate.ts';
import type { DemoProfile } from './demo-profile.ts';
import type { DemoSignIn } from './demo-sign-ins.ts';
import type { DemoLetterhead, DemoOffer } from './demo-offers.ts';
import type { DemoApplying } from './demo-applying.ts';

export type DemoAccount = {
  email: string;
  firstName: string;
  lastName: string;
  roles: readonly ('candidate' | 'theme_builder' | 'admin')[];
  isOnboarded: boolean;
  isBootstrapped: boolean;
  /** What is on their own pages; nothing when absent. */
  pages?: (moment: DemoMoment) => DemoPages;
  /** What they tell of themselves; nothing when absent. */
  profile?: (now: Date) => DemoProfile;
  offers?: readonly DemoOffer[];
  /** How they logged in before, oldest first. */
  signIns?: readonly DemoSignIn[];
};

/** One demo employer: a folder beside this file holds each. `theme` is a theme document as the theme builder saves it. */
export type DemoEmployer = {
  domain: string;
  name: string;
  product: 'default' | 'pcsx';
  config: EmployerConfigInput;
  theme: Pick<ThemeDocument, 'sections' | 'assets'>;
  accounts: readonly DemoAccount[];
  /** Of the offers that its accounts have. */
  letterhead?: DemoLetterhead;
  /** What candidates among them have gathered and sent. */
  applying?: readonly DemoApplying[];
  /** Yields the jobs one by one, the same ones at every run for the same `now`. */
  postings: (options: { now: Date; count?: number }) => Iterable<Posting>;
};
