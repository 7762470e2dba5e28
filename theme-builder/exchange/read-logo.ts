import type { ColorShare, LogoRefusal } from '@portico/tokens/propose';

export type ReadLogo =
  /** `brand` is the colour that the employer is most likely known by. */
  | { ok: true; colors: readonly ColorShare[]; brand: string }
  /** `english` says it to people. */
  | { ok: false; reason: LogoRefusal; english: string };

/** The colours of a picture, or why it gives none. @throws Error when the file cannot be read from the disk */
export const readLogo = async (file: File): Promise<ReadLogo> => {
  // with the decoders: only for whoever brings a picture
  const { englishLogoRefusals, maximumLogoBytes, proposeFromLogo } = await import('@portico/tokens/propose');
  const refused = (reason: LogoRefusal) =>
    ({ ok: false, reason, english: englishLogoRefusals[reason] }) as const;
  // before it is read into memory
  if (file.size > maximumLogoBytes) return refused('too_heavy');
  const logo = proposeFromLogo(new Uint8Array(await file.arrayBuffer()), { product: 'default' });
  if (!logo.ok) return refused(logo.reason);
  const { colors, proposal } = logo;
  return { ok: true, colors, brand: String(proposal.sections.core_properties?.brand?.value) };
};
