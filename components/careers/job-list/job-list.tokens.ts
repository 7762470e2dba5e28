import type { SectionId } from '@portico/tokens/contract';
import { jobCardTokens } from '../job-card/job-card.tokens.ts';

export const jobListTokens: readonly SectionId[] = jobCardTokens;
