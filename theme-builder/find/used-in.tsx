import { seenAt, type TokenPath } from '@portico/tokens';
import { useEffect, useRef, useState } from 'react';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import * as styles from './find.css.ts';
import { onPageChange } from './page-changes.ts';
import { usersOf } from './page-use.ts';
import { findTexts } from '../locales/areas.ts';
import { useOutline } from './use-outline.ts';

/** Does work when nothing else waits. @returns what calls it off */
function whenIdle(work: () => void): () => void {
  // not in Safari
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 100);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(id);
}

/** How many elements of this page a token dresses, and which: outlined while the control has the pointer or the focus. */
export function UsedIn({ path }: { path: TokenPath }) {
  const { editor, texts } = useBuilder();
  const t = findTexts.useTexts();
  const theme = useEditorState(({ settled }) => settled.theme);
  const [count, setCount] = useState<number>();
  const last = useRef(-1);
  useEffect(() => {
    const countSoon = () => whenIdle(() => setCount(usersOf(theme, path).length));
    let callOff = countSoon();
    const leave = onPageChange(() => {
      callOff();
      callOff = countSoon();
    });
    return () => {
      leave();
      callOff();
    };
  }, [theme, path]);
  const users = () => usersOf(editor.read().live.theme, path);
  const outlining = useOutline(users);
  const token = texts.tokenLabel(path);
  const seen = texts.seen(seenAt(path));
  if (count === undefined) return <span className={styles.plainFact} />;
  if (count === 0)
    return (
      <span className={styles.plainFact} title={seen}>
        {t('used.none')}
      </span>
    );
  const places = t('used.places', { count });
  return (
    <button
      type="button"
      className={styles.fact}
      aria-label={t('used.show', { token, places })}
      title={seen}
      {...outlining}
      onClick={() => {
        const all = users();
        last.current = (last.current + 1) % Math.max(all.length, 1);
        all[last.current]?.scrollIntoView({ block: 'center' });
      }}
    >
      {places}
    </button>
  );
}
