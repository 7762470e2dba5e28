import { describe, expect, it } from 'vitest';
import { safeAddress } from './safe-address.ts';

describe('safeAddress', () => {
  it.each([
    '/careers/offers?pid=7',
    'offers',
    '?query=nurse',
    '#top',
    '//careers.example/offers',
    'https://careers.example/',
    'HTTP://careers.example/',
    'mailto:jobs@careers.example',
    'tel:+4930901820',
    '/go?to=javascript:alert(1)',
  ])('NOTIF-04 lets %s through as it is', (address) => expect(safeAddress(address)).toBe(address));

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://careers.example/1',
    'file:///etc/passwd',
    'https://',
    '',
    '  ',
    undefined,
  ])('NOTIF-04 refuses %j', (address) => expect(safeAddress(address)).toBeUndefined());
});
