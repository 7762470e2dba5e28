import { Button, HighlightedText, useAnnounce } from '@portico/components';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { filterSyntax, useSite } from '../../site/site.tsx';
import { searchToolsTexts } from '../../locales/texts.ts';
import { suggestionsQuery, type SuggestedField } from '../../request/queries/suggestions.ts';
import { RequestError } from '../../request/request-error.ts';
import type { Instead } from './search-form.tsx';
import { placesFor, suggestedItems, type SuggestedItem } from './suggested-items.ts';
import * as styles from './suggestions.css.ts';
import { useSuggestedInput } from './use-suggested-input.ts';

/** Where the visitor is, asked of the browser, which asks the visitor. */
function useCurrentLocation(input: HTMLInputElement, onFound: (coordinates: string) => void) {
  const t = searchToolsTexts.useTexts();
  const announce = useAnnounce();
  const [state, setState] = useState<'idle' | 'finding' | 'refused' | 'unknown'>('idle');
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  }, [onFound]);
  const find = () => {
    announce(t('location.finding'));
    const before = input.value;
    setState('finding');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        // it may take a while, in which people may have typed another place or chosen other filters
        if (input.value !== before || !input.isConnected) return;
        // it stands in the address, and a kilometre is near enough for work
        latest.current(`${latitude.toFixed(2)},${longitude.toFixed(2)}`);
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      // old news will do
      { enableHighAccuracy: false, maximumAge: 600_000, timeout: 10_000 },
    );
  };
  return { state, find };
}

/** Suggestions are asked for this long after the last key (SEARCH-10), in ms. */
const typingPause = 500;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Whether a form of the search says nothing but what stands in one of its fields. */
const isAlone = ({ form, name: own }: HTMLInputElement): boolean =>
  form !== null &&
  [...new FormData(form)].every(
    ([name, value]) => name === own || value === '' || !/^(?:query|location|filter_.*)$/.test(name),
  );

/** What a field may go on to be: our own places at once, the server's suggestions once the typing pauses. */
function useSuggestedItems(input: HTMLInputElement, { typed, isOpen }: { typed: string; isOpen: boolean }) {
  const { api, boot } = useSite();
  const t = searchToolsTexts.useTexts();
  const queries = useQueryClient();
  const field = input.name as SuggestedField;
  const settled = useSettled(typed);
  // an answer that is there already is not waited for
  const isKnown = queries.getQueryData(suggestionsQuery(api, field, typed).queryKey) !== undefined;
  const asked = isKnown ? typed : settled;
  const { data, error, refetch } = useQuery({
    ...suggestionsQuery(api, field, asked),
    enabled: isOpen && asked !== '',
    placeholderData: keepPreviousData,
  });
  const hasCurrent = boot.configs.pcsxConfig.searchConfig.currentLocation.enabled;
  const own = field === 'location' ? placesFor(typed, { hasCurrent, t }) : [];
  const items = suggestedItems(own, typed === '' || error ? [] : (data ?? []), {
    filters: boot.configs.pcsxConfig.searchConfig.allFilters.map(({ name }) => name),
    syntax: filterSyntax(boot),
    isAlone: isOpen && isAlone(input),
  });
  return { items, error, refetch, isSettled: typed === asked };
}

/** Fetches what it speaks with. */
export const prepare = searchToolsTexts.load;

export type SuggestionsProps = {
  /** A field of the search, with the focus. */
  input: HTMLInputElement;
  onChoose: (instead: Instead) => void;
};

type OptionsProps = {
  list: ReturnType<typeof useSuggestedInput>;
  items: readonly SuggestedItem[];
  typed: string;
  label: string;
  onTake: (item: SuggestedItem) => void;
};

function Options({ list, items, typed, label, onTake }: OptionsProps) {
  const t = searchToolsTexts.useTexts();
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus stays in the input
    <div
      id={list.id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list has its own popup
      role="listbox"
      aria-label={label}
      className={styles.list}
    >
      {items.map((item, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus and the keys are the input's
        <div
          key={`${item.kind} ${item.value}`}
          id={list.optionId(index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option shows nothing but text
          role="option"
          aria-selected={index === list.active}
          className={styles.option}
          onClick={() => onTake(item)}
        >
          <span className={styles.label}>
            <HighlightedText query={typed}>{item.label}</HighlightedText>
          </span>
          <span className={styles.detail}>
            {[
              item.kind === 'department' || item.kind === 'skill' ? t(`suggestions.kind.${item.kind}`) : '',
              item.count === undefined ? '' : t('suggestions.jobs', { count: item.count }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      ))}
    </div>
  );
}

/** What a field of the search may go on to be, in a list below it. */
export function Suggestions({ input, onChoose }: SuggestionsProps) {
  const t = searchToolsTexts.useTexts();
  const announce = useAnnounce();
  const field = input.name as SuggestedField;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { items, error, refetch, isSettled } = useSuggestedItems(input, { typed, isOpen });
  const list = useSuggestedInput(input, {
    isOpen,
    onOpenChange: setOpen,
    count: items.length,
    opensEmpty: field === 'location',
    onTake: (index) => {
      const item = items[index];
      if (item) take(item);
    },
    onType: setTyped,
  });

  const location = useCurrentLocation(input, (coordinates) => {
    list.close();
    onChoose({ location: `${t('location.current')}:::${coordinates}` });
  });
  const take = ({ kind, value, filter }: SuggestedItem) => {
    if (kind === 'current') return location.find();
    list.close();
    return onChoose(filter ? { query: '', filter } : { [field]: value });
  };

  const failure =
    location.state === 'refused' || location.state === 'unknown'
      ? t(`location.${location.state}`)
      : error && typed !== ''
        ? (error instanceof RequestError && error.serverMessage) || t('suggestions.failed')
        : undefined;
  const news = !isOpen
    ? ''
    : (failure ?? (isSettled && items.length > 0 ? t('suggestions.count', { count: items.length }) : ''));
  useEffect(() => {
    if (news !== '') announce(news);
  }, [announce, news]);

  if (!isOpen || (items.length === 0 && failure === undefined)) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the focus stays in the input
    <div
      className={styles.popup}
      data-suggestions={list.id}
      onKeyDown={({ key }) => {
        // the button that tries again has the keys while it has the focus
        if (key !== 'Escape') return;
        input.focus();
        list.close();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== input && !currentTarget.contains(relatedTarget)) list.close();
      }}
      onMouseDown={(event) => {
        if (!(event.target as Element).closest('button')) event.preventDefault();
      }}
    >
      {items.length > 0 && (
        <Options list={list} items={items} typed={typed} label={t(`suggestions.${field}`)} onTake={take} />
      )}
      {location.state === 'finding' && <p className={styles.notice}>{t('location.finding')}</p>}
      {failure !== undefined && (
        <div className={styles.notice}>
          <span>{failure}</span>
          {error && (
            <Button
              size="small"
              onClick={() => {
                input.focus();
                void refetch();
              }}
            >
              {t('suggestions.retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
