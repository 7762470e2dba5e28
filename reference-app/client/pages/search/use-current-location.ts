import { useState } from 'react';

/** Where the visitor is, asked of the browser, which asks the visitor. */
export function useCurrentLocation() {
  const [state, setState] = useState<'idle' | 'finding' | 'refused' | 'unknown'>('idle');
  const find = (onFound: (coordinates: string) => void) => {
    setState('finding');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        // it stands in the address, and a kilometre is near enough for work
        onFound(`${latitude.toFixed(2)},${longitude.toFixed(2)}`);
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      // old news will do
      { enableHighAccuracy: false, maximumAge: 600_000, timeout: 10_000 },
    );
  };
  return { state, find };
}
