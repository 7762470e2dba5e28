export {
  composite,
  contrast,
  nearestPassing,
  neededContrast,
  readColor,
  writeColor,
  type Oklch,
} from '../color/contrast.ts';
export { repairTheme, type Repair, type RepairOptions, type ThemeRepair } from './repair-theme.ts';
export { deriveContrast, deriveDark, deriveStep, type Surroundings } from '../derive/derive-color.ts';
