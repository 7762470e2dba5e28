import type { LogoRefusal } from './refusal.ts';

/** What a person reads when a file is refused: what happened, and what to do. */
export type LogoRefusalWords = Readonly<Record<LogoRefusal, string>>;

export const englishLogoRefusals: LogoRefusalWords = {
  too_heavy: 'This file is larger than 5 MB. Choose a smaller version of the logo.',
  too_many_pixels: 'This picture has more than 40 megapixels. Choose a smaller version of the logo.',
  unknown_type: 'This file is not a PNG, JPEG or SVG picture. Save the logo as one of these.',
  broken: 'This file is damaged or incomplete. Export the logo again.',
  unsupported: 'This kind of picture cannot be read. Save the logo as a plain PNG, JPEG or SVG.',
  unsafe_svg: 'This SVG contains a document type or entities. Export it as plain SVG, without them.',
  no_color: 'No colour was found: the picture is empty or transparent. Choose one that shows the logo.',
};
