import { useEffect } from 'react';
import { BuilderRoot } from '../panel/builder-root.tsx';
import { lazyArea } from '../lazy/lazy-area.tsx';
import { Panel } from '../panel/panel.tsx';
import type { PagePreview } from '../preview/page-preview.ts';
import { previewFonts } from '../preview/preview-fonts.ts';
import { useOpenEditor } from '../store/use-open-editor.ts';
import type { ThemeBuilderProps } from '../theme-builder.tsx';
import { useEditorState } from '../store/use-editor.ts';
import { SitePages, type SitePage } from './site-page.ts';
import { standaloneTexts } from '../locales/areas.ts';

export type StandaloneBuilderProps = Omit<ThemeBuilderProps, 'pageTheme'> & {
  /** What is shown; at first the first two. Has to be the same array as long as they are the same pages. */
  pages: readonly SitePage[];
};

/** The page that the builder is on wears no draft: the pages in its frames do. */
const noPage: PagePreview = { show: () => {}, setEditing: () => {}, setScheme: () => {} };
const previewNothing = () => noPage;

const Matrix = lazyArea(() => import('./matrix.tsx'), standaloneTexts);

/** What is edited has to be there before it is shown: frames in the published theme would change their look at once. */
function Pages() {
  const isReady = useEditorState(({ phase }) => phase.status === 'ready');
  return isReady ? <Matrix /> : null;
}

/**
 * The theme builder without a page of its own: the panel beside pages of the site, at several widths, which follow what is
 * edited. It edits the same draft as `ThemeBuilder`.
 */
export function StandaloneBuilder({
  product,
  locale,
  siteKey,
  author,
  backend,
  site,
  pages,
  onClose,
}: StandaloneBuilderProps) {
  const editor = useOpenEditor({ product, siteKey, author, backend, previewOf: previewNothing });
  // the galleries in the panel
  useEffect(() => previewFonts(editor, 'default'), [editor]);
  return (
    <BuilderRoot editor={editor} locale={locale} siteKey={siteKey} site={site} viewOf="matrix">
      <SitePages value={pages}>
        <Pages />
      </SitePages>
      <Panel onClose={onClose} />
    </BuilderRoot>
  );
}
