import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

type Difference = { name: string; what: 'changed' | 'new' | 'gone'; pixels: number };

/** The picture on a ground of the size of both. */
function enlarged(picture: PNG, width: number, height: number): Buffer {
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground.data;
}

const namesIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.png'));

/** Compares the photographs of two folders by name, and puts pictures of the pixels that differ into a third. */
export function compare(before: string, after: string, into: string, only = ''): Difference[] {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const names = [...new Set([...namesIn(before), ...namesIn(after)])].filter((name) => name.includes(only));
  return names.toSorted().flatMap((name): Difference[] => {
    const files = [before, after].map((folder) => path.join(folder, name));
    const [old, young] = files.map((file) => (existsSync(file) ? readFileSync(file) : undefined));
    if (!old || !young) return [{ name, what: old ? 'gone' : 'new', pixels: 0 }];
    if (old.equals(young)) return [];
    const [first, second] = [PNG.sync.read(old), PNG.sync.read(young)];
    const width = Math.max(first.width, second.width);
    const height = Math.max(first.height, second.height);
    const difference = new PNG({ width, height });
    const pixels = pixelmatch(
      enlarged(first, width, height),
      enlarged(second, width, height),
      difference.data,
      width,
      height,
      // both come from this machine: only what nobody can see is let pass
      { threshold: 0.02, includeAA: true },
    );
    if (pixels === 0) return [];
    writeFileSync(path.join(into, name), PNG.sync.write(difference));
    return [{ name, what: 'changed', pixels }];
  });
}

/** A page that shows each difference: before, after, and which pixels. */
export const reportOf = (
  differences: readonly Difference[],
  { from, to, seen }: { from: string; to: string; seen: number },
): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>${differences.length} differences</title>
  <style>
    body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; }
    section { border-block-start: 1px solid #888; padding-block: 16px; }
    div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; align-items: start; }
    figure { margin: 0; }
    img { max-inline-size: 100%; border: 1px solid #ccc; }
  </style>
  <h1>${differences.length} of ${seen} photographs differ</h1>
  <p>From <code>${from}</code> to <code>${to}</code></p>
  ${differences
    .map(({ name, what, pixels }) => {
      const figures = [
        ...(what === 'new' ? [] : [['before', 'Before']]),
        ...(what === 'gone' ? [] : [['after', 'After']]),
        ...(what === 'changed' ? [['difference', 'What differs']] : []),
      ];
      return `<section><h2>${name.replace(/\.png$/, '')}</h2><p>${what === 'changed' ? `${pixels} pixels` : what}</p><div>${figures
        .map(
          ([folder, caption]) =>
            `<figure><figcaption>${caption}</figcaption><a href="${folder}/${name}"><img loading="lazy" alt="" src="${folder}/${name}" /></a></figure>`,
        )
        .join('')}</div></section>`;
    })
    .join('\n')}
</html>
`;
