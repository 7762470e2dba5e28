import type { DemoDocument, DemoLetter, DemoOffer } from '../demo-offers.ts';

const zurich: DemoLetter = {
  place: 'Zürich, Switzerland',
  pay: { currency: 'CHF', period: 'year', amount: 124_000 },
  hoursPerWeek: 40,
  holidays: 25,
  manager: 'Ines Carvalho, Motion Control',
  startsIn: 60,
};
const letter: DemoDocument = {
  name: 'Employment contract',
  documentType: 'Offer',
  status: 'Unsigned',
  content: 'inline',
};

const inventions: DemoDocument = {
  name: 'Invention assignment',
  documentType: 'Agreement',
  status: 'Unsigned',
  content: 'stored',
  paragraphs: [
    'Inventions that you make in your work belong to Kestrel Robotics, which pays you a fair share of what they earn.',
    'You tell us of an invention within a month. If we do not claim it within three, it is yours.',
  ],
};
const safety: DemoDocument = {
  name: 'Workshop safety rules',
  documentType: 'Handbook',
  status: 'Read Only',
  content: 'inline',
  paragraphs: [
    'No arm moves under power while somebody is inside the fence. The key stays with whoever is inside.',
    'Eye protection is worn on the whole floor. Batteries are charged in the charging room only.',
  ],
};

/** The same shapes as Meridian's: nobody there may see these. */
export const offers: readonly DemoOffer[] = [
  {
    status: 'Extended',
    position: 'Firmware Engineer, Motion Control',
    updatedDaysAgo: 1,
    expiresInDays: 5,
    letter: zurich,
    documents: [letter, inventions, safety],
  },
  {
    status: 'Extended',
    position: 'Robotics Systems Integrator',
    updatedDaysAgo: 2,
    expiresInDays: 1,
    letter: zurich,
    documents: [{ ...letter, isEsign: true }],
  },
  {
    status: 'Accepted',
    position: 'Working Student, Test Bench',
    updatedDaysAgo: 380,
    expiresInDays: -370,
    letter: { ...zurich, hoursPerWeek: 16, pay: { currency: 'CHF', period: 'hour', amount: 34 } },
    documents: [{ ...letter, status: 'Signed', signed: true }],
  },
  {
    status: 'Declined',
    position: 'Field Service Technician',
    updatedDaysAgo: 150,
    expiresInDays: -140,
    letter: zurich,
    documents: [letter],
  },
];
