export { PoweredByFooter, type FooterLanguages, type PoweredByFooterProps } from './powered-by-footer.tsx';
