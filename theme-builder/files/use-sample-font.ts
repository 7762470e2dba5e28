import { useEffect, useId, useState } from 'react';
import type { FontFile } from './backend.ts';

export type SampleFont = { family: string; status: 'loading' | 'ready' | 'failed' };

/** Fetches a font for a sample, under a name that nothing else of the page has. */
export function useSampleFont({ url }: Pick<FontFile, 'url'>): SampleFont {
  const family = `sample ${useId().replaceAll(/\W/g, '')}`;
  const [loaded, setLoaded] = useState<{ of: string; status: SampleFont['status'] }>();
  useEffect(() => {
    const font = new FontFace(family, `url("${url}")`);
    let isWanted = true;
    const finish = (status: SampleFont['status']) => {
      if (isWanted) setLoaded({ of: url, status });
    };
    document.fonts.add(font);
    font.load().then(
      () => finish('ready'),
      () => finish('failed'),
    );
    return () => {
      isWanted = false;
      document.fonts.delete(font);
    };
  }, [family, url]);
  return { family, status: loaded?.of === url ? loaded.status : 'loading' };
}
