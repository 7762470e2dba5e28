import { Button, InfoBar, Stack } from '@portico/components';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { conflictId } from './conflict-place.ts';
import { ConflictList } from './conflict-list.tsx';
import { resolveConflict } from './resolving.ts';

/** Which words tell of the two sides. */
const wordsOf = ({
  conflicts,
  isRestored = false,
}: {
  conflicts: readonly unknown[];
  isRestored?: boolean;
}) =>
  isRestored
    ? ({
        title: 'conflict.restored',
        text: 'conflict.restoredText',
        theirs: 'conflict.takeRestored',
        mine: 'conflict.keepDraft',
      } as const)
    : ({
        title: conflicts.length > 0 ? 'conflict.same' : 'conflict.title',
        text: conflicts.length > 0 ? 'conflict.sameText' : 'conflict.text',
        theirs: 'conflict.theirs',
        mine: 'conflict.mine',
      } as const);

/**
 * Asks whose values go on where somebody else, or a version that is live again, has changed the same ones, or whose draft where
 * it cannot be merged.
 */
export function ConflictBar({ onResolved }: { onResolved: () => void }) {
  const { editor, texts } = useBuilder();
  const conflict = useEditorState(({ draft }) => (draft.status === 'conflict' ? draft : undefined));
  if (!conflict) return null;
  const { conflicts, isRestored } = conflict;
  const words = wordsOf(conflict);
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
      title={texts.t(words.title, { count: conflicts.length })}
      action={
        <Stack direction="row" gap={2} wrap>
          <Button size="small" onClick={() => resolve('theirs')}>
            {texts.t(words.theirs)}
          </Button>
          <Button size="small" onClick={() => resolve('mine')}>
            {texts.t(words.mine)}
          </Button>
        </Stack>
      }
    >
      {texts.t(words.text)}
      {conflicts.length > 0 ? (
        <ConflictList
          conflicts={conflicts}
          sides={
            isRestored
              ? { mine: 'conflict.draftIs', theirs: 'conflict.restoredIs' }
              : { mine: 'conflict.mineIs', theirs: 'conflict.theirsIs' }
          }
        />
      ) : null}
    </InfoBar>
  );
}
