import { StandaloneBuilder } from '@portico/theme-builder';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddress, useSite } from '../site/site.tsx';
import { applyTexts } from '../locales/texts.ts';
import { createContentBackend } from './content-backend.ts';
import { useLogInAgain } from './log-in-again.ts';
import { createThemeBackend } from './theme-backend.ts';
import { sitePagesOf } from './site-pages.ts';
import { siteViewOf } from './site-view.ts';
import { workKeyOf } from './work-key.ts';

/** There is no page around the builder that would say it; those of the matrix are loaded with what is saved. */
const onSite = () => undefined;

/** The theme builder on a page of its own; its own chunk, which only theme-builder users load. */
function StandaloneThemeBuilder({ job }: { job: number | undefined }) {
  const site = useSite();
  const { api, boot, t } = site;
  const apply = applyTexts.useTexts()('title');
  const navigate = useNavigate();
  const address = useAddress();
  const logIn = useLogInAgain();
  const [backend] = useState(() => ({
    ...createThemeBackend({ api, t, boot }),
    logIn,
    content: createContentBackend({ api, t, boot, onSite }),
  }));
  const view = useMemo(() => siteViewOf(boot), [boot]);
  const pages = useMemo(() => sitePagesOf(site, { job, apply }), [site, job, apply]);
  return (
    <StandaloneBuilder
      product={boot.product}
      locale={boot.locale}
      siteKey={workKeyOf(boot)}
      author={boot.user?.fullname || (boot.user?.email ?? boot.domain)}
      backend={backend}
      site={view}
      pages={pages}
      onClose={() => void navigate(address('/careers'))}
    />
  );
}

export default StandaloneThemeBuilder;
