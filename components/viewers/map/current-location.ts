import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { useMessages } from '../../messages/locale.tsx';
import type keys from '../../locales/en-US/map.json';
import english from '../../locales/en-US/map.json?messages';
import type { MapPosition } from './places.ts';

/** Where the visitor is, asked of the browser, which asks the visitor. */
export function useCurrentLocation() {
  const text = useMessages<keyof typeof keys>('map', english);
  const announce = useAnnounce();
  const [here, setHere] = useState<MapPosition>();
  const [isLooking, setLooking] = useState(false);
  /** Not allowed, or not to be found out. */
  const [problem, setProblem] = useState<'refused' | 'unknown'>();

  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const find = (onFound: (here: MapPosition) => void) => {
    setProblem(undefined);
    setLooking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        // the answer takes seconds, and people may be on another page by then
        if (isGone.current) return;
        setLooking(false);
        setHere([latitude, longitude]);
        announce(text('here'));
        onFound([latitude, longitude]);
      },
      ({ code, PERMISSION_DENIED }) => {
        setLooking(false);
        setProblem(code === PERMISSION_DENIED ? 'refused' : 'unknown');
      },
      // a town is near enough, and old news will do
      { enableHighAccuracy: false, maximumAge: 600_000, timeout: 10_000 },
    );
  };
  return { here, isLooking, problem, find, forget: () => setProblem(undefined) };
}
