import { InfoBar, Stack, TextField } from '@portico/components';
import { writePair } from '@portico/tokens';
import { useEffect, useId, useRef } from 'react';
import { blockingPairs } from '../guard/reasons.ts';
import { PairText } from '../guard/pair-text.tsx';
import { useMeasuredPictures } from '../guard/use-measured-pictures.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { ChangeList } from './change-list.tsx';
import { MeasuringNote } from './measuring-note.tsx';
import { OwnHtmlNote } from './own-html-note.tsx';

const noPictures = { measured: [], failing: [], unmeasured: [] };

export type PublicationReviewProps = {
  reason: string;
  onReason: (reason: string) => void;
  /** Counts how often publishing was refused for want of a reason; the field takes the focus each time. */
  missing: number;
};

/** What would change on the site, and what stands against it: pairs that cannot be told apart need a reason. */
function PublicationReview({ reason, onReason, missing }: PublicationReviewProps) {
  const { t } = useBuilder().texts;
  const isTryingOn = useEditorState((state) => state.isTryingOn);
  const { settled, published, count, pictures, again } = useMeasuredPictures();
  const blocking = blockingPairs({ settled, published, pictures: pictures ?? noPictures });
  const isAsked = blocking.length > 0;
  const isFine = !isAsked && (pictures ?? noPictures).measured.length === count;
  const reasonId = useId();
  const focused = useRef(0);
  useEffect(() => {
    if (missing === focused.current || !isAsked) return;
    focused.current = missing;
    document.querySelector<HTMLElement>(`#${CSS.escape(reasonId)}`)?.focus();
  }, [missing, isAsked, reasonId]);
  return (
    <Stack gap={4}>
      {isTryingOn ? <InfoBar variant="warning">{t('publish.tryingOn')}</InfoBar> : null}
      <ChangeList before={published.document} after={settled.document} />
      {count > 0 ? <MeasuringNote pictures={pictures} onAgain={again} /> : null}
      {isFine ? <InfoBar variant="success">{t('contrast.fine')}</InfoBar> : null}
      <OwnHtmlNote />
      {isAsked ? (
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
      ) : null}
    </Stack>
  );
}

export default PublicationReview;
