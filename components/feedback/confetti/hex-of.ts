/** A computed colour, such as `rgb(38, 108, 200)`, as `#266cc8`; undefined for what is written in another way. */
export function hexOf(color: string): string | undefined {
  const channels = /^rgba?\((\d+), (\d+), (\d+)/.exec(color)?.slice(1);
  return channels && `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
