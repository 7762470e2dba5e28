import { latLngBounds, type FitBoundsOptions, type LatLng, type Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { MapViewProps } from './map.tsx';
import { zooms, type MapMarker, type MapPosition } from './places.ts';

const world = latLngBounds([-58, -170], [75, 180]);
const step = 80;
/** A notch of a wheel is 100 px or more; trackpads send many small ones. */
const wheelStep = 60;
const pans: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
const turns: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 };

export const boundsOf = (markers: readonly MapMarker[]) =>
  markers.length > 0 ? latLngBounds(markers.map(({ position }) => [...position])) : world;
export const fit: FitBoundsOptions = { maxZoom: 10, padding: [48, 48], animate: false };

/** Leaflet's own wheel zooms later, perhaps when there is no map any more, and takes every turn of it. @returns stops it */
function zoomByWheel(map: LeafletMap, byPeople: RefObject<boolean>): () => void {
  const container = map.getContainer();
  let turned = 0;
  const onWheel = (event: WheelEvent) => {
    const isFocused = container.parentElement?.contains(document.activeElement);
    if (!isFocused && !event.ctrlKey && !event.metaKey) return;
    // where it zooms no further, the page scrolls
    if (!event.ctrlKey && map.getZoom() === (event.deltaY > 0 ? zooms.min : zooms.max)) return;
    event.preventDefault();
    turned += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1);
    if (Math.abs(turned) < wheelStep) return;
    byPeople.current = true;
    map.setZoomAround(map.mouseEventToContainerPoint(event), map.getZoom() - Math.sign(turned));
    turned = 0;
  };
  container.addEventListener('wheel', onWheel, { passive: false });
  return () => container.removeEventListener('wheel', onWheel);
}

type Options = Pick<MapViewProps, 'searchKey' | 'onViewChange'>;

/** Follows how the map moves, and whether people have moved it. */
function useMoves(
  map: LeafletMap | null,
  { byPeople, searchKey, onViewChange }: Options & { byPeople: RefObject<boolean> },
) {
  const [isMoved, setMoved] = useState(false);
  const [level, setLevel] = useState<number>();
  const tellView = useEffectEvent(({ lat, lng }: LatLng, zoom: number) =>
    onViewChange?.({ center: [lat, lng], zoom }),
  );
  useEffect(() => {
    if (!map) return undefined;
    const onMove = () => {
      if (!byPeople.current) return;
      setMoved(true);
      tellView(map.getCenter(), map.getZoom());
    };
    const onZoom = () => setLevel(map.getZoom());
    onZoom();
    map.on('moveend', onMove);
    map.on('zoomend', onZoom);
    const size = new ResizeObserver(() => {
      byPeople.current = false;
      map.invalidateSize({ animate: false });
    });
    size.observe(map.getContainer());
    const stopWheel = zoomByWheel(map, byPeople);
    return () => {
      stopWheel();
      map.off('moveend', onMove);
      map.off('zoomend', onZoom);
      size.disconnect();
    };
  }, [map, byPeople]);

  const [searched, setSearched] = useState(searchKey);
  if (searched !== searchKey) {
    setSearched(searchKey);
    setMoved(false);
  }
  return { isMoved, setMoved, level };
}

/** How the map moves: by people, whose keys and buttons it takes, and by itself to new markers out of view. */
export function useMapMotion(markers: readonly MapMarker[], options: Options) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [isCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  // a search is offered for what people have done, not for what the page did
  const byPeople = useRef(false);
  const moves = useMoves(map, { ...options, byPeople });
  const { isMoved } = moves;

  const known = useRef(markers);
  useEffect(() => {
    if (!map || known.current === markers) return;
    known.current = markers;
    const view = map.getBounds();
    if (isMoved || markers.length === 0 || markers.some(({ position }) => view.contains([...position])))
      return;
    byPeople.current = false;
    map.fitBounds(boundsOf(markers), fit);
  }, [map, markers, isMoved]);

  const zoomBy = (by: number) => {
    byPeople.current = true;
    map?.setZoom(map.getZoom() + by);
  };
  return {
    map,
    setMap,
    isCalm,
    ...moves,
    zoomBy,
    goTo: ([latitude, longitude]: MapPosition, zoom: number) => {
      byPeople.current = true;
      map?.setView([latitude, longitude], zoom, isCalm ? { animate: false } : undefined);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!map || event.altKey || event.ctrlKey || event.metaKey) return;
      const pan = pans[event.key];
      const turn = turns[event.key];
      if (!pan && !turn) return;
      event.preventDefault();
      byPeople.current = true;
      if (pan) map.panBy([...pan], { animate: !isCalm });
      else if (turn) zoomBy(turn);
    },
    onPointerDown: (pointerType: string) => {
      byPeople.current = true;
      // one finger scrolls the page, two move the map
      if (pointerType === 'touch') map?.dragging.disable();
      else map?.dragging.enable();
    },
  };
}
export type MapMotion = ReturnType<typeof useMapMotion>;
