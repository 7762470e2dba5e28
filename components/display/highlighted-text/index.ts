export { HighlightedText, type HighlightedTextProps } from './highlighted-text.tsx';
