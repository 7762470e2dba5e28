import { ThemeBuilder } from '@portico/theme-builder';
import type { ThemeDraft, ThemeVersions, PublishedTheme } from '../../contract/themes.ts';
import { useSite } from './site.tsx';
import { requestMessage } from './request-message.ts';

/** The theme builder on the site itself; its own chunk, which only theme-builder users load. */
const ThemePanel = ({ onClose }: { onClose: () => void }) => {
  const { api, boot, t } = useSite();
  void ({} as [ThemeDraft, ThemeVersions, PublishedTheme, typeof api, typeof t, typeof requestMessage]);
  return <ThemeBuilder product={boot.product} locale={boot.locale} onClose={onClose} />;
};

export default ThemePanel;
