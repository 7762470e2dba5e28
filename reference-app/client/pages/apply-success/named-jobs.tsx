import { Skeleton } from '@portico/components';
import { useQueries } from '@tanstack/react-query';
import { useSite } from '../../site/site.tsx';
import { positionQuery } from '../../request/queries/positions.ts';
import { JobList } from '../apply/job-list.tsx';

type NamedJobsProps = {
  ids: readonly number[];
  /** Said where some of them could not be loaded. */
  failed: string;
};

/** Some jobs by their names, which come with what is known of each. */
export function NamedJobs({ ids, failed }: NamedJobsProps) {
  const { api } = useSite();
  const jobs = useQueries({ queries: ids.map((id) => positionQuery(api, id)) });
  return (
    <>
      {jobs.some(({ isPending }) => isPending) ? (
        <Skeleton lines={2 * ids.length} />
      ) : (
        <JobList jobs={jobs.flatMap(({ data }) => (data ? [data.position] : []))} />
      )}
      {jobs.some(({ isError }) => isError) && <p>{failed}</p>}
    </>
  );
}
