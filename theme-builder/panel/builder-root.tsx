import { LocaleProvider } from '@portico/components/messages';
import { Suspense, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createFrameStore, FrameContext } from '../frame/use-frame.ts';
import type { BuilderLocale } from '../locales/locale.ts';
import { loadAllTexts, type AllTexts } from '../frame/all-texts.ts';
import { wearPanelTheme } from '../preview/panel-theme.ts';
import type { Editor } from '../store/editor.ts';
import { storageOrRefused } from '../store/refused-storage.ts';
import { BuilderContext } from '../store/use-editor.ts';
import type { SiteView } from '../view/site-view.ts';
import { createViewStore, ViewContext, type ViewOf } from '../view/view-store.ts';

type BuilderRootProps = {
  editor: Editor;
  locale: BuilderLocale;
  siteKey: string;
  site: SiteView | undefined;
  viewOf: ViewOf;
  children: ReactNode;
};

type LoadedProps = Omit<BuilderRootProps, 'locale'> & { ownTexts: Promise<AllTexts> };

function Loaded({ editor, ownTexts, siteKey, site, viewOf, children }: LoadedProps) {
  const { texts, library } = use(ownTexts);
  const builder = useMemo(() => ({ editor, texts }), [editor, texts]);
  const [frame] = useState(() => createFrameStore(storageOrRefused(() => localStorage)));
  const view = useMemo(
    () => createViewStore({ storage: storageOrRefused(() => sessionStorage), siteKey, site, of: viewOf }),
    [siteKey, site, viewOf],
  );
  return (
    <LocaleProvider locale={texts.locale} messages={library}>
      <BuilderContext value={builder}>
        <FrameContext value={frame}>
          <ViewContext value={view}>{children}</ViewContext>
        </FrameContext>
      </BuilderContext>
    </LocaleProvider>
  );
}

/** What every part of the builder stands in, dressed in the builder's own theme. */
export function BuilderRoot({ locale, ...props }: BuilderRootProps) {
  useLayoutEffect(wearPanelTheme, []);
  // held here, outside of what waits for it: there, what has failed would be asked for again without end
  const texts = useMemo(() => loadAllTexts(locale), [locale]);
  return (
    <div data-portico-panel="" data-pt-theme="">
      <Suspense fallback={null}>
        <Loaded {...props} ownTexts={texts} />
      </Suspense>
    </div>
  );
}
