export { ShortenedNumber, type ShortenedNumberProps } from './shortened-number.tsx';
