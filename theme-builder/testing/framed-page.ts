import { emitThemeCss, layerOrder, resolveTheme, type ThemeDocument } from '@portico/tokens';
import { onTestFinished } from 'vitest';

/** The address of a small page of this origin that wears the default theme and over it an employer's, as the server sends it. */
export function framedPage(published?: ThemeDocument, body = '') {
  const base = resolveTheme({ product: 'default' });
  const employer = resolveTheme({
    product: 'default',
    layers: published ? [{ id: 'employer', sections: published.sections }] : [],
  });
  const css = `${layerOrder}
    ${emitThemeCss(base, { layer: 'theme.default' })}
    ${emitThemeCss(employer, { layer: 'theme.employer', than: base })}
    @layer component { .pt-primary_buttons { background: var(--pt-button-background); } }`;
  const html = `<!doctype html><html lang="en" dir="ltr" data-pt-ready><title>Page</title><style>${css}</style>
    <main><button class="pt-primary_buttons">Apply now</button>${body}</main></html>`;
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  onTestFinished(() => URL.revokeObjectURL(address));
  return address;
}
