/** Where a picture of the demo employers lies below their folder; undefined for an address that is none of theirs. */
export function demoPicture(address: string): string | undefined {
  const found = /^\/employers\/([a-z]+)\.example\/([\w-]+\.(?:svg|png|jpg|webp))$/.exec(address);
  return found ? `${found[1]}/assets/${found[2]}` : undefined;
}
