import { expect, test } from 'vitest';
import { avatarAddress } from './avatar-address.ts';

const boot = { origin: 'https://careers.example', domain: 'meridian.example' };

test('PROFILE-01 a path to a picture becomes absolute, an address stays', () => {
  expect(avatarAddress('/api/pcsx/profile_avatar?v=0123', boot)).toBe(
    'https://careers.example/api/pcsx/profile_avatar?v=0123&domain=meridian.example',
  );
  expect(avatarAddress('https://pictures.example/1.png', boot)).toBe('https://pictures.example/1.png');
  expect(avatarAddress(null, boot)).toBeUndefined();
});
