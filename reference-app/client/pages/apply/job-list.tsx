import { Link } from 'react-router-dom';
import { useAddress } from '../../site/site.tsx';
import * as styles from './apply.css.ts';

type JobListProps = {
  jobs: readonly { id: number | string; name: string; locations: readonly string[] }[];
};

/** The jobs of an application, each leading to its page. */
export function JobList({ jobs }: JobListProps) {
  const address = useAddress();
  return (
    <ul className={styles.jobs}>
      {jobs.map(({ id, name, locations }) => (
        <li key={id} className={styles.job}>
          <Link to={address(`/careers/job/${id}`)} className={styles.jobName}>
            {name}
          </Link>
          <span className={styles.meta}>{locations.join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
