export { breakpoints, upTo, type Breakpoint } from '../../theme/breakpoints.ts';
export { useUpTo } from './use-up-to.ts';
