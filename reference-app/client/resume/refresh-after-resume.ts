import type { QueryClient } from '@tanstack/react-query';

/** What shows or reckons with a resume or with the profile is asked for anew (RESUME-01). */
export function refreshAfterResume(queries: QueryClient): void {
  for (const area of ['resumes', 'profile', 'match', 'search', 'position'])
    void queries.invalidateQueries({ queryKey: [area] });
}
