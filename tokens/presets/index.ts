// Not handed on by the package's main entry: a site that offers no presets does not load them.
export { fonts as systemFonts } from './fonts.ts';
export { presetIds, presetTheme, type Preset, type PresetId } from './preset.ts';
export { presets } from './presets.ts';
