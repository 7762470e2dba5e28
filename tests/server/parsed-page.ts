import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM('').window;

/** The document that a browser makes of HTML, without its scripts and styles. */
export const parsePage = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** What stands in the elements that a selector finds, in one line each. */
export const textsOf = (page: Document, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map((element) =>
    (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
  );
