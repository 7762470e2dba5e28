import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { latePlace } from '../app/late-place.tsx';
import { useIsHydrated } from '../app/use-is-hydrated.ts';
import { assistantHash } from './assistant-hash.ts';

const Assistant = latePlace(() => import('./assistant.tsx'));

/** Where the assistant is, once the address has asked for it (SHELL-05). */
export const AssistantPlace = () => {
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && isHydrated && hash === assistantHash) setWanted(true);
  return isWanted && <Assistant />;
};
