import type { PresetId } from './preset.ts';

/** What a person who owns a brand reads about a look: a name, and one sentence about whom it suits and what it does. */
export type PresetWords = Readonly<Record<PresetId, { name: string; description: string }>>;

export const englishPresets: PresetWords = {
  hospital_group: {
    name: 'Daylight',
    description: 'Calm petrol green on white with soft corners and larger text, as for a hospital group.',
  },
  bank: {
    name: 'Counter',
    description: 'Navy bars, stone and a touch of brass with crisp edges, as for a bank.',
  },
  games_studio: {
    name: 'Arcade',
    description: 'Violet night with hot pink, cyan and big condensed titles, as for a games studio.',
  },
  supermarket: {
    name: 'Leaflet',
    description: 'A sunny yellow bar, bold red buttons and round shapes, as for a supermarket chain.',
  },
  university: {
    name: 'Reading room',
    description: 'Oxblood on paper, set in book type with square edges, as for a university.',
  },
  logistics: {
    name: 'Depot',
    description: 'Asphalt and signal orange, compact and square, as for a logistics company.',
  },
  law_firm: {
    name: 'Letterhead',
    description: 'Ink on warm paper, fine lines and large light titles, as for a law firm.',
  },
  climate_startup: {
    name: 'Greenhouse',
    description: 'Bright mint over deep forest, wide and very round, as for a climate start-up.',
  },
  hotel_group: {
    name: 'Lobby',
    description: 'Bottle green and old gold over champagne with pill-shaped buttons, as for a hotel group.',
  },
};
