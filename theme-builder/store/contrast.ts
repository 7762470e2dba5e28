import { auditContrast, type PairResult, type ResolvedTheme } from '@portico/tokens';

/** The pairs of a theme that people could not tell apart. */
export const failuresOf = (theme: ResolvedTheme): readonly PairResult[] =>
  auditContrast(theme).filter(({ passes }) => !passes);
