import { ThemeBuilder } from '@portico/theme-builder';
import { useState, type Dispatch, type SetStateAction } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddress, useSite, type Site } from '../site/site.tsx';
import { createContentBackend } from './content-backend.ts';
import { siteViewOf } from './site-view.ts';
import { createThemeBackend } from './theme-backend.ts';
import { useLogInAgain } from './log-in-again.ts';
import { workKeyOf } from './work-key.ts';

export { loadThemeBuilder } from '@portico/theme-builder';

export type ThemePanelProps = {
  /** Makes the page say something else. */
  onSite: Dispatch<SetStateAction<Site>>;
  onClose: () => void;
};

/** The theme builder on the site itself; its own chunk, which only theme-builder users load. */
export function ThemePanel({ onSite, onClose }: ThemePanelProps) {
  const { api, boot, t } = useSite();
  const [parameters] = useSearchParams();
  // the same for as long as the panel is open, though the page is told other words meanwhile
  const logIn = useLogInAgain();
  const [backend] = useState(() => ({
    ...createThemeBackend({ api, t, boot }),
    logIn,
    content: createContentBackend({ api, t, boot, onSite }),
  }));
  const address = useAddress();
  const [site] = useState(() => ({ ...siteViewOf(boot), matrixAddress: address('/careers/theme-builder') }));
  return (
    <ThemeBuilder
      product={boot.product}
      locale={boot.locale}
      siteKey={workKeyOf(boot)}
      author={boot.user?.fullname || (boot.user?.email ?? boot.domain)}
      backend={backend}
      pageTheme={parameters.get('theme') === 'safe' ? 'default' : 'published'}
      pageVersion={boot.themeVersion}
      site={site}
      onClose={onClose}
    />
  );
}
