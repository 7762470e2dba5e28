import { InfoBar } from '@portico/components';
import { loadChunk } from '@portico/components/lazy';
import {
  Component,
  createElement,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Boot } from '../../contract/boot.ts';
import type { ThemePanelProps } from '../theme/theme-panel.tsx';
import { useSite } from '../site/site.tsx';

type ContainedProps = {
  children: ReactNode;
  fallback: ReactNode;
  /** Told once, when the fallback is shown. */
  onFailed?: () => void;
};

/** Keeps a failure of what is inside from taking the page with it; the failure is reported. */
class Contained extends Component<ContainedProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onFailed?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

async function load(locale: Boot['locale']) {
  const { ThemePanel, loadThemeBuilder } = await loadChunk(() => import('../theme/theme-panel.tsx'));
  await loadThemeBuilder(locale);
  return ThemePanel;
}

export type ThemePanelPlaceProps = Pick<ThemePanelProps, 'onSite'> & {
  /** When the panel was asked for, in ms since 1970: once more opens it where it was closed, or has failed. */
  asked: number;
};

type Shown = { attempt: number; Panel: ComponentType<ThemePanelProps> | 'failed' };

/**
 * Where the theme builder's panel is when it is open, or why it is not. It is loaded before it is rendered, and rendered as a
 * transition, so that no fallback is shown: React shows what comes after one 300 ms later at the earliest.
 */
function ThemePanelPlace({ asked, onSite }: ThemePanelPlaceProps) {
  const { boot, t } = useSite();
  const [shown, setShown] = useState<Shown>();
  const show = (next: Shown) =>
    // pressed twice it opens once
    setShown((before) => (before && before.Panel !== 'failed' ? before : next));
  const open = useEffectEvent((attempt: number) => {
    load(boot.locale).then(
      (Panel) => startTransition(() => show({ attempt, Panel })),
      (error: unknown) => {
        console.error(error);
        show({ attempt, Panel: 'failed' });
      },
    );
  });
  useEffect(() => open(asked), [asked]);
  const failure = (
    <InfoBar variant="alert" live>
      {t('nav.editThemeFailed')}
    </InfoBar>
  );
  if (!shown) return null;
  if (shown.Panel === 'failed') return failure;
  return (
    <Contained
      key={shown.attempt}
      onFailed={() => setShown({ attempt: shown.attempt, Panel: 'failed' })}
      fallback={failure}
    >
      {createElement(shown.Panel, { onSite, onClose: () => setShown(undefined) })}
    </Contained>
  );
}
export default ThemePanelPlace;
