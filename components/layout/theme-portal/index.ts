export { ThemePortal, type ThemePortalProps } from './theme-portal.tsx';
