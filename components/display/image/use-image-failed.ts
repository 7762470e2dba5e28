import { useLayoutEffect, useRef, useState } from 'react';

/** Whether an image could not be loaded; `ref` and `onError` belong on the `<img>`. Another address is tried anew. */
export function useImageFailed(src: string | undefined) {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();
  useLayoutEffect(() => {
    const image = ref.current;
    // it may have failed before hydration, when nobody listened; an SVG without a size has no width either, but decodes
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailedSrc(src));
  }, [src]);
  return { failed: src !== undefined && failedSrc === src, ref, onError: () => setFailedSrc(src) };
}
