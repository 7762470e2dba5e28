export { ScrollProgress, type ScrollProgressProps } from './scroll-progress.tsx';
