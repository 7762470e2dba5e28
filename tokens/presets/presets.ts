import { bank } from './bank.ts';
import { climateStartup } from './climate-startup.ts';
import { gamesStudio } from './games-studio.ts';
import { hospitalGroup } from './hospital-group.ts';
import { hotelGroup } from './hotel-group.ts';
import { lawFirm } from './law-firm.ts';
import { logistics } from './logistics.ts';
import type { Preset } from './preset.ts';
import { supermarket } from './supermarket.ts';
import { university } from './university.ts';

/** All looks, in the order in which they are offered: neighbours differ most. */
export const presets: readonly Preset[] = [
  hospitalGroup,
  gamesStudio,
  university,
  supermarket,
  bank,
  climateStartup,
  lawFirm,
  logistics,
  hotelGroup,
];
