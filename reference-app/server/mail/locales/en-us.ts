import type { MailTexts } from './texts.ts';

const notYou = 'If this was not you, you need not do anything.';

export const english: MailTexts = {
  direction: 'ltr',
  signUp: ({ company, hours }) => ({
    subject: `Confirm your account at ${company}`,
    lines: [
      `Please confirm that this address is yours to open your account at ${company}.`,
      'If you open this in another browser than the one that you signed up with, you are asked for the password that you chose.',
    ],
    action: 'Confirm my address',
    closing: [
      `The link works once, within ${hours} hours.`,
      'If you did not sign up, do not follow the link: no account is opened.',
    ],
  }),
  alreadyThere: ({ company }) => ({
    subject: `You already have an account at ${company}`,
    lines: [
      `Somebody has just asked to use this address for an account at ${company}. There is one already.`,
      'You can log in, or choose a new password if you have forgotten yours.',
    ],
    action: 'Log in',
    closing: [notYou],
  }),
  code: ({ company, minutes }) => ({
    subject: `Your code for ${company}`,
    lines: [`Log in at ${company} with this code:`],
    closing: [
      `The code works once, within ${minutes} minutes. Tell it to nobody: we never ask for it.`,
      notYou,
    ],
  }),
  reset: ({ company, name, minutes }) => ({
    subject: `Choose a new password for ${company}`,
    lines: [`Hello ${name},`, `here you can choose a new password for your account at ${company}.`],
    action: 'Choose a new password',
    closing: [
      `The link works once, within ${minutes} minutes. You will then be logged out everywhere.`,
      `${notYou} Your password stays as it is.`,
    ],
  }),
  notThere: ({ company }) => ({
    subject: `There is no account for this address at ${company}`,
    lines: [
      `Somebody has just tried to log in at ${company} with this address. It has no account there.`,
      'Perhaps you signed up with another address. You can also open an account.',
    ],
    action: 'Go to the login',
    closing: [notYou],
  }),
  newEmail: ({ company, minutes }) => ({
    subject: `Confirm your new address for ${company}`,
    lines: [`Please confirm that your account at ${company} is to have this e-mail address from now on.`],
    action: 'Confirm my new address',
    closing: [`The link works once, within ${minutes} minutes.`, notYou],
  }),
  emailAsked: ({ company, name }) => ({
    subject: `Your account at ${company} is to get another e-mail address`,
    lines: [
      `Hello ${name},`,
      `somebody who is logged in to your account at ${company} has asked to give it another e-mail address. It changes once that is confirmed there.`,
    ],
    action: 'Go to the login',
    closing: [
      'If this was not you, choose a new password at once: “forgotten password” at the login. The change is then off, and everybody else is logged out.',
    ],
  }),
  emailChanged: ({ company, name }) => ({
    subject: `Your account at ${company} has a new e-mail address`,
    lines: [
      `Hello ${name},`,
      `your account at ${company} now has another e-mail address. You log in with the new one, and mails go there.`,
    ],
    closing: [`If this was not you, write to ${company} at once.`],
  }),
  passwordChanged: ({ company, name }) => ({
    subject: `Your password at ${company} was changed`,
    lines: [
      `Hello ${name},`,
      `the password of your account at ${company} was changed, and all other sessions have ended.`,
    ],
    action: 'Go to the login',
    closing: ['If this was not you, choose a new password at once: “forgotten password” at the login.'],
  }),
  jobAlert: ({ company, name, search, count, more }) => ({
    subject: `${count === 1 ? '1 new job' : `${count} new jobs`} for “${search}” at ${company}`,
    lines: [
      `Hello ${name},`,
      count === 1
        ? `there is a new job at ${company} for your saved search “${search}”.`
        : `there are ${count} new jobs at ${company} for your saved search “${search}”.`,
      ...(more > 0 ? [`These are the newest; ${more} more are on the site.`] : []),
    ],
    action: 'See all jobs of this search',
    closing: [
      'You get this mail because you saved this search. You can change how often, or end it, in your settings.',
    ],
  }),
  stopJobAlert: {
    title: 'Job alerts',
    question: (search) => `Do you want no more mails about “${search}”?`,
    button: 'End these mails',
    stopped: (search) => `You get no more mails about “${search}”. The search is still saved.`,
    unknown: 'There are no such mails, or their search was removed. You need not do anything.',
    toSearch: 'Search jobs',
  },
};
