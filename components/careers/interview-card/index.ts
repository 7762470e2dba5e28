export { InterviewCard, type InterviewCardProps, type Interviewer } from './interview-card.tsx';
