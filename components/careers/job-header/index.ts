export { JobHeader, type JobHeaderProps } from './job-header.tsx';
