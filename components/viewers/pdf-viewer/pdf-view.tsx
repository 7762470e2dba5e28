import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Document, pdfjs, type DocumentProps } from 'react-pdf';
import { Button } from '../../actions/button/button.tsx';
import { ErrorState } from '../../feedback/error-state/error-state.tsx';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { DownloadIcon } from '../../display/icon/icon.tsx';
import { instead } from '../lazy-view/lazy-view.css.ts';
import { leaveToFrame } from '../lazy-view/lazy-view.tsx';
import { FindBar } from './find-bar.tsx';
import type keys from '../../locales/en-US/pdf-viewer.json';
import english from '../../locales/en-US/pdf-viewer.json?messages';
import { Pages, type PagesHandle } from './pages.tsx';
import * as styles from './pdf-view.css.ts';
import type { PdfSource } from './pdf-viewer.tsx';
import { Toolbar } from './toolbar.tsx';
import { useFind, type Pdf } from './use-find.ts';
import type { Zoom } from './zoom.ts';

type Problem = 'failed' | 'broken' | 'encrypted';

const problemOf = ({ name }: Error): Problem =>
  name === 'PasswordException' ? 'encrypted' : name === 'InvalidPDFException' ? 'broken' : 'failed';

/** Where a document can be had; bytes get an address of this page's own. */
function useAddress(src: PdfSource['src']): string | undefined {
  const [made, setMade] = useState<string>();
  useEffect(() => {
    if (typeof src === 'string') return undefined;
    const url = URL.createObjectURL(new Blob([src], { type: 'application/pdf' }));
    // oxlint-disable-next-line react/set-state-in-effect -- an address that has to be given back
    setMade(url);
    return () => URL.revokeObjectURL(url);
  }, [src]);
  return typeof src === 'string' ? src : made;
}

const optionsOf = (assetsUrl: string | undefined): DocumentProps['options'] => ({
  // it warns whoever develops it, as of each page that is left while it is drawn
  verbosity: pdfjs.VerbosityLevel.ERRORS,
  ...(assetsUrl !== undefined && {
    cMapUrl: `${assetsUrl}cmaps/`,
    standardFontDataUrl: `${assetsUrl}standard_fonts/`,
    iccUrl: `${assetsUrl}iccs/`,
    wasmUrl: `${assetsUrl}wasm/`,
    // what a computer has under the name of a font may be another one, of other widths
    useSystemFonts: false,
  }),
});

/** The document, what went wrong with it, and its page in view. */
function usePdf({ src, workerUrl, assetsUrl, onProblem }: PdfSource) {
  const address = useAddress(src);
  const [pdf, setPdf] = useState<Pdf>();
  const [problem, setProblem] = useState<Problem>();
  const [page, setPage] = useState(1);

  // the document begins to load in an effect of its own, which comes after
  useLayoutEffect(() => {
    pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
  }, [workerUrl]);
  const file = useMemo(() => (typeof src === 'string' ? src : { data: src }), [src]);
  const options = useMemo(() => optionsOf(assetsUrl), [assetsUrl]);
  const [shown, setShown] = useState(src);
  if (shown !== src) {
    setShown(src);
    setPdf(undefined);
    setProblem(undefined);
    setPage(1);
  }

  const fail = (error: Error) => {
    setProblem(problemOf(error));
    onProblem?.(error);
  };
  return {
    documentProps: {
      file,
      options,
      onPassword: () =>
        fail(Object.assign(new Error('The document asks for a password'), { name: 'PasswordException' })),
      onLoadSuccess: setPdf,
      onLoadError: fail,
      onSourceError: fail,
    },
    pdf,
    problem,
    retry: () => setProblem(undefined),
    address,
    page,
    setPage,
  };
}

type FailureProps = {
  source: PdfSource;
  problem: Problem;
  /** Where the document can be had all the same. */
  saved: string | undefined;
  onRetry: () => void;
};

/** In the place of a document that cannot be shown. */
function Failure({ source: { fileName, headingLevel = 2 }, problem, saved, onRetry }: FailureProps) {
  const text = useMessages<keyof typeof keys>('pdf-viewer', english);
  return (
    <div className={instead}>
      <ErrorState
        ref={leaveToFrame}
        role="alert"
        title={text(problem, { fileName })}
        headingLevel={headingLevel}
        onRetry={problem === 'failed' ? onRetry : undefined}
        actions={
          saved === undefined ? null : (
            <Button href={saved} download={fileName} icon={<DownloadIcon />}>
              {text('download')}
            </Button>
          )
        }
      >
        {text(`${problem}Hint`)}
      </ErrorState>
    </div>
  );
}

/** The viewer itself. Comes late: pdf.js is heavier than all of the page around it. */
export function PdfView(source: PdfSource) {
  const { fileName, downloadUrl, onProblem } = source;
  const text = useMessages<keyof typeof keys>('pdf-viewer', english);
  const announce = useAnnounce();
  const { documentProps, pdf, problem, retry, address, page, setPage } = usePdf(source);
  const [zoom, setZoom] = useState<Zoom>('width');
  const [percent, setPercent] = useState(1);
  const pages = useRef<PagesHandle>(null);
  const find = useFind(pdf);
  const saved = downloadUrl ?? address;

  const goTo = (target: number) => {
    const count = pdf?.numPages ?? 1;
    const next = Math.min(Math.max(target, 1), count);
    pages.current?.goTo(next);
    announce(text('page', { page: next, count }));
  };

  if (problem) return <Failure source={source} problem={problem} saved={saved} onRetry={retry} />;
  return (
    // the keys of the viewer, for all that is in it
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.view}
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.key === 'f' && pdf) {
          event.preventDefault();
          find.open();
        }
      }}
    >
      {pdf ? (
        <>
          <Toolbar
            fileName={fileName}
            page={page}
            pageCount={pdf.numPages}
            onPage={goTo}
            zoom={zoom}
            percent={percent}
            onZoom={setZoom}
            isFinding={find.isOpen}
            onFind={find.isOpen ? find.close : find.open}
            downloadUrl={saved}
            printUrl={address}
          />
          {find.isOpen ? <FindBar key={find.asked} find={find} /> : null}
        </>
      ) : null}
      <Document
        className={styles.document}
        suspense={false}
        {...documentProps}
        loading={
          <div className={instead}>
            <Spinner size="large" label={text('loading', { fileName })} />
          </div>
        }
        error={null}
      >
        {pdf ? (
          <Pages
            ref={pages}
            pdf={pdf}
            label={fileName}
            zoom={zoom}
            onZoom={setZoom}
            onPercent={setPercent}
            page={page}
            onPage={setPage}
            onGoTo={goTo}
            hits={find.hits}
            current={find.current}
            onProblem={onProblem}
          />
        ) : null}
      </Document>
    </div>
  );
}
