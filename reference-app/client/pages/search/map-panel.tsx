import { Map, type MapLook } from '@portico/components/map';
import { withFilter, type SearchState } from '@portico/core/jobs';
import { useEffect, useMemo, useRef } from 'react';
import type { SearchFilter } from '../../../contract/search.ts';
import { useSite } from '../../site/site.tsx';
import { searchToolsTexts } from '../../locales/texts.ts';
import { markersOf } from './map-markers.ts';
import { mapViewOf } from './map-view.ts';

type MapPanelProps = {
  state: SearchState;
  filters: readonly SearchFilter[];
  /** The id of the list that says in words what the map shows. */
  listId: string;
  parameters: URLSearchParams;
  onSearch: (state: SearchState) => void;
  /** The user looks elsewhere. */
  onView: (view: MapLook) => void;
};

/** Where the jobs are. A place, or an area, is searched like any other (SEARCH-14, MAP-03). */
function MapPanel({ state, filters, listId, parameters, onSearch, onView }: MapPanelProps) {
  const { tiles, zoom } = useSite().boot.configs.pcsxConfig.searchConfig.mapConfig;
  const text = searchToolsTexts.useTexts();
  const markers = useMemo(() => markersOf(filters), [filters]);
  const { query, location, filters: chosen } = state;
  const first = { ...state, start: 0, pid: 0 };
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // just asked for by its link, and perhaps below the window's end
    if (document.activeElement instanceof HTMLAnchorElement)
      root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Map
      ref={root}
      label={text('map.label')}
      markers={markers}
      listId={listId}
      height="fill"
      searchKey={JSON.stringify([query, location, chosen])}
      canLocate
      defaultView={mapViewOf({ state, parameters, markers, zoom })}
      onViewChange={onView}
      tiles={tiles ?? undefined}
      onMarkerPress={({ id }) =>
        onSearch(withFilter(withFilter({ ...first, location: id }, 'map_bounds', []), 'distance', ['0']))
      }
      onSearchArea={(corners) =>
        onSearch(withFilter(withFilter({ ...first, location: '' }, 'distance', []), 'map_bounds', corners))
      }
    />
  );
}

export default MapPanel;
