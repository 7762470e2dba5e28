import { svg } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { GeoJSON, useMap, useMapEvent } from 'react-leaflet';
import { lazyModule, useLazyModule } from '../../lazy/lazy-module.ts';
import { countriesOf } from './countries.ts';
import { land } from './map-view.css.ts';

const coarse = lazyModule(async () => (await import('world-atlas/countries-110m.json')).default);
const fine = lazyModule(async () => (await import('world-atlas/countries-50m.json')).default);
/** From here on the coarse coasts look like it. */
const fineZoom = 4;

/**
 * The countries of the world in the theme's colours. Where they cannot be loaded the markers stand by themselves; they are
 * asked for again when people come nearer.
 */
export function WorldLayer() {
  const map = useMap();
  const [zoom, setZoom] = useState(map.getZoom());
  useMapEvent('zoomend', () => setZoom(map.getZoom()));
  // a picture that says nothing which the markers do not say
  useEffect(() => map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true'), [map]);
  const near = useLazyModule(fine, zoom >= fineZoom);
  const far = useLazyModule(coarse);
  const atlas = near.module ?? far.module;
  const countries = useMemo(() => atlas && countriesOf(atlas), [atlas]);
  // drawn a good way beyond the view, so that a pan shows no empty sea
  const renderer = useMemo(() => svg({ padding: 1 }), []);
  if (!countries) return null;
  return (
    <GeoJSON
      key={near.module ? 'fine' : 'coarse'}
      data={countries}
      interactive={false}
      style={{ className: land, renderer, weight: 1 }}
    />
  );
}
