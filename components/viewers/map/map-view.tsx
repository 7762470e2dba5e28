import { latLngBounds } from 'leaflet';
import { useId, useMemo, useRef } from 'react';
import { MapContainer, TileLayer, type MapContainerProps } from 'react-leaflet';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { MinusIcon, PinIcon, PlusIcon, SearchIcon } from '../../display/icon/icon.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { useCurrentLocation } from './current-location.ts';
import { boundsOf, fit, useMapMotion, type MapMotion } from './map-motion.ts';
import type { MapViewProps } from './map.tsx';
import { MarkerLayer } from './marker-layer.tsx';
import * as styles from './map-view.css.ts';
import type keys from '../../locales/en-US/map.json';
import english from '../../locales/en-US/map.json?messages';
import { cornersOf, placedOf, zooms } from './places.ts';
import { WorldLayer } from './world-layer.tsx';

const fixed: MapContainerProps = {
  minZoom: zooms.min,
  maxZoom: zooms.max,
  // a little sea around the world, and no second world beside it
  maxBounds: latLngBounds([-86, -200], [86, 200]),
  maxBoundsViscosity: 1,
  keyboard: false,
  zoomControl: false,
  attributionControl: false,
  scrollWheelZoom: false,
  trackResize: false,
  fadeAnimation: false,
};

type OverProps = Pick<MapViewProps, 'onSearchArea' | 'canLocate' | 'tiles'> & {
  motion: MapMotion;
  location: ReturnType<typeof useCurrentLocation>;
  /** Gives the focus to the map, from buttons that go. */
  focusMap: () => void;
};

/** What lies over the map: news, whose pictures it is made of, and buttons. */
function Over({ motion, location, focusMap, onSearchArea, canLocate, tiles }: OverProps) {
  const text = useMessages<keyof typeof keys>('map', english);
  const { map, isMoved, setMoved, level, zoomBy, goTo } = motion;
  const searchHere = () => {
    const bounds = map?.getBounds();
    if (!bounds) return;
    setMoved(false);
    focusMap();
    onSearchArea?.(
      cornersOf({
        west: bounds.getWest(),
        south: bounds.getSouth(),
        east: bounds.getEast(),
        north: bounds.getNorth(),
      }),
    );
  };
  const forgetProblem = () => {
    location.forget();
    focusMap();
  };
  return (
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
          <InfoBar live variant="warning" dismissLabel={text('dismiss')} onDismiss={forgetProblem}>
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
  );
}

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
  const motion = useMapMotion(markers, { searchKey, onViewChange });
  const { setMap, isCalm } = motion;
  const location = useCurrentLocation();
  const focusMap = () => frame.current?.focus({ preventScroll: true });

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
        onKeyDown={motion.onKeyDown}
        onPointerDownCapture={({ pointerType }) => motion.onPointerDown(pointerType)}
      >
        <MapContainer
          ref={setMap}
          className={styles.map}
          {...(defaultView
            ? { center: [...defaultView.center], zoom: defaultView.zoom }
            : { bounds: boundsOf(markers), boundsOptions: fit })}
          {...fixed}
          zoomAnimation={!isCalm}
          inertia={!isCalm}
        >
          {tiles ? <TileLayer url={tiles.url} noWrap /> : <WorldLayer />}
          <MarkerLayer
            markers={markers}
            onMarkerPress={onMarkerPress}
            here={location.here}
            onFocusLost={focusMap}
            onSplit={(position, at) => {
              motion.goTo(position, at);
              // the button goes
              focusMap();
            }}
          />
        </MapContainer>
      </div>
      <p id={keysId} hidden>
        {text('keys')}
      </p>
      <Over
        motion={motion}
        location={location}
        focusMap={focusMap}
        onSearchArea={onSearchArea}
        canLocate={canLocate}
        tiles={tiles}
      />
    </>
  );
}
