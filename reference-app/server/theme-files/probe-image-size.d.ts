/** As much of it as `picture-size.ts` uses: the published types leave out what reads without HTTP. */
declare module 'probe-image-size/sync.js' {
  type Size = { width: number; height: number };
  export default function probe(bytes: Uint8Array): (Size & { mime: string; variants?: Size[] }) | null;
}
