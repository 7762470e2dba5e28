import { ThemeBuilder } from '@portico/theme-builder';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../app/site.tsx';
import { createThemeBackend } from './theme-backend.ts';

/** The theme builder on the site itself; its own chunk, which only theme-builder users load. */
const ThemePanel = ({ onClose }: { onClose: () => void }) => {
  const { api, boot, t } = useSite();
  const [parameters] = useSearchParams();
  const backend = useMemo(() => createThemeBackend(api, t), [api, t]);
  return (
    <ThemeBuilder
      product={boot.product}
      locale={boot.locale}
      siteKey={boot.domain}
      author={boot.user?.fullname || (boot.user?.email ?? boot.domain)}
      backend={backend}
      pageTheme={parameters.get('theme') === 'safe' ? 'default' : 'published'}
      onClose={onClose}
    />
  );
};

export default ThemePanel;
