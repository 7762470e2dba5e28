import { InfoBar, Stack, TextField } from '@portico/components';
import { writePair } from '@portico/tokens';
import { useEffect, useId, useRef } from 'react';
import { blockingPairs } from '../guard/contrast.ts';
import { PairText } from '../guard/contrast-list.tsx';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { ChangeList } from './change-list.tsx';

export type PublicationReviewProps = {
  reason: string;
  onReason: (reason: string) => void;
  /** Counts how often publishing was refused for want of a reason; the field takes the focus each time. */
  missing: number;
};

/** What would change on the site, and what stands against it: pairs that cannot be told apart need a reason. */
const PublicationReview = ({ reason, onReason, missing }: PublicationReviewProps) => {
  const { t } = useBuilder().texts;
  const settled = useEditorState((state) => state.settled);
  const published = useEditorState((state) => state.published.document);
  const isTryingOn = useEditorState((state) => state.isTryingOn);
  const blocking = blockingPairs(settled);
  const reasonId = useId();
  const focused = useRef(0);
  useEffect(() => {
    if (missing === focused.current) return;
    focused.current = missing;
    document.querySelector<HTMLElement>(`#${CSS.escape(reasonId)}`)?.focus();
  }, [missing, reasonId]);
  return (
    <Stack gap={4}>
      {isTryingOn ? <InfoBar variant="warning">{t('publish.tryingOn')}</InfoBar> : null}
      <ChangeList before={published} after={settled.document} />
      {blocking.length === 0 ? (
        <InfoBar variant="success">{t('contrast.fine')}</InfoBar>
      ) : (
        <>
          <InfoBar variant="warning" title={t('contrast.count', { count: blocking.length })}>
            <Stack as="ul" gap={1}>
              {blocking.map((pair) => (
                <li key={writePair(pair)}>
                  <PairText pair={pair} />
                </li>
              ))}
            </Stack>
          </InfoBar>
          <TextField
            id={reasonId}
            label={t('publish.reason')}
            description={t('publish.reasonHelp')}
            error={missing > 0 && reason.trim() === '' ? t('publish.reasonMissing') : undefined}
            required
            maxLength={300}
            value={reason}
            onChange={({ currentTarget }) => onReason(currentTarget.value)}
          />
        </>
      )}
    </Stack>
  );
};

export default PublicationReview;
