/** Stylesheets of parts that have come or are on their way, by address. */
const stylesheets = new Map<string, Promise<unknown>>();

const loadStylesheet = (file: string): Promise<unknown> | undefined => {
  const href = `/${file}`;
  const known = stylesheets.get(href);
  if (known || document.querySelector(`[rel=stylesheet][href="${href}"]`)) return known;
  const link = document.createElement('link');
  const loading = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      // it is asked for anew the next time
      link.remove();
      stylesheets.delete(href);
      reject(new Error(`Failed to load ${href}`));
    });
  });
  stylesheets.set(href, loading);
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return loading;
};

/**
 * Loads a part of the site that comes later, with its stylesheets, at the same time: what every `import()` of the build calls
 * (`load-parts.ts`).
 *
 * @param files its stylesheets, by their names in the build, such as `assets/bell-1.css`
 * @returns the part, once it has its looks; fails where one of its files did not come
 */
export const loadPart = async <Part>(
  importPart: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> => {
  const [part] = await Promise.all([importPart(), ...files.map(loadStylesheet)]);
  return part;
};
