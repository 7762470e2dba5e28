import { resolveTheme, type Product } from '@portico/tokens';
import { Suspense, use, useEffect, useLayoutEffect, useMemo } from 'react';
import type { ThemeBackend } from './backend.ts';
import { previewHeroes } from './content/hero/preview-heroes.ts';
import type { BuilderLocale } from './locales/locale.ts';
import { loadTexts } from './locales/texts.ts';
import { Panel } from './panel.tsx';
import { createAnimationFrame } from './preview/frame.ts';
import { pagePreviewOf } from './preview/page-preview.ts';
import { wearPanelTheme } from './preview/panel-theme.ts';
import { createEditor, type Editor } from './store/editor.ts';
import { createLastingStorage } from './store/lasting-storage.ts';
import { BuilderContext } from './store/use-editor.ts';

export type ThemeBuilderProps = {
  product: Product;
  locale: BuilderLocale;
  /** Under which steps are kept in the tab, and unsaved work on the device; one for each employer. */
  siteKey: string;
  /** Who edits, by name: stands beside the reason with which a failing contrast is let pass. */
  author: string;
  /** Has to be the same object as long as it is the same site. */
  backend: ThemeBackend;
  /**
   * What the page was rendered with: the published theme, or the product's own, as `?theme=safe` asks for.
   * @default 'published'
   */
  pageTheme?: 'published' | 'default';
  onClose: () => void;
};

const Loaded = ({
  editor,
  locale,
  onClose,
}: Pick<ThemeBuilderProps, 'locale' | 'onClose'> & { editor: Editor }) => {
  const texts = use(loadTexts(locale));
  const builder = useMemo(() => ({ editor, texts }), [editor, texts]);
  return (
    <BuilderContext value={builder}>
      <Panel onClose={onClose} />
    </BuilderContext>
  );
};

/**
 * The panel with which an employer's brand person styles the live site. The page tries the theme on through one
 * stylesheet, so nothing of it renders; the draft outlives the panel.
 */
export const ThemeBuilder = ({
  product,
  locale,
  siteKey,
  author,
  backend,
  pageTheme = 'published',
  onClose,
}: ThemeBuilderProps) => {
  const editor = useMemo(
    () =>
      createEditor({
        product,
        siteKey,
        author,
        backend,
        storage: createLastingStorage(sessionStorage, () => localStorage, author),
        frame: createAnimationFrame(),
        previewOf: (published) =>
          pagePreviewOf(siteKey, () =>
            pageTheme === 'published' ? published.theme : resolveTheme({ product }),
          ),
      }),
    [product, siteKey, author, backend, pageTheme],
  );
  useLayoutEffect(wearPanelTheme, []);
  useEffect(() => previewHeroes(editor, pageTheme), [editor, pageTheme]);
  useEffect(() => {
    const retry = () => editor.saver()?.retry();
    window.addEventListener('online', retry);
    window.addEventListener('pagehide', editor.endGesture);
    void editor.load();
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('pagehide', editor.endGesture);
      editor.close();
    };
  }, [editor]);
  return (
    <div data-portico-panel="" data-pt-theme="">
      <Suspense fallback={null}>
        <Loaded editor={editor} locale={locale} onClose={onClose} />
      </Suspense>
    </div>
  );
};
