import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Pane, useMap, useMapEvents } from 'react-leaflet';
import { GlobeIcon, PinIcon } from '../../display/icon/icon.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import * as styles from './map-view.css.ts';
import type keys from '../../locales/en-US/map.json';
import english from '../../locales/en-US/map.json?messages';
import { sizeOf, spotsOf, type MapMarker, type MapPosition, type Spot } from './places.ts';

type Props = {
  markers: readonly MapMarker[];
  onMarkerPress: ((marker: MapMarker) => void) | undefined;
  /** Where the visitor is. */
  here: MapPosition | undefined;
  /** Zooms in to where a spot falls apart. */
  onSplit: (position: MapPosition, zoom: number) => void;
  /** The marker that had the focus is gone: out of view, or part of another spot. */
  onFocusLost: () => void;
};

/** The markers in view as buttons in Leaflet's map pane, which carries them along when the map moves. */
export function MarkerLayer({ markers, onMarkerPress, here, onSplit, onFocusLost }: Props) {
  const text = useMessages<keyof typeof keys>('map', english);
  const number = new Intl.NumberFormat(useLocale(), { notation: 'compact' });
  const map = useMap();
  const pressedAt = useRef({ x: 0, y: 0 });
  const [, setMoves] = useState(0);
  const moved = () => setMoves((count) => count + 1);
  useMapEvents({ moveend: moved, zoomend: moved, viewreset: moved, resize: moved });

  const spotsIn = useMemo(() => spotsOf(markers), [markers]);
  const bounds = map.getBounds().pad(0.1);
  const spots = spotsIn(
    { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() },
    map.getZoom(),
  );
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    // React tells of no blur then
    if (document.activeElement === document.body) onFocusLost();
  });
  const place = ([latitude, longitude]: MapPosition) => {
    const { x, y } = map.latLngToLayerPoint([latitude, longitude]).round();
    return { transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` };
  };
  // the name has the number as it is seen, for people who speak to their computer
  const nameOf = ({ count, marker, places }: Spot, shown: string) =>
    marker
      ? text(marker.isRemote ? 'remote' : 'marker', { count, shown, label: marker.label })
      : text('cluster', { count, shown, places });

  return (
    <Pane name="places">
      {spots.map((spot) => {
        const size = sizeOf(spot.count);
        const shown = number.format(spot.count);
        const name = nameOf(spot, shown);
        return (
          <button
            key={spot.key}
            type="button"
            className={`${styles.marker} ${styles.sizes[size]}`}
            style={place(spot.position)}
            aria-label={name}
            title={name}
            data-size={size}
            data-remote={spot.marker?.isRemote ? '' : undefined}
            onBlur={() => (focused.current = null)}
            onFocus={(event) => {
              focused.current = event.currentTarget;
              // what Tab reaches has to be in view
              if (event.currentTarget.matches(':focus-visible'))
                map.panInside([...spot.position], { padding: [40, 40], animate: false });
            }}
            onPointerDown={({ clientX, clientY }) => {
              pressedAt.current = { x: clientX, y: clientY };
            }}
            onClick={({ detail, clientX, clientY }) => {
              const { x, y } = pressedAt.current;
              // the map was dragged by it; presses of keys have no place
              if (detail > 0 && Math.hypot(clientX - x, clientY - y) > 5) return;
              if (spot.marker) onMarkerPress?.(spot.marker);
              else onSplit(spot.position, spot.zoomToSplit);
            }}
          >
            {spot.marker?.isRemote ? <GlobeIcon /> : size === 'single' ? <PinIcon /> : null}
            {size === 'single' ? null : shown}
          </button>
        );
      })}
      {here ? (
        <span className={styles.here} style={place(here)}>
          <VisuallyHidden>{text('here')}</VisuallyHidden>
        </span>
      ) : null}
    </Pane>
  );
}
