/** As much of it as `parsed-page.ts` uses; the package has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    window: { DOMParser: typeof DOMParser };
  }
}
