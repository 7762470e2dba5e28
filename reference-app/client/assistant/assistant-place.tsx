import { assistantTexts } from '../locales/texts.ts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyExtra } from '../app/lazy.tsx';
import { useIsHydrated } from '../app/use-is-hydrated.ts';
import { assistantHash } from './assistant-hash.ts';

const Assistant = lazyExtra(() => import('./assistant.tsx'), assistantTexts);

/** Where the assistant is, once the address has asked for it (SHELL-05). */
export function AssistantPlace() {
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && isHydrated && hash === assistantHash) setWanted(true);
  return isWanted && <Assistant />;
}
