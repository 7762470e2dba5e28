// culori registers the colour spaces that are used, so that the others stay out of bundles.
import { modeLrgb, modeOklab, modeOklch, modeRgb, useMode as register } from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) register(mode);
