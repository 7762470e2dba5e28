/** The path as the server will read it; undefined when it cannot. */
function decodedPath({ pathname }: URL): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Where to go on: a page of this site, else the start (rulings 8 and 63). */
export function nextAddress(next: string | null, origin: string): string {
  if (!next || /[\\\s]/.test(next) || next.startsWith('//')) return '/careers';
  const url = URL.canParse(next, origin) ? new URL(next, origin) : undefined;
  const path = url && decodedPath(url);
  const isPage =
    url?.origin === origin &&
    url.username === '' &&
    path !== undefined &&
    /^\/careers(?:\/|$)/.test(path) &&
    !/^\/careers\/+(?:login|logout)(?:\/|$)/.test(path);
  return isPage ? `${url.pathname}${url.search}` : '/careers';
}
