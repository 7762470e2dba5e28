/** As addresses end; what is not here cannot be uploaded. */
const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'font/woff2': 'woff2',
};

/** The last part of a file's address. */
export const addressNameOf = ({ sha256, mediaType }: { sha256: string; mediaType: string }): string =>
  `${sha256}.${endings[mediaType] ?? 'bin'}`;
