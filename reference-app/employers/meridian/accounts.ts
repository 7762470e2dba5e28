import type { DemoAccount } from '../demo-employer.ts';
import { candidatePages } from './candidate/index.ts';
import { offers } from './offers.ts';
import { profile } from './candidate/profile.ts';
import { adminSignIns, candidateSignIns } from './sign-ins.ts';

export const accounts: readonly DemoAccount[] = [
  {
    email: 'candidate@meridian.example',
    firstName: 'Amara',
    lastName: 'Okafor',
    roles: ['candidate'],
    isOnboarded: true,
    isBootstrapped: true,
    pages: candidatePages,
    profile,
    offers,
    signIns: candidateSignIns,
  },
  {
    email: 'empty@meridian.example',
    firstName: 'Jonas',
    lastName: 'Lindqvist',
    roles: ['candidate'],
    isOnboarded: true,
    isBootstrapped: true,
  },
  {
    email: 'new@meridian.example',
    firstName: 'Priya',
    lastName: 'Raman',
    roles: ['candidate'],
    isOnboarded: false,
    isBootstrapped: false,
  },
  {
    email: 'brand@meridian.example',
    firstName: 'Lucía',
    lastName: 'Ferreyra',
    roles: ['candidate', 'theme_builder'],
    isOnboarded: true,
    isBootstrapped: true,
  },
  {
    email: 'admin@meridian.example',
    firstName: 'Daniel',
    lastName: 'Whitlock',
    roles: ['candidate', 'theme_builder', 'admin'],
    isOnboarded: true,
    isBootstrapped: true,
    signIns: adminSignIns,
  },
];
