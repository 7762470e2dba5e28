export { Link, type TextLinkProps } from './link.tsx';
