import { InfoBar } from '@portico/components';
import { createElement, lazy, Suspense, useState, type ComponentProps } from 'react';
import { Contained } from './contained.tsx';
import { useSite } from './site.tsx';

const lazyPanel = () => lazy(() => import('../theme/theme-panel.tsx'));
let ThemePanel = lazyPanel();

/** How often the panel was opened without being closed, and whether the last time has failed. */
type Opening = { count: number; hasFailed: boolean };

const closed: Opening = { count: 0, hasFailed: false };

/** Whether the panel is open, and what opens it: once, and after a failure once more. */
export const useThemePanel = () => {
  const [opening, setOpening] = useState(closed);
  return {
    count: opening.count,
    open: () =>
      setOpening((before) =>
        before.count === 0 || before.hasFailed ? { count: before.count + 1, hasFailed: false } : before,
      ),
    close: () => setOpening(closed),
    fail: () => {
      // what `lazy` has failed to load once it never loads
      ThemePanel = lazyPanel();
      setOpening((before) => ({ ...before, hasFailed: true }));
    },
  };
};

type ThemePanelPlaceProps = Pick<ComponentProps<typeof ThemePanel>, 'onSite'> & {
  panel: ReturnType<typeof useThemePanel>;
};

/** Where the theme builder's panel is when it is open, or why it is not. */
export const ThemePanelPlace = ({ panel: { count, close, fail }, onSite }: ThemePanelPlaceProps) => {
  const { t } = useSite();
  if (count === 0) return null;
  return (
    <Contained
      key={count}
      onFailed={fail}
      fallback={
        <InfoBar variant="alert" live>
          {t('nav.editThemeFailed')}
        </InfoBar>
      }
    >
      <Suspense fallback={null}>{createElement(ThemePanel, { onSite, onClose: close })}</Suspense>
    </Contained>
  );
};
