import { InfoBar } from '@portico/components';
import { createElement, startTransition, useState, type ComponentType } from 'react';
import type { Boot } from '../../contract/boot.ts';
import type { ThemePanelProps } from '../theme/theme-panel.tsx';
import { Contained } from './contained.tsx';
import { useSite } from './site.tsx';

const load = async (locale: Boot['locale']) => {
  const { ThemePanel, loadThemeBuilder } = await import('../theme/theme-panel.tsx');
  await loadThemeBuilder(locale);
  return ThemePanel;
};

/** `attempt` counts how often it was asked for without having been closed. */
type Opening = { attempt: number } & (
  { state: 'loading' | 'failed' } | { state: 'open'; Panel: ComponentType<ThemePanelProps> }
);

/**
 * Whether the panel is open, and what opens it: once, and after a failure once more. It is loaded before it is rendered,
 * and rendered as a transition, so that no fallback is shown: React shows what comes after one 300 ms later at the earliest.
 */
export const useThemePanel = () => {
  const { locale } = useSite().boot;
  const [opening, setOpening] = useState<Opening>();
  const fail = () => setOpening((before) => before && { attempt: before.attempt, state: 'failed' });
  return {
    opening,
    open: () => {
      if (opening && opening.state !== 'failed') return;
      const attempt = (opening?.attempt ?? 0) + 1;
      setOpening({ attempt, state: 'loading' });
      load(locale).then(
        (Panel) => startTransition(() => setOpening({ attempt, state: 'open', Panel })),
        (error: unknown) => {
          console.error(error);
          fail();
        },
      );
    },
    close: () => setOpening(undefined),
    fail,
  };
};

type ThemePanelPlaceProps = Pick<ThemePanelProps, 'onSite'> & {
  panel: ReturnType<typeof useThemePanel>;
};

/** Where the theme builder's panel is when it is open, or why it is not. */
export const ThemePanelPlace = ({ panel: { opening, close, fail }, onSite }: ThemePanelPlaceProps) => {
  const { t } = useSite();
  const failure = (
    <InfoBar variant="alert" live>
      {t('nav.editThemeFailed')}
    </InfoBar>
  );
  if (opening?.state === 'failed') return failure;
  if (opening?.state !== 'open') return null;
  return (
    <Contained key={opening.attempt} onFailed={fail} fallback={failure}>
      {createElement(opening.Panel, { onSite, onClose: close })}
    </Contained>
  );
};
