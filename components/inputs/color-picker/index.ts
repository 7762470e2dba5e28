export { ColorPicker, type ColorPickerProps, type ColorSwatch } from './color-picker.tsx';
