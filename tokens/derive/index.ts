export {
  composite,
  contrast,
  nearestPassing,
  neededContrast,
  readColor,
  writeColor,
  type Oklch,
} from '../contrast/contrast.ts';
export { deriveContrast, deriveDark, deriveStep, type Surroundings } from './derive-color.ts';
