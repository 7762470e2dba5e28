import { Button } from '@portico/components';
import { MatchMeter } from '@portico/components/match-meter';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePendingAction } from '../../app/pending-action.ts';
import { useSite } from '../../site/site.tsx';
import { positionTexts } from '../../locales/texts.ts';
import { matchQuery } from '../../request/queries/match.ts';
import { LazyResumeDialog } from '../../resume/lazy-resume-dialog.tsx';
import * as styles from './match.css.ts';

type MatchLineProps = {
  id: number;
  /** The candidate wants to know more. */
  onWhy: () => void;
};

/** The candidate's match in a line, at the head of a job. What it is made of, or why there is none, stands below. */
function MatchLine({ id, onWhy }: MatchLineProps) {
  const { api } = useSite();
  const t = positionTexts.useTexts();
  // where it has failed the panel below says so, and asks again
  const { data, isError } = useQuery({ ...matchQuery(api, id), retryOnMount: false });
  const match = data && 'state' in data && data.state === 'match' ? data : undefined;
  const line = useRef<HTMLDivElement>(null);
  const [isUploading, setUploading] = useState(false);
  usePendingAction('upload-resume', () => setUploading(true));
  return (
    <>
      <div ref={line} tabIndex={-1} className={styles.line}>
        {match ? (
          <>
            <MatchMeter
              size="small"
              score={match.score / match.maximum}
              strongMatchThreshold={match.threshold / match.maximum}
            />
            <Button variant="systemUi" size="small" onClick={onWhy}>
              {t('match.why')}
            </Button>
          </>
        ) : (
          (data || isError) && (
            <Button variant="systemUi" size="small" onClick={onWhy}>
              {t('match.see')}
            </Button>
          )
        )}
      </div>
      {isUploading && <LazyResumeDialog open onOpenChange={setUploading} afterwards={line} />}
    </>
  );
}

export default MatchLine;
