import type { Envelope } from '../offers/esign/envelopes.ts';

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function text(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => escaped[character] ?? character);
}

/** What the frame shows; `widget.js` does the rest. */
export function widgetPage(options: {
  envelope: Envelope;
  wid: string;
  siteOrigins: readonly string[];
}): string {
  const { envelope, wid, siteOrigins } = options;
  const source = `/public/esignDocument?wid=${encodeURIComponent(wid)}`;
  const name = text(envelope.documentName);
  return page(
    `Sign: ${envelope.documentName}`,
    `<main data-wid="${text(wid)}" data-sites="${text(siteOrigins.join(' '))}">
  <h1>${name}</h1>
  ${
    envelope.letter
      ? `<object type="application/pdf" data="${text(source)}" aria-label="${name}"></object>
  <p><a href="${text(source)}" target="_blank" rel="noopener">Open the document in a tab of its own</a></p>`
      : '<p>The document is still being written.</p>'
  }
  <form>
    <p><label><input type="checkbox" name="agreed" required> I have read the document and agree to sign it electronically</label></p>
    <p><label>Full name: ${text(envelope.signer.name)}<br><input name="name" autocomplete="name" maxlength="300" required></label></p>
    <p class="actions"><button type="submit">Sign</button> <button type="button" id="reject">Reject</button></p>
    <p id="outcome" role="status"></p>
  </form>
</main>`,
    '<script type="module" src="/public/esignWidget.js"></script>',
  );
}

export function messagePage(message: string): string {
  return page('E-signature', `<main><p>${text(message)}</p></main>`);
}

function page(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<link rel="stylesheet" href="/public/esignWidget.css">
${head}
</head>
<body>
${body}
</body>
</html>`;
}
