import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SkipLink } from '../../actions/skip-link/skip-link.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { lazyModule, useLazyModule } from '../../lazy/lazy-module.ts';
import { lazyView } from '../lazy-view/lazy-view.tsx';
import { heights } from './map.css.ts';
import type keys from '../../locales/en-US/map.json';
import english from '../../locales/en-US/map.json?messages';
import type { MapCorners, MapMarker, MapPosition } from './places.ts';

const view = lazyModule(() => import('./map-view.tsx'));

/** Where a map looks at. */
export type MapLook = {
  center: MapPosition;
  /** From 1, half the world, to 13, a town. */
  zoom: number;
};

/** What the map shows, whatever surrounds it. */
export type MapViewProps = {
  /** Names the map, such as “Jobs on the map”. */
  label: string;
  markers: readonly MapMarker[];
  /**
   * What is seen first. Without it the map begins with all markers in view, or the world when there are none.
   */
  defaultView?: MapLook;
  /** People have moved the map or zoomed it: what they see now. */
  onViewChange?: (view: MapLook) => void;
  /**
   * Another value for each search. A new search hides “Search this area”, and moves the map to its markers if none of them
   * is in view.
   */
  searchKey?: string | number;
  /** A place is pressed: show its jobs. Markers that lie on top of each other zoom in instead. */
  onMarkerPress?: (marker: MapMarker) => void;
  /**
   * Search in what is in view: its south-west and north-east corner as `latitude,longitude`. Offered once people have
   * moved the map.
   */
  onSearchArea?: (corners: MapCorners) => void;
  /**
   * Offers to show where the visitor is; the browser asks for permission first. Pages need `geolocation` in their
   * permissions policy.
   * @default false
   */
  canLocate?: boolean;
  /** Pictures of a map from a server, instead of the countries that come along. */
  tiles?: {
    /** Such as `https://tiles.example/{z}/{x}/{y}.png`; its origin has to be allowed by the pages’ policy for images. */
    url: string;
    /** Whom the pictures come from, as their licence asks for; a link perhaps. */
    attribution: ReactNode;
  };
};

type OwnProps = MapViewProps & {
  /** The id of the element that says in words what the map shows; “Skip the map” leads there. */
  listId: string;
  /**
   * 15, 24 or 36 rem high, or as high as what it is in, with 15 rem at the least.
   * @default 'medium'
   */
  height?: 'small' | 'medium' | 'large' | 'fill';
  /**
   * Where the title of a failure stands in the page’s outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
};

/**
 * `ref` and all other props go to the root. State for selectors and tests: `data-status` is `loading`, `ready` or `failed`;
 * `data-size` on markers is `single`, `small`, `medium` or `large`, and `data-remote` marks remote ones.
 */
export type MapProps = OwnProps &
  Omit<ComponentPropsWithRef<'div'>, keyof OwnProps | 'children' | 'className' | 'style'>;

/** Places with jobs on a map that works without a server for maps; it comes after the page. */
export function Map({
  label,
  markers,
  defaultView,
  onViewChange,
  searchKey,
  onMarkerPress,
  onSearchArea,
  canLocate = false,
  tiles,
  listId,
  height = 'medium',
  headingLevel = 3,
  ...rest
}: MapProps) {
  const text = useMessages<keyof typeof keys>('map', english);
  const { status, module, retry } = useLazyModule(view);
  return lazyView(
    module ? (
      <module.MapView
        label={label}
        markers={markers}
        defaultView={defaultView}
        onViewChange={onViewChange}
        searchKey={searchKey}
        onMarkerPress={onMarkerPress}
        onSearchArea={onSearchArea}
        canLocate={canLocate}
        tiles={tiles}
      />
    ) : null,
    {
      ...rest,
      before: <SkipLink target={listId}>{text('skip')}</SkipLink>,
      height: heights[height],
      status,
      retry,
      texts: { loading: text('loading'), failed: text('failed'), failedHint: text('failedHint') },
      headingLevel,
    },
  );
}
