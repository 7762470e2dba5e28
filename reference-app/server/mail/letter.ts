import { localeFacts, type Locale } from '@portico/core/messages';
import type { Mail } from './mail.ts';

/** What a mail says; plain text throughout. */
export type Letter = {
  subject: string;
  /** Paragraphs. */
  lines: readonly string[];
  /** What it is about, one under the other. */
  list?: readonly { title: string; detail: string; href: string }[];
  /** What is asked for, as a button. */
  action?: { label: string; href: string };
  /** Shown large, to be typed elsewhere. */
  code?: string;
  /** In small print: why it came, and what if one did not ask for it. */
  closing: readonly string[];
};

/**
 * Writes a letter as text and as HTML that says the same. Without pictures, styles from elsewhere and anything that tells
 * who has opened it.
 *
 * @param options.company whom it is from
 */
export function writeLetter(
  letter: Letter,
  { locale, company }: { locale: Locale; company: string },
): Omit<Mail, 'to'> {
  const { subject, lines, list = [], action, code, closing } = letter;
  const text = [
    ...lines,
    ...list.map(({ title, detail, href }) => [title, detail, href].filter((line) => line !== '').join('\n')),
    ...(code === undefined ? [] : [code]),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    '-- ',
    [...closing, company].join('\n'),
  ].join('\n\n');

  const body = [
    ...lines.map((line) => `<p>${escaped(line)}</p>`),
    ...list.map(
      ({ title, detail, href }) =>
        `<p><a href="${escaped(href)}" style="color:#1a1a1a;font-weight:bold">${escaped(title)}</a><br>${escaped(detail)}</p>`,
    ),
    // digits are read from the left in every language
    code === undefined
      ? ''
      : `<p dir="ltr" style="font-size:28px;letter-spacing:6px;font-weight:bold">${escaped(code)}</p>`,
    action
      ? `<p><a href="${escaped(action.href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1a1a1a;color:#ffffff;text-decoration:none;font-weight:bold">${escaped(action.label)}</a></p><p style="font-size:13px;color:#595959">${escaped(action.href)}</p>`
      : '',
    `<hr style="border:0;border-top:1px solid #d9d9d9">`,
    ...[...closing, company].map((line) => `<p style="font-size:13px;color:#595959">${escaped(line)}</p>`),
  ].join('\n');
  const html = `<!doctype html>
<html lang="${locale}" dir="${localeFacts(locale).direction}">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1a1a1a;background:#ffffff">
<div style="max-width:560px;margin:0 auto">
${body}
</div>
</body>
</html>
`;
  return { subject, text: `${text}\n`, html, fromName: company };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
