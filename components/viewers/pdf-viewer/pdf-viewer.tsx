import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { lazyModule, useLazyModule } from '../../lazy/lazy-module.ts';
import { DownloadIcon } from '../../display/icon/icon.tsx';
import { lazyView } from '../lazy-view/lazy-view.tsx';
import type keys from '../../locales/en-US/pdf-viewer.json';
import english from '../../locales/en-US/pdf-viewer.json?messages';
import { heights } from './pdf-viewer.css.ts';

const view = lazyModule(() => import('./pdf-view.tsx'));

/** What is shown, and by what. */
export type PdfSource = {
  /**
   * The address of the document, or its bytes. Bytes are compared by identity: keep them, or each render loads them anew.
   */
  src: string | Uint8Array<ArrayBuffer>;
  /** What the document is called, and what it is saved as. */
  fileName: string;
  /**
   * The address of pdf.js’s worker, which has to be of the version that this library brings. The app’s bundler makes it:
   *
   * - Vite: `import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'`
   * - webpack 5: `new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href`
   * - none: copy that file, and give its address
   *
   * It is a file of the app’s own origin, so that a strict policy allows it with `worker-src 'self'`.
   */
  workerUrl: string;
  /**
   * Where the app serves what some documents need beside: the folders `cmaps`, `standard_fonts`, `iccs` and `wasm` of
   * `pdfjs-dist`. Ends in `/`. Without it, texts in fonts that a document does not bring look different, those in East Asian
   * encodings and some pictures (JPEG 2000, JBIG2) are missing, and nothing is asked of the network.
   */
  assetsUrl?: string;
  /**
   * Where the document is saved from.
   * @default `src`
   */
  downloadUrl?: string;
  /** The document, or one of its pages, cannot be shown: for the app’s log. */
  onProblem?: (problem: Error) => void;
  /**
   * Where the title of a failure stands in the page’s outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
};

type OwnProps = PdfSource & {
  /**
   * 24, 40 or 60 rem high, or as high as what it is in, with 24 rem at the least.
   * @default 'medium'
   */
  height?: 'small' | 'medium' | 'large' | 'fill';
};

/**
 * `ref` and all other props go to the root. State for selectors and tests: `data-status` of the root is `loading`, `ready` or
 * `failed` for the viewer; `mark` and `mark[data-current]` are what was found.
 */
export type PdfViewerProps = OwnProps &
  Omit<ComponentPropsWithRef<'div'>, keyof OwnProps | 'children' | 'className' | 'style'>;

/** A PDF document to read, search, save and print; the viewer comes after the page. */
export function PdfViewer({
  src,
  fileName,
  workerUrl,
  assetsUrl,
  downloadUrl,
  onProblem,
  headingLevel = 2,
  height = 'medium',
  ...rest
}: PdfViewerProps) {
  const text = useMessages<keyof typeof keys>('pdf-viewer', english);
  const { status, module, retry } = useLazyModule(view);
  const saved = downloadUrl ?? (typeof src === 'string' ? src : undefined);
  return lazyView(
    module ? (
      <module.PdfView
        src={src}
        fileName={fileName}
        workerUrl={workerUrl}
        assetsUrl={assetsUrl}
        downloadUrl={downloadUrl}
        onProblem={onProblem}
        headingLevel={headingLevel}
      />
    ) : null,
    {
      ...rest,
      height: heights[height],
      status,
      retry,
      texts: {
        loading: text('loading', { fileName }),
        failed: text('failed', { fileName }),
        failedHint: text('failedHint'),
      },
      headingLevel,
      actions:
        saved === undefined ? undefined : (
          <Button href={saved} download={fileName} icon={<DownloadIcon />}>
            {text('download')}
          </Button>
        ),
    },
  );
}
