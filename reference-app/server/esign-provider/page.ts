import { escaped } from '../mail/letter.ts';
import type { Envelope } from '../offers/esign/envelopes.ts';

/** What the frame shows; `widget.js` does the rest, and lets the buttons be pressed once it hears them. */
export function widgetPage(options: {
  envelope: Envelope;
  wid: string;
  siteOrigins: readonly string[];
}): string {
  const { envelope, wid, siteOrigins } = options;
  const source = `/public/esignDocument?wid=${encodeURIComponent(wid)}`;
  const name = escaped(envelope.documentName);
  return page(
    `Sign: ${envelope.documentName}`,
    `<main data-wid="${escaped(wid)}" data-sites="${escaped(siteOrigins.join(' '))}">
  <h1>${name}</h1>
  ${
    envelope.letter
      ? `<object type="application/pdf" data="${escaped(source)}" aria-label="${name}">
    <p>This browser shows no documents within pages. Please open it in a tab of its own to read it.</p>
  </object>
  <p><a href="${escaped(source)}" target="_blank" rel="noopener">Open the document in a tab of its own</a></p>`
      : '<p>The document is still being written.</p>'
  }
  <form>
    <p><label><input type="checkbox" name="agreed" required> I have read the document and agree to sign it electronically</label></p>
    <p><label>Full name: ${escaped(envelope.signer.name)}<br><input name="name" autocomplete="name" maxlength="300" required></label></p>
    <p class="actions"><button type="submit" disabled>Sign</button> <button type="button" id="reject" disabled>Reject</button></p>
    <p id="outcome" role="status"></p>
  </form>
</main>`,
    '<script type="module" src="/public/esignWidget.js"></script>',
  );
}

export function messagePage(message: string): string {
  return page('E-signature', `<main><p>${escaped(message)}</p></main>`);
}

function page(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/public/esignWidget.css">
${head}
</head>
<body>
${body}
</body>
</html>`;
}
