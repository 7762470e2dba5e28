export { ReadMore, type ReadMoreProps } from './read-more.tsx';
