import { Button, RelativeTime } from '@portico/components';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as panel from '../style/panel.css.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { lacks } from '../team/team.ts';
import { useTeam } from '../team/use-team.ts';
import type { PublishedVersion } from './backend.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { LoadedPart } from '../fields/loaded-part.tsx';
import { momentText } from '../moment/moment.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { versionsTexts } from '../locales/areas.ts';
import { useLoaded } from '../fields/use-loaded.ts';
import * as styles from './versions.css.ts';

/** So many are shown at first, and so many more each time. */
const shownAtOnce = 10;

type Asked = { about: number; what: 'compare' | 'restore' };

function Version({
  entry: { version, by, publishedAt, note },
  isLive,
  onAsk,
}: {
  entry: PublishedVersion;
  isLive: boolean;
  onAsk: (what: Asked['what']) => void;
}) {
  const { locale } = useBuilder().texts;
  const t = versionsTexts.useTexts();
  const mayNotPublish = useTeam((state) => lacks(state, 'publish'));
  return (
    <li className={styles.item} tabIndex={-1} data-version={version}>
      <h4 className={styles.name}>
        {t('history.version', { version })}
        {isLive ? <span className={styles.live}>{t('history.live')}</span> : null}
      </h4>
      <p className={panel.help}>
        {by === null ? t('history.cameWith') : t('history.by', { name: by })}{' '}
        <RelativeTime date={publishedAt} /> ({momentText(publishedAt, locale)})
      </p>
      {note === '' ? null : <p className={styles.said}>{note}</p>}
      <div className={panel.row}>
        <Button
          size="small"
          aria-label={t('history.compareVersion', { version })}
          onClick={() => onAsk('compare')}
        >
          {t('history.compare')}
        </Button>
        {isLive || mayNotPublish ? null : (
          <Button size="small" onClick={() => onAsk('restore')}>
            {t('history.restore', { version })}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Everything that was published, newest first, to look at and to go back to. */
export function HistoryList() {
  const { editor } = useBuilder();
  const t = versionsTexts.useTexts();
  const live = useEditorState(({ published }) => published.version);
  // another function when something was published, so that the list is asked for again
  // oxlint-disable-next-line react/exhaustive-deps
  const load = useCallback(() => editor.backend.publishing.versions(), [editor, live]);
  const loaded = useLoaded(load);
  const [shown, setShown] = useState(shownAtOnce);
  const [asked, setAsked] = useState<Asked>();
  const [restored, setRestored] = useState<{ version: number; made: number }>();
  const list = useRef<HTMLUListElement>(null);
  const showMore = () => {
    flushSync(() => setShown(shown + shownAtOnce));
    const next = list.current?.children[shown];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('history.title')}</h3>
      <p className={panel.help}>{t('history.help')}</p>
      <output className={styles.status}>{restored ? t('restore.done', restored) : ''}</output>
      <LoadedPart loaded={loaded}>
        {(versions) =>
          versions.length === 0 ? (
            <p className={styles.said}>{t('history.none')}</p>
          ) : (
            <>
              <ul ref={list} className={styles.items}>
                {versions.slice(0, shown).map((entry) => (
                  <Version
                    key={entry.version}
                    entry={entry}
                    isLive={entry === versions[0]}
                    onAsk={(what) => setAsked({ about: entry.version, what })}
                  />
                ))}
              </ul>
              {versions.length > shown ? (
                <Button size="small" onClick={showMore}>
                  {t('history.more')}
                </Button>
              ) : null}
            </>
          )
        }
      </LoadedPart>
      {asked?.what === 'compare' ? (
        <CompareDialog version={asked.about} onClose={() => setAsked(undefined)} />
      ) : null}
      {asked?.what === 'restore' ? (
        <RestoreDialog
          version={asked.about}
          onRestored={(made) => setRestored({ version: asked.about, made })}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </section>
  );
}
