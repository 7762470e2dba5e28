import { Button, UploadIcon } from '@portico/components';
import { MatchMeter } from '@portico/components/match-meter';
import { useRef, useState } from 'react';
import type { PositionDetails } from '../../../contract/positions.ts';
import { useAuth } from '../../app/auth.ts';
import * as panel from '../../app/query-panel.css.ts';
import { useSite } from '../../site/site.tsx';
import { positionTexts } from '../../locales/texts.ts';
import { LazyResumeDialog } from '../../resume/lazy-resume-dialog.tsx';
import { InsightsPanel } from './insights-panel.tsx';
import { MatchPanel } from './match-panel.tsx';
import { SimilarJobs } from './similar-jobs.tsx';
import * as styles from './match.css.ts';

type PositionExtrasProps = { position: PositionDetails; isClosed: boolean; variant: 'panel' | 'page' };

/** Visitors have no match, and are told how to come to one. */
function Invitation({ onUpload }: { onUpload: () => void }) {
  const t = positionTexts.useTexts();
  return (
    <div className={panel.panel}>
      <MatchMeter
        headingLevel={2}
        upload={
          <Button variant="secondary" icon={<UploadIcon />} onClick={onUpload}>
            {t('match.upload')}
          </Button>
        }
      />
    </div>
  );
}

/** What is worth knowing about a job beside itself (JOB-01). */
function PositionExtras({ position, isClosed, variant }: PositionExtrasProps) {
  const { boot } = useSite();
  const { openLogin } = useAuth();
  // here, since what it is opened from may go while it is open
  const extras = useRef<HTMLDivElement>(null);
  const [isUploading, setUploading] = useState(false);
  const upload = () =>
    boot.user ? setUploading(true) : openLogin({ pending: { name: 'upload-resume', data: null } });
  const { candidateLoginEnabled } = boot.configs.loginSignupConfig;
  return (
    <>
      <div ref={extras} tabIndex={-1} className={styles.extras}>
        {!isClosed && boot.user && <MatchPanel id={position.id} onUpload={upload} />}
        {!isClosed && !boot.user && candidateLoginEnabled && <Invitation onUpload={upload} />}
        {!isClosed && <InsightsPanel id={position.id} />}
        {(isClosed || variant === 'page') && <SimilarJobs position={position} />}
      </div>
      {isUploading && <LazyResumeDialog open onOpenChange={setUploading} afterwards={extras} />}
    </>
  );
}

export default PositionExtras;
