import { Button, InfoBar, Stack } from '@portico/components';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { conflictId } from './conflict-place.ts';
import { ConflictList } from './conflict-list.tsx';
import { resolveConflict } from './resolving.ts';

/** Asks whose values go on where somebody else has changed the same ones, or whose draft where it cannot be merged. */
export const ConflictBar = ({ onResolved }: { onResolved: () => void }) => {
  const { editor, texts } = useBuilder();
  const conflicts = useEditorState(({ draft }) =>
    draft.status === 'conflict' ? draft.conflicts : undefined,
  );
  if (!conflicts) return null;
  const isMerged = conflicts.length > 0;
  const resolve = (whose: 'mine' | 'theirs') => {
    resolveConflict(editor, whose);
    onResolved();
  };
  return (
    <InfoBar
      id={conflictId}
      tabIndex={-1}
      variant="alert"
      live
      title={isMerged ? texts.t('conflict.same', { count: conflicts.length }) : texts.t('conflict.title')}
      action={
        <Stack direction="row" gap={2} wrap>
          <Button size="small" onClick={() => resolve('theirs')}>
            {texts.t('conflict.theirs')}
          </Button>
          <Button size="small" onClick={() => resolve('mine')}>
            {texts.t('conflict.mine')}
          </Button>
        </Stack>
      }
    >
      {texts.t(isMerged ? 'conflict.sameText' : 'conflict.text')}
      {isMerged ? <ConflictList conflicts={conflicts} /> : null}
    </InfoBar>
  );
};
