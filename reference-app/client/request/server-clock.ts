/** In ms: a page takes a while to come, which is no reason to mistrust the device's clock. */
const tolerated = 60_000;

let ahead = 0;

/** Compares the device's clock with the server's. @param now what time it was for the server when it made the page */
export function compareClocks(now: number): void {
  const difference = Date.now() - now;
  ahead = Math.abs(difference) > tolerated ? difference : 0;
}

/** What time it is for the server, which decides; ms since 1970. The clocks of devices may be days off. */
export const serverNow = (): number => Date.now() - ahead;
