import type { DemoAccount } from '../demo-employer.ts';
import { candidatePages } from './candidate-pages.ts';
import { offers } from './offers.ts';
import { profile } from './profile.ts';

export const accounts: readonly DemoAccount[] = [
  {
    email: 'candidate@kestrel.example',
    firstName: 'Mateus',
    lastName: 'Villar',
    roles: ['candidate'],
    isOnboarded: true,
    isBootstrapped: true,
    pages: candidatePages,
    profile,
    offers,
  },
  {
    email: 'brand@kestrel.example',
    firstName: 'Sigrid',
    lastName: 'Holm',
    roles: ['candidate', 'theme_builder'],
    isOnboarded: true,
    isBootstrapped: true,
  },
];
