export {
  composite,
  contrast,
  nearestPassing,
  neededContrast,
  readColor,
  writeColor,
  type Oklch,
} from '../contrast/contrast.ts';
export { repairTheme, type Repair, type RepairOptions, type ThemeRepair } from '../contrast/repair-theme.ts';
export { deriveContrast, deriveDark, deriveStep, type Surroundings } from './derive-color.ts';
