import * as z from 'zod/mini';

/**
 * What may stand in a frame: an https address, http on this machine, or a path of this site. Browsers read backslashes as slashes
 * and leave out tabs and line breaks, with which a path would become another host.
 */
export const framedAddress = z
  .string()
  .check(z.regex(/^(?:https:\/\/[^/\s\\]|http:\/\/localhost(?![^/:])|\/(?![/\\]))[^\s\\]*$/));
