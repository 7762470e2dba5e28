import { proposeFromLogo, type LogoProposal } from './index.ts';

/** A logo's proposal for a product, where it does not matter which. */
export const logo = (bytes: Uint8Array): LogoProposal => proposeFromLogo(bytes, { product: 'default' });

export const colorsOf = (bytes: Uint8Array) => {
  const read = logo(bytes);
  if (!read.ok) throw new Error(`refused: ${read.reason}`);
  return read.colors.map(({ color }) => color);
};
/** Why a file is refused, or that it is not. */
export const reasonOf = (bytes: Uint8Array) => {
  const read = logo(bytes);
  return read.ok ? 'accepted' : read.reason;
};
