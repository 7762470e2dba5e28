/**
 * Gives the page's Content-Security-Policy nonce to the one `<style>` that the library writes at run time, which
 * locks the page's scrolling under an open dialog. Call it once before the first render in the browser.
 */
export { setNonce as setStyleNonce } from 'get-nonce';
