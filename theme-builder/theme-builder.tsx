import { resolveTheme, type Product } from '@portico/tokens';
import { useCallback, useEffect } from 'react';
import type { ThemeBackend } from './backend/backend.ts';
import { BuilderRoot } from './panel/builder-root.tsx';
import { previewHeroes } from './content/hero/preview-heroes.ts';
import type { BuilderLocale } from './locales/locale.ts';
import { Panel } from './panel/panel.tsx';
import { pagePreviewOf } from './preview/page-preview.ts';
import { previewFonts } from './preview/preview-fonts.ts';
import type { Published } from './store/editor-state.ts';
import { useOpenEditor } from './store/use-open-editor.ts';
import type { SiteView } from './view/site-view.ts';

export type ThemeBuilderProps = {
  product: Product;
  locale: BuilderLocale;
  /**
   * Under which steps are kept in the tab, and unsaved work on the device. One for each account at each employer: names
   * can be shared, and what one person has not saved must not be saved in another's name.
   */
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
  /**
   * Which version of the published theme the page was rendered with, since somebody may have published another one
   * meanwhile; null = with another theme, such as a draft.
   * @default the one that is published when the builder opens
   */
  pageVersion?: number | null;
  /** How pages can be previewed beyond what they are now, such as in other languages. */
  site?: SiteView;
  onClose: () => void;
};

/**
 * The panel with which an employer's brand person styles the live site. The page tries the theme on through one
 * stylesheet, so nothing of it renders; the draft outlives the panel.
 */
export function ThemeBuilder({
  product,
  locale,
  siteKey,
  author,
  backend,
  pageTheme = 'published',
  pageVersion,
  site,
  onClose,
}: ThemeBuilderProps) {
  const previewOf = useCallback(
    ({ theme, version }: Published) =>
      pagePreviewOf(siteKey, () => {
        if (pageTheme === 'default') return resolveTheme({ product });
        return pageVersion === undefined || pageVersion === version ? theme : undefined;
      }),
    [product, siteKey, pageTheme, pageVersion],
  );
  const editor = useOpenEditor({ product, siteKey, author, backend, previewOf });
  useEffect(() => previewHeroes(editor, pageTheme), [editor, pageTheme]);
  useEffect(() => previewFonts(editor, pageTheme), [editor, pageTheme]);
  return (
    <BuilderRoot editor={editor} locale={locale} siteKey={siteKey} site={site} viewOf="page">
      <Panel onClose={onClose} />
    </BuilderRoot>
  );
}
