/**
 * Whether a text is the address of a page: http or https, with a host that has a dot or is `localhost`, and nobody's name and
 * password in it.
 */
export function isUrl(text: string): boolean {
  if (/\s/.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return false;
  return url.hostname === 'localhost' || /[^.]\.[^.]|^\[/.test(url.hostname);
}
