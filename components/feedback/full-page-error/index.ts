export { FullPageError, type FullPageErrorProps } from './full-page-error.tsx';
