import type { TokenPath } from '@portico/tokens';
import { useState } from 'react';
import { lazyArea } from '../lazy/lazy-area.tsx';
import { useBuilder, useEditedScheme, useEditorState } from '../store/use-editor.ts';
import * as styles from './find.css.ts';
import { placesOf } from './same-colour.ts';
import { findTexts } from '../locales/areas.ts';

const SameColourDialog = lazyArea(() => import('./same-colour-dialog.tsx'), findTexts);

/** How many settings have the colour of this one, and the way to all of them. */
export function SameColourButton({ path }: { path: TokenPath }) {
  const { tokenLabel } = useBuilder().texts;
  const t = findTexts.useTexts();
  const scheme = useEditedScheme();
  const color = useEditorState(({ settled }) => String(settled.theme.leaf(path, scheme).value));
  const count = useEditorState(({ settled }) => placesOf(settled.theme, color).length);
  const text = t('same.open', { count });
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <button
        type="button"
        className={styles.fact}
        aria-label={t('same.openFor', { token: tokenLabel(path), text })}
        onClick={() => setOpened(color)}
      >
        {text}
      </button>
      {opened === undefined ? null : <SameColourDialog color={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
