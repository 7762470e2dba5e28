import { Button, InfoBar } from '@portico/components';
import { useEffect, useState } from 'react';
import { LogInButton } from '../team/log-in-button.tsx';
import * as panel from '../style/panel.css.ts';
import { useBuilder } from '../store/use-editor.ts';
import { BannersCard } from './banners-card.tsx';
import { createContentStore } from './content-store.ts';
import { HtmlCard } from './html-card.tsx';
import { LogCard } from './log-card.tsx';
import { PhaseCard } from './phase-card.tsx';
import { TaglineCard } from './tagline-card.tsx';
import { HeroEditor } from './hero/hero-editor.tsx';
import { contentTexts } from '../locales/areas.ts';
import { TitlesCard } from './titles-card.tsx';
import { ContentContext, useContent, useContentState } from './use-content.ts';

function Cards() {
  const t = contentTexts.useTexts();
  const content = useContent();
  const phase = useContentState((state) => state.phase);
  const isRestored = useContentState((state) => state.isRestored);
  if (phase.status === 'loading') return <output>{t('loading')}</output>;
  if (phase.status === 'failed')
    return (
      <InfoBar
        variant="alert"
        live
        title={t('failed')}
        action={
          <div className={panel.row}>
            {phase.isLoggedOut ? <LogInButton /> : null}
            <Button size="small" onClick={() => void content.load()}>
              {t('again')}
            </Button>
          </div>
        }
      >
        {phase.message}
      </InfoBar>
    );
  return (
    <>
      <InfoBar>{t('live')}</InfoBar>
      {isRestored ? <output>{t('restored')}</output> : null}
      <BannersCard />
      <PhaseCard />
      <TaglineCard />
      <HtmlCard part="navbar" />
      <HtmlCard part="footer" />
      <TitlesCard />
      <LogCard />
    </>
  );
}

/** What the site says around its pages; live as soon as it is saved, unlike the theme. */
function ContentArea() {
  const { backend, storage, siteKey } = useBuilder().editor;
  const [content] = useState(() => createContentStore({ backend: backend.content, storage, siteKey }));
  useEffect(() => void content.load(), [content]);
  return (
    <>
      {/* of the theme, and live when that is */}
      <HeroEditor />
      <ContentContext value={content}>
        <Cards />
      </ContentContext>
    </>
  );
}

export default ContentArea;
