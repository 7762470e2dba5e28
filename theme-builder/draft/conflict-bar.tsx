import { Button, InfoBar, Stack } from '@portico/components';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { resolveConflict } from './resolving.ts';

/** Asks whose draft goes on, when somebody else has changed it. */
export const ConflictBar = ({ onResolved }: { onResolved: () => void }) => {
  const { editor, texts } = useBuilder();
  const isConflict = useEditorState(({ draft }) => draft.status === 'conflict');
  if (!isConflict) return null;
  const resolve = (whose: 'mine' | 'theirs') => {
    resolveConflict(editor, whose);
    onResolved();
  };
  return (
    <InfoBar
      variant="alert"
      live
      title={texts.t('conflict.title')}
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
      {texts.t('conflict.text')}
    </InfoBar>
  );
};
