/**
 * Text of Intl with plain spaces for thin and narrow ones: browsers differ from the server in where ranges have them, and
 * hydration would complain.
 */
export const plainSpaces = (text: string): string => text.replaceAll(/[\u2009\u202F]/g, ' ');
