import type { DemoDocument, DemoLetter, DemoOffer } from '../demo-offers.ts';

const hospital = { hoursPerWeek: 37.5, holidays: 27 } satisfies Partial<DemoLetter>;
const wichita: DemoLetter = {
  ...hospital,
  place: 'Wichita, KS, United States',
  pay: { currency: 'USD', period: 'year', amount: 92_400 },
  manager: 'Helen Brandt, Head of Nursing',
  startsIn: 35,
};
const rotterdam: DemoLetter = {
  ...hospital,
  place: 'Rotterdam, Netherlands',
  pay: { currency: 'EUR', period: 'year', amount: 64_200 },
  manager: 'Joost van der Meer, Lead Pharmacist',
  startsIn: 50,
};
const nairobi: DemoLetter = {
  ...hospital,
  place: 'Nairobi, Kenya',
  pay: { currency: 'USD', period: 'year', amount: 51_800 },
  manager: 'Dr Wanjiru Kamau, Clinical Research',
  startsIn: 42,
};

const letter = (content: DemoDocument['content'] = 'inline'): DemoDocument => ({
  name: 'Offer letter',
  documentType: 'Offer',
  status: 'Unsigned',
  content,
});
const signedLetter: DemoDocument = { ...letter(), status: 'Signed', signed: true };

const confidentiality: DemoDocument = {
  name: 'Confidentiality agreement',
  documentType: 'Agreement',
  status: 'Unsigned',
  content: 'stored',
  paragraphs: [
    'In your work you will learn things about patients, colleagues and Meridian Health that are not public. You keep them to yourself, while you work with us and afterwards.',
    'You look at a patient’s record only when you care for that patient, or when your task requires it. Every look is logged.',
    'You take no records home, on paper or on a device of your own, and you hand back everything on your last day.',
    'None of this keeps you from reporting a danger to patients or a breach of the law.',
  ],
};
const handbook: DemoDocument = {
  name: 'Staff handbook',
  documentType: 'Handbook',
  status: 'Read Only',
  content: 'inline',
  paragraphs: [
    'Your first week: you meet your team, get your badge and your uniforms, and follow a colleague on two shifts.',
    'Rotas are published six weeks ahead. Swaps are agreed between colleagues and confirmed by the charge nurse.',
    'If you are ill, call the ward before your shift begins. You need a certificate from the fourth day on.',
    'Whoever sees something unsafe says so at once. Nobody is blamed for a report made in good faith.',
  ],
};
const conduct: DemoDocument = {
  name: 'Research code of conduct',
  documentType: 'Agreement',
  status: 'Pending',
  content: 'inline',
  paragraphs: [
    'No participant joins a study without informed consent, in a language that the participant speaks.',
    'Data are recorded when they are observed, by whoever observed them, and are never made to fit.',
    'Conflicts of interest are declared before a study begins, and again when they arise.',
  ],
};
const inventions: DemoDocument = {
  name: 'Intellectual property agreement',
  documentType: 'Agreement',
  status: 'Signed',
  signed: true,
  content: 'stored',
  paragraphs: [
    'What you invent or write as part of your work belongs to Meridian Health, which names you as its author.',
    'What you make in your own time, with your own means and outside your field of work, is yours.',
  ],
};

/** What the candidate is reminded of. */
const endingTomorrow: DemoOffer = {
  status: 'Extended',
  position: 'Clinical Pharmacist',
  updatedDaysAgo: 2,
  expiresInDays: 1,
  letter: rotterdam,
  documents: [{ ...letter(), isEsign: true }],
};
export const reminder = `Your offer for ${endingTomorrow.position} expires tomorrow.`;

/** Every status, and every case that a document can be in. */
export const offers: readonly DemoOffer[] = [
  {
    status: 'Extended',
    position: 'Senior Registered Nurse, Cardiology',
    updatedDaysAgo: 1,
    expiresInDays: 5,
    letter: wichita,
    documents: [letter(), confidentiality, handbook],
  },
  endingTomorrow,
  {
    status: 'Extended',
    position: 'Clinical Research Coordinator',
    updatedDaysAgo: 3,
    expiresInDays: null,
    letter: { ...nairobi, pay: { currency: 'USD', period: 'hour', amount: 28.75 } },
    documents: [
      { ...letter('none'), status: 'Pending' },
      conduct,
      inventions,
      {
        name: 'Data protection undertaking',
        documentType: 'Agreement',
        status: 'Signed',
        signed: true,
        content: 'none',
      },
      { name: 'Background check consent', documentType: 'Agreement', status: 'Signed', content: 'none' },
    ],
  },
  {
    status: 'Extended',
    position: 'Nurse Educator',
    updatedDaysAgo: 26,
    expiresInDays: -2,
    letter: wichita,
    documents: [letter()],
  },
  {
    status: 'Contract Extended',
    position: 'Infection Prevention Specialist (fixed term)',
    updatedDaysAgo: 4,
    expiresInDays: 12,
    letter: { ...wichita, pay: { currency: 'USD', period: 'hour', amount: 46.5 } },
    documents: [letter('stored')],
  },
  {
    status: 'Accepted',
    position: 'Staff Nurse, Step-down Unit',
    updatedDaysAgo: 410,
    expiresInDays: -400,
    letter: wichita,
    documents: [signedLetter],
  },
  {
    status: 'Contract Accepted',
    position: 'Vaccination Clinic Nurse (seasonal)',
    updatedDaysAgo: 300,
    expiresInDays: null,
    letter: { ...wichita, hoursPerWeek: 20 },
    documents: [signedLetter],
  },
  {
    status: 'Declined',
    position: 'Night Charge Nurse',
    updatedDaysAgo: 190,
    expiresInDays: -180,
    letter: wichita,
    documents: [letter()],
  },
  {
    status: 'Rejected',
    position: 'Travel Nurse, Surgical Services',
    updatedDaysAgo: 220,
    expiresInDays: null,
    letter: rotterdam,
    documents: [letter()],
  },
  {
    status: 'Canceled',
    position: 'Telehealth Triage Nurse',
    updatedDaysAgo: 95,
    expiresInDays: -80,
    letter: nairobi,
    documents: [letter()],
  },
  {
    status: 'Expired',
    position: 'Discharge Planner',
    updatedDaysAgo: 140,
    expiresInDays: -126,
    letter: wichita,
    documents: [letter()],
  },
];
