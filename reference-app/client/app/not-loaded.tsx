import { useEffect, useEffectEvent } from 'react';
import { useSite } from './site.tsx';
import { useShowToast } from './toasts.tsx';

type NotLoadedProps = {
  /** Has what was asked for close, so that the same press asks for it anew. */
  onShown: () => void;
};

/** Tells that what was to open could not be loaded. */
export const NotLoaded = ({ onShown }: NotLoadedProps) => {
  const { t } = useSite();
  const showToast = useShowToast();
  const tell = useEffectEvent(() => {
    showToast({ variant: 'alert', text: t('error.offline') });
    onShown();
  });
  useEffect(() => tell(), []);
  return null;
};
