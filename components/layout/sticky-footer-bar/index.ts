export { StickyFooterBar, type StickyFooterBarProps } from './sticky-footer-bar.tsx';
