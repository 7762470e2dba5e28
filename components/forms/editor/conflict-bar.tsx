import type { FormDefinition } from '@portico/core/forms';
import { Button } from '../../actions/button/button.tsx';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { differencesOf, type Difference } from './differences.ts';
import * as styles from './form-editor.css.ts';
import { useEditorTexts } from './texts.ts';

const listed = 20;

/** Two people have changed one form: what differs, and which of the two stays. */
export function ConflictBar({
  mine,
  theirs,
  onKeepMine,
  onTakeTheirs,
}: {
  mine: FormDefinition;
  theirs: FormDefinition;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const texts = useEditorTexts();
  const { text, optionName } = texts;
  const differences = differencesOf(mine, theirs, texts);
  const said = (difference: Difference) => {
    switch (difference.is) {
      case 'differs':
        return text('differs', { options: difference.keys.map(optionName).join(', ') });
      case 'section':
        return text('sectionDiffers');
      default:
        return text(difference.is);
    }
  };
  return (
    <InfoBar variant="warning" live title={text('conflictTitle')}>
      {text('conflictText')}
      <ul className={styles.differences} aria-label={text('differences')}>
        {differences.slice(0, listed).map((difference, index) => (
          <li key={index}>
            <span className={styles.differing}>{difference.label}</span>: {said(difference)}
          </li>
        ))}
        {differences.length > listed ? <li>…</li> : null}
      </ul>
      <Stack direction="row" gap={3} wrap>
        <Button size="small" variant="primary" onClick={onKeepMine}>
          {text('keepMine')}
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          {text('takeTheirs')}
        </Button>
      </Stack>
    </InfoBar>
  );
}
