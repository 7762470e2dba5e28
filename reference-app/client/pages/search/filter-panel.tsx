import { Button, Select, Stack, Switch } from '@portico/components';
import { Drawer } from '@portico/components/drawer';
import { FacetPanel } from '@portico/components/facet-panel';
import { chosenValues, withFilter, type SearchState } from '@portico/core/jobs';
import { distancesFor, writeDistance } from '@portico/core/places';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestMessage } from '../../app/request-message.ts';
import { filterSyntax, useSite } from '../../site/site.tsx';
import { jobsTexts, searchToolsTexts } from '../../locales/texts.ts';
import { searchQuery } from '../../request/queries/search.ts';
import { facetsOf, facetValues, withFacetValues } from './filter-facets.ts';
import { useLast } from '../../app/use-last.ts';

type FilterPanelProps = {
  /** What is chosen, which may run ahead of what is shown. */
  state: SearchState;
  /** What the server left out of the address, by the names it gives them; `state` need not have it any more. */
  leftOut: readonly { name: string }[];
  /** The user chose: it is applied a little later. */
  onChange: (state: SearchState) => void;
  onClear: () => void;
  /** The user is done. */
  onClose: () => void;
};

/** How far from the place jobs may be, and whether those without a place belong to them. */
function AroundPlace({ state, onChange }: Pick<FilterPanelProps, 'state' | 'onChange'>) {
  const { locale } = useSite().boot;
  const text = searchToolsTexts.useTexts();
  const [distance] = chosenValues(state, 'distance');
  const isNearPlace = state.location !== '' && state.location.toLowerCase() !== 'remote';
  return (
    <>
      {isNearPlace && (
        <Select
          label={text('filters.distance')}
          value={distance ?? ''}
          placeholder={text('filters.anyDistance')}
          options={distancesFor(locale, distance).map((kilometres) => ({
            value: kilometres,
            label:
              kilometres === '0'
                ? text('filters.here')
                : text('filters.within', { distance: writeDistance(Number(kilometres), locale) }),
          }))}
          onChange={({ currentTarget: { value } }) =>
            onChange(withFilter(state, 'distance', value === '' ? [] : [value]))
          }
        />
      )}
      {(isNearPlace || Object.hasOwn(state.filters, 'map_bounds')) && (
        <Switch
          label={text('filters.includeRemote')}
          checked={chosenValues(state, 'include_remote').includes('1')}
          onChange={({ currentTarget }) =>
            onChange(withFilter(state, 'include_remote', currentTarget.checked ? ['1'] : []))
          }
        />
      )}
    </>
  );
}

/** All filters, which tell at once how many jobs they leave. */
function FilterPanel({ state, leftOut, onChange, onClear, onClose }: FilterPanelProps) {
  const site = useSite();
  const { api, boot, t } = site;
  const jobs = jobsTexts.useTexts();
  const text = searchToolsTexts.useTexts();
  const first = { ...state, start: 0, pid: 0 };
  // not after the pause before a choice is applied: the count is there as soon as the server knows it
  const preview = useQuery({
    ...searchQuery(api, first, filterSyntax(boot)),
    placeholderData: keepPreviousData,
  });
  const { error, isPlaceholderData, refetch } = preview;
  const data = useLast(preview.data);
  const facets = data
    ? facetsOf(data.filterDef.allFilters, {
        boot,
        jobs,
        ignored: [...leftOut, ...data.ignored].map(({ name }) => name),
      })
    : [];
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={text('filters.title')}
      footer={
        <>
          {Object.keys(state.filters).length > 0 && <Button onClick={onClear}>{jobs('search.clear')}</Button>}
          <Button variant="primary" onClick={onClose}>
            {preview.data ? text('filters.show', { count: preview.data.count }) : text('filters.close')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <AroundPlace state={state} onChange={onChange} />
        {error && (
          <div role="alert">
            <p>
              {jobs('search.failed')}. {requestMessage(error, t)}
            </p>
            <Button size="small" onClick={() => void refetch()}>
              {t('app.retry')}
            </Button>
          </div>
        )}
        <FacetPanel
          facets={facets}
          count={data?.count ?? 0}
          loading={!data || isPlaceholderData}
          action="/careers/search"
          value={facetValues(state, facets)}
          onValueChange={(values) =>
            onChange(withFacetValues(state, { facets, values, syntax: filterSyntax(boot) }))
          }
        />
      </Stack>
    </Drawer>
  );
}

export default FilterPanel;
