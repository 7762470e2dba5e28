export { colorPickerTokens as colorFieldTokens } from '../color-picker/color-picker.tokens.ts';
