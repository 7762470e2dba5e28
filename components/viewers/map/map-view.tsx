import { latLngBounds, type FitBoundsOptions, type LatLng, type Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { MapContainer, TileLayer } from 'react-leaflet';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { MinusIcon, PinIcon, PlusIcon, SearchIcon } from '../../display/icon/icon.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { useCurrentLocation } from './current-location.ts';
import type { MapViewProps } from './map.tsx';
import { MarkerLayer } from './marker-layer.tsx';
import * as styles from './map-view.css.ts';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';
import { cornersOf, placedOf, zooms, type MapMarker, type MapPosition } from './places.ts';
import { WorldLayer } from './world-layer.tsx';

const world = latLngBounds([-58, -170], [75, 180]);
/** What can be reached: a little sea around the world, and no second world beside it. */
const reach = latLngBounds([-86, -200], [86, 200]);
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

const boundsOf = (markers: readonly MapMarker[]) =>
  markers.length > 0 ? latLngBounds(markers.map(({ position }) => [...position])) : world;
const fit: FitBoundsOptions = { maxZoom: 10, padding: [48, 48], animate: false };

/** The map itself. Comes late: Leaflet weighs more than the page around it. */
export function MapView({
  label,
  markers: all,
  defaultView,
  onViewChange,
  searchKey,
  onMarkerPress,
  onSearchArea,
  canLocate = false,
  tiles,
}: MapViewProps) {
  const markers = useMemo(() => placedOf(all), [all]);
  const text = useMessages<keyof typeof keys>('map', english);
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [isCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isMoved, setMoved] = useState(false);
  const [level, setLevel] = useState<number>();
  // a search is offered for what people have done, not for what the page did
  const byPeople = useRef(false);
  const location = useCurrentLocation();

  const movedBy = { people: () => (byPeople.current = true), page: () => (byPeople.current = false) };

  const tellView = useEffectEvent(({ lat, lng }: LatLng, zoom: number) =>
    onViewChange?.({ center: [lat, lng], zoom }),
  );
  useEffect(() => {
    if (!map) return undefined;
    const container = map.getContainer();
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
    size.observe(container);

    // Leaflet's own wheel zooms later, perhaps when there is no map any more, and takes every turn of it
    let turned = 0;
    const onWheel = (event: WheelEvent) => {
      const isFocused = frame.current?.contains(document.activeElement);
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
    return () => {
      container.removeEventListener('wheel', onWheel);
      map.off('moveend', onMove);
      map.off('zoomend', onZoom);
      size.disconnect();
    };
  }, [map]);

  const [searched, setSearched] = useState(searchKey);
  if (searched !== searchKey) {
    setSearched(searchKey);
    setMoved(false);
  }

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
    movedBy.people();
    map?.setZoom(map.getZoom() + by);
  };
  const goTo = ([latitude, longitude]: MapPosition, zoom: number) => {
    movedBy.people();
    map?.setView([latitude, longitude], zoom, isCalm ? { animate: false } : undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!map || event.altKey || event.ctrlKey || event.metaKey) return;
    const pan = pans[event.key];
    const turn = turns[event.key];
    if (!pan && !turn) return;
    event.preventDefault();
    movedBy.people();
    if (pan) map.panBy([...pan], { animate: !isCalm });
    else if (turn) zoomBy(turn);
  };
  const searchHere = () => {
    const bounds = map?.getBounds();
    if (!bounds) return;
    setMoved(false);
    // the button goes
    frame.current?.focus({ preventScroll: true });
    onSearchArea?.(
      cornersOf({
        west: bounds.getWest(),
        south: bounds.getSouth(),
        east: bounds.getEast(),
        north: bounds.getNorth(),
      }),
    );
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is made of what it listens to */}
      <div
        ref={frame}
        className={styles.frame}
        // arrow keys are the map's, also where a screen reader would move by them
        role="application"
        aria-label={label}
        aria-describedby={keysId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDownCapture={({ pointerType }) => {
          movedBy.people();
          // one finger scrolls the page, two move the map
          if (pointerType === 'touch') map?.dragging.disable();
          else map?.dragging.enable();
        }}
      >
        <MapContainer
          ref={setMap}
          className={styles.map}
          {...(defaultView
            ? { center: [...defaultView.center], zoom: defaultView.zoom }
            : { bounds: boundsOf(markers), boundsOptions: fit })}
          minZoom={zooms.min}
          maxZoom={zooms.max}
          maxBounds={reach}
          maxBoundsViscosity={1}
          keyboard={false}
          zoomControl={false}
          attributionControl={false}
          scrollWheelZoom={false}
          trackResize={false}
          zoomAnimation={!isCalm}
          fadeAnimation={false}
          inertia={!isCalm}
        >
          {tiles ? <TileLayer url={tiles.url} noWrap /> : <WorldLayer />}
          <MarkerLayer
            markers={markers}
            onMarkerPress={onMarkerPress}
            here={location.here}
            onFocusLost={() => frame.current?.focus({ preventScroll: true })}
            onSplit={(position, at) => {
              goTo(position, at);
              // the button goes
              frame.current?.focus({ preventScroll: true });
            }}
          />
        </MapContainer>
      </div>
      <p id={keysId} hidden>
        {text('keys')}
      </p>
      <div className={styles.over}>
        <div className={styles.top}>
          {isMoved && onSearchArea ? (
            <div className={styles.raised}>
              <Button icon={<SearchIcon />} onClick={searchHere}>
                {text('search')}
              </Button>
            </div>
          ) : null}
          {location.problem ? (
            <InfoBar
              live
              variant="warning"
              dismissLabel={text('dismiss')}
              onDismiss={() => {
                location.forget();
                frame.current?.focus({ preventScroll: true });
              }}
            >
              {text(location.problem)}
            </InfoBar>
          ) : null}
        </div>
        <p className={styles.fingers} aria-hidden="true">
          {text('fingers')}
        </p>
        {tiles ? <p className={styles.attribution}>{tiles.attribution}</p> : null}
        <div className={styles.controls}>
          {canLocate ? (
            <IconButton
              label={text('locate')}
              icon={<PinIcon />}
              loading={location.isLooking}
              loadingLabel={text('locating')}
              onClick={() => location.find((here) => goTo(here, Math.max(map?.getZoom() ?? 0, 9)))}
            />
          ) : null}
          <IconButton
            label={text('zoomIn')}
            icon={<PlusIcon />}
            aria-disabled={level === zooms.max || undefined}
            onClick={() => zoomBy(1)}
          />
          <IconButton
            label={text('zoomOut')}
            icon={<MinusIcon />}
            aria-disabled={level === zooms.min || undefined}
            onClick={() => zoomBy(-1)}
          />
        </div>
      </div>
    </>
  );
}
