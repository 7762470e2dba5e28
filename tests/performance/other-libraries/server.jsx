import { renderToString } from 'react-dom/server';
import { library } from 'library';
import { contentOf } from './content.jsx';

const asIs = (page) => page;

/** The HTML of all of a kind, as a server makes it for a request. */
export const render = (kind) =>
  renderToString((library.onServer ?? asIs)(<library.Provider>{contentOf(library, kind)}</library.Provider>));
