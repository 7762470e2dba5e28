/** Stylesheets that did not come. */
const failed = new Set<HTMLLinkElement>();

if (!import.meta.env.SSR)
  // such an event does not bubble
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    { capture: true },
  );

const loadAnew = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const anew = link.cloneNode() as HTMLLinkElement;
    anew.addEventListener('load', () => resolve());
    anew.addEventListener('error', () => reject(new Error(`Unable to load ${link.href}`)));
    failed.delete(link);
    link.replaceWith(anew);
  });

/**
 * A dynamic import that also brings the stylesheets that did not come the last time: `import()` asks for each of them once,
 * and takes one that has failed for one that is there.
 */
export const withStylesheets =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const part = await load();
    await Promise.all([...failed].map(loadAnew));
    return part;
  };
