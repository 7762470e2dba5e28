export { InfoBar, type InfoBarProps, type InfoBarVariant } from './info-bar.tsx';
