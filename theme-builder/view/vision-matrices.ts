import type { Vision } from './view-settings.ts';

/**
 * What is left of red, green and blue for people without one kind of cones: Machado, Oliveira, Fernandes, “A
 * Physiologically-based Model for Simulation of Color Vision Deficiency”, IEEE TVCG 15 (6), 2009, table 1 at severity 1,
 * in linear RGB. Its authors trust it less for tritanopia. Without any colour there is luminance: WCAG 2.2's weights.
 */
export const visionMatrices: Record<
  Exclude<Vision, 'normal'>,
  readonly (readonly [number, number, number])[]
> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};
