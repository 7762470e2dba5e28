/** What somebody else's form may do: all that forms need, but not lead this page away. */
const allowances = 'allow-forms allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** What a frame of a form may do. Its own storage is its to use, but not on this site: from there it could let itself out. */
export const sandboxOf = (src: string): string =>
  src.startsWith('https:') && new URL(src).origin !== location.origin
    ? `${allowances} allow-same-origin`
    : allowances;
