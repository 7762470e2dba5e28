import { useCallback } from 'react';
import type { PageWindow } from '../preview/page-window.ts';
import { ThemedFrame, type ThemedFrameProps } from '../themed-frame/themed-frame.tsx';
import { useEditorState } from '../store/use-editor.ts';
import { dressView } from './dress-view.ts';
import { useView, useViewState } from './view-store.ts';
import * as styles from './view.css.ts';

/** A page of the site in the edited theme, as it is looked at now. */
export function ViewedFrame({
  address,
  ...frame
}: Pick<ThemedFrameProps, 'title' | 'address' | 'width' | 'height' | 'use'>) {
  const { addressOf } = useView();
  const { direction, wishes, vision } = useViewState(({ settings }) => settings);
  const scheme = useEditorState((state) => state.scheme);
  const live = useEditorState((state) => state.live);
  const onPage = useCallback(
    (page: PageWindow) => dressView(page, { direction, wishes, scheme }),
    [direction, wishes, scheme],
  );
  return (
    <div className={styles.visions[vision]}>
      <ThemedFrame
        {...frame}
        address={addressOf(address)}
        look={live}
        contrast={wishes.includes('contrast') ? 'more' : undefined}
        onPage={onPage}
      />
    </div>
  );
}
