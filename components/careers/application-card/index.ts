export { ApplicationCard, type ApplicationCardProps } from './application-card.tsx';
