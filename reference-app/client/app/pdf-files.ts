import { version } from 'pdfjs-dist/package.json';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** Where the viewer's own files are: on this site; the build puts them there. */
export const pdfFiles = { workerUrl, assetsUrl: `/assets/pdfjs-${version}/` };
