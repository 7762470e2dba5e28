import { Stack, TextField } from '@portico/components';
import { splitPath, tokenAt, type TokenPath } from '@portico/tokens';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import * as panel from '../style/panel.css.ts';
import { useShowField } from '../fields/show-field.ts';
import { useBuilder, useEditedScheme, useEditorState } from '../store/use-editor.ts';
import * as styles from './find.css.ts';
import { loadSynonyms } from './load-synonyms.ts';
import { search, searchEntries, type Synonyms } from './search.ts';
import { findTexts } from '../locales/areas.ts';

/** As many as a panel shows without hiding what is below it. */
const most = 8;

const none: readonly Synonyms[] = [];

/** Without their words the search still knows names and values, so a failure of theirs is not worth a message. */
function useSynonyms(): { synonyms: readonly Synonyms[]; isLoading: boolean } {
  const { locale } = useBuilder().texts;
  const [loaded, setLoaded] = useState<readonly Synonyms[]>();
  useEffect(() => {
    let isWanted = true;
    loadSynonyms(locale).then(
      (synonyms) => isWanted && setLoaded(synonyms),
      () => isWanted && setLoaded(none),
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return { synonyms: loaded ?? none, isLoading: loaded === undefined };
}

function useFound(query: string) {
  const { editor, texts } = useBuilder();
  const { synonyms, isLoading } = useSynonyms();
  const theme = useEditorState(({ settled }) => settled.theme);
  const entries = useMemo(
    () => searchEntries(editor.product, texts, synonyms),
    [editor.product, texts, synonyms],
  );
  return { found: useMemo(() => search(entries, theme, query), [entries, theme, query]), isLoading };
}

/** Walks along the buttons of the list, and from the first back to the field. */
function walk(event: KeyboardEvent) {
  const { key, currentTarget: list } = event;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined && key !== 'Escape') return;
  event.preventDefault();
  const all = [...list.querySelectorAll('button')];
  const at = all.findIndex((item) => item === document.activeElement);
  const next = step === undefined ? undefined : all[at + step];
  if (next) next.focus();
  else if (step !== 1) list.closest('search')?.querySelector('input')?.focus();
}

function Result({ path, onChoose }: { path: TokenPath; onChoose: () => void }) {
  const { texts } = useBuilder();
  const scheme = useEditedScheme();
  const theme = useEditorState(({ settled }) => settled.theme);
  return (
    <li>
      <button type="button" className={styles.result} onClick={onChoose}>
        <span className={styles.resultNames}>
          <span>{texts.tokenLabel(path)}</span>
          <span className={styles.muted}>{texts.sectionLabel(splitPath(path)[0])}</span>
        </span>
        {tokenAt(path).kind === 'color' ? (
          <span
            className={styles.swatch}
            style={{ backgroundColor: String(theme.leaf(path, scheme).value) }}
          />
        ) : null}
      </button>
    </li>
  );
}

/** Finds a setting by any name that it has, by what it is set to, or by where it is; and leads to it. */
export function SearchBox() {
  const t = findTexts.useTexts();
  const show = useShowField();
  const list = useRef<HTMLUListElement>(null);
  /** Somebody was quicker with Enter than the words were with coming. */
  const isAwaited = useRef(false);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { found, isLoading } = useFound(query);
  const isAsking = isOpen && query.trim() !== '';

  const choose = (index: number) => {
    const path = found[index];
    isAwaited.current = path === undefined && isLoading;
    if (path === undefined) return;
    setOpen(false);
    show(path);
  };
  const goOn = useEffectEvent(() => {
    // what it leads to is rendered at once, which an effect cannot do
    if (isAwaited.current) queueMicrotask(() => choose(0));
  });
  useEffect(() => {
    if (!isLoading) goOn();
  }, [isLoading]);
  const onFieldKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(0);
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      // what was closed has to be there before it can take the focus
      flushSync(() => setOpen(true));
      list.current?.querySelector('button')?.focus();
    } else if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      setQuery('');
    }
  };
  return (
    <search>
      <Stack gap={1}>
        <TextField
          type="search"
          size="small"
          label={t('search.label')}
          description={t('search.help')}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onFocus={() => setOpen(true)}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value);
            isAwaited.current = false;
            setOpen(true);
          }}
          onKeyDown={onFieldKey}
        />
        <output className={isAsking ? panel.status : undefined}>
          {isAsking && t(found.length === 0 ? 'search.none' : 'search.count', { count: found.length })}
        </output>
        {isAsking && found.length > 0 ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside
          <ul ref={list} className={styles.results} aria-label={t('search.results')} onKeyDown={walk}>
            {found.slice(0, most).map((path, index) => (
              <Result key={path} path={path} onChoose={() => choose(index)} />
            ))}
          </ul>
        ) : null}
        {isAsking && found.length > most ? (
          <p className={panel.help}>{t('search.more', { count: found.length - most })}</p>
        ) : null}
      </Stack>
    </search>
  );
}
