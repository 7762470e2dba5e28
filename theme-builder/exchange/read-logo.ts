import type { ColorShare, Pixels } from '@portico/tokens/propose';

/** Why a file gives no colors: `exchange/texts` says each. */
export type LogoRefusal = 'tooLarge' | 'tooManyPixels' | 'unreadable' | 'noColor';

export type ReadLogo =
  /** `brand` is the color that the employer is most likely known by. */
  { ok: true; colors: readonly ColorShare[]; brand: string } | { ok: false; reason: LogoRefusal };

const maximumBytes = 5 * 1024 * 1024;
const maximumPixels = 40_000_000;
/** Samples along each side. */
const samples = 256;

/** Decodes a picture as the browser does in an `<img>`, where an SVG runs no script and loads nothing. */
async function decode(file: File): Promise<Pixels | LogoRefusal> {
  // browsers tell every other kind by its content
  const isSvg = /\.svg$/i.test(file.name);
  const address = URL.createObjectURL(isSvg ? new Blob([file], { type: 'image/svg+xml' }) : file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', reject);
      image.src = address;
    });
    if (image.naturalWidth * image.naturalHeight > maximumPixels) return 'tooManyPixels';
    await image.decode();
    const context = new OffscreenCanvas(samples, samples).getContext('2d');
    if (!context) return 'unreadable';
    // smoothed, two colors would become a third
    context.imageSmoothingEnabled = false;
    context.drawImage(image, 0, 0, samples, samples);
    return context.getImageData(0, 0, samples, samples);
  } catch {
    return 'unreadable';
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Reads the colors of a logo, or why it gives none. The file stays in the browser. */
export async function readLogo(file: File): Promise<ReadLogo> {
  if (file.size > maximumBytes) return { ok: false, reason: 'tooLarge' };
  const pixels = await decode(file);
  if (typeof pixels === 'string') return { ok: false, reason: pixels };
  // only for whoever brings a picture
  const { proposeFromLogo } = await import('@portico/tokens/propose');
  const logo = proposeFromLogo(pixels, { product: 'default' });
  if (!logo) return { ok: false, reason: 'noColor' };
  const { colors, proposal } = logo;
  return { ok: true, colors, brand: String(proposal.sections.core_properties?.brand?.value) };
}
