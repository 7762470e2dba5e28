import { Stack, TextField } from '@portico/components';
import { splitPath, tokenAt } from '@portico/tokens';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import * as panel from '../style/panel.css.ts';
import { useShowField } from '../fields/show-field.ts';
import { useBuilder, useEditedScheme, useEditorState } from '../store/use-editor.ts';
import * as styles from './find.css.ts';
import { loadSynonyms } from './load-synonyms.ts';
import { search, searchEntries, type Synonyms } from './search.ts';
import { findTexts } from './texts/texts.ts';

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

/** Finds a setting by any name that it has, by what it is set to, or by where it is; and leads to it. */
export function SearchBox() {
  const { editor, texts } = useBuilder();
  const t = findTexts.useTexts();
  const show = useShowField();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { synonyms, isLoading } = useSynonyms();
  /** Somebody was quicker with Enter than the words were with coming. */
  const isAwaited = useRef(false);
  const theme = useEditorState(({ settled }) => settled.theme);
  const scheme = useEditedScheme();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const entries = useMemo(
    () => searchEntries(editor.product, texts, synonyms),
    [editor.product, texts, synonyms],
  );
  const found = useMemo(() => search(entries, theme, query), [entries, theme, query]);
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
  const items = () => [...(list.current?.querySelectorAll('button') ?? [])];
  const onFieldKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(0);
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      // what was closed has to be there before it can take the focus
      flushSync(() => setOpen(true));
      items()[0]?.focus();
    } else if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      setQuery('');
    }
  };
  const onListKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const next = step === undefined ? undefined : all[at + step];
    if (next) next.focus();
    else if (step !== 1) field.current?.focus();
  };
  return (
    <search>
      <Stack gap={1}>
        <TextField
          ref={field}
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
          {!isAsking
            ? ''
            : found.length === 0
              ? t('search.none')
              : t('search.count', { count: found.length })}
        </output>
        {isAsking && found.length > 0 ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside
          <ul
            ref={list}
            id={listId}
            className={styles.results}
            aria-label={t('search.results')}
            onKeyDown={onListKey}
          >
            {found.slice(0, most).map((path, index) => (
              <li key={path}>
                <button type="button" className={styles.result} onClick={() => choose(index)}>
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
