export {
  composite,
  contrast,
  nearestPassing,
  neededContrast,
  readColor,
  writeColor,
  type Oklch,
} from '../contrast/contrast.ts';
export { deriveDark, deriveStep, type Surroundings } from './derive-color.ts';
