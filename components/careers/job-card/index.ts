export { JobCard, JobCardSkeleton, type JobCardProps, type JobCardSkeletonProps } from './job-card.tsx';
