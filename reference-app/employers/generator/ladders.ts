import type { Level } from './parts.ts';

/** Career ladders, by the name that a department's file says. */
export const ladders = {
  /** Licensed and skilled work with patients, machines or customers. */
  practitioner: [
    { seniority: 'Entry level', title: '{}', years: 0, pay: 1, weight: 3 },
    { seniority: 'Mid level', title: '{} II', years: 2, pay: 1.1, weight: 4 },
    { seniority: 'Senior', title: 'Senior {}', years: 5, pay: 1.22, weight: 3 },
    { seniority: 'Lead', title: 'Lead {}', years: 7, pay: 1.34, weight: 1 },
  ],

  /** Office and knowledge work. */
  professional: [
    { seniority: 'Entry level', title: 'Associate {}', years: 1, pay: 0.84, weight: 2 },
    { seniority: 'Mid level', title: '{}', years: 3, pay: 1, weight: 4 },
    { seniority: 'Senior', title: 'Senior {}', years: 5, pay: 1.24, weight: 4 },
    { seniority: 'Lead', title: 'Principal {}', years: 9, pay: 1.55, weight: 1 },
  ],

  engineering: [
    { seniority: 'Entry level', title: 'Graduate {}', years: 0, pay: 0.78, weight: 1 },
    { seniority: 'Mid level', title: '{}', years: 3, pay: 1, weight: 4 },
    { seniority: 'Senior', title: 'Senior {}', years: 6, pay: 1.28, weight: 4 },
    { seniority: 'Lead', title: 'Staff {}', years: 9, pay: 1.58, weight: 2 },
  ],

  /** Work paid by the hour that one can start without a diploma. */
  crew: [
    { seniority: 'Entry level', title: '{}', years: 0, pay: 1, weight: 5 },
    { seniority: 'Mid level', title: 'Senior {}', years: 2, pay: 1.12, weight: 2 },
    { seniority: 'Lead', title: '{} Team Lead', years: 3, pay: 1.26, weight: 1 },
  ],

  /** Physicians and scientists: one title, whatever the years. */
  expert: [
    { seniority: 'Mid level', title: '{}', years: 2, pay: 1, weight: 3 },
    { seniority: 'Senior', title: '{}', years: 5, pay: 1.12, weight: 2 },
    { seniority: 'Lead', title: 'Lead {}', years: 8, pay: 1.25, weight: 1 },
  ],

  management: [
    { seniority: 'Manager', title: '{}', years: 4, pay: 1, weight: 3 },
    { seniority: 'Manager', title: 'Senior {}', years: 7, pay: 1.2, weight: 1 },
  ],
} satisfies Record<string, readonly Level[]>;
