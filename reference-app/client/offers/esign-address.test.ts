import { describe, expect, test } from 'vitest';
import { esignAddress, esignMessage } from './esign-address.ts';

const config = { host: 'https://sign.employer.example', origins: ['https://esign.provider.example'] };
const framed = (url: string) => esignAddress(url, config)?.href;

describe('LETTER-01 what is framed to sign a document', () => {
  test.each([
    ['a widget', 'abc-1', 'https://sign.employer.example/public/esignWidget?wid=abc-1'],
    [
      'a widget with other signs',
      'a/b?c&d',
      'https://sign.employer.example/public/esignWidget?wid=a%2Fb%3Fc%26d',
    ],
    ['a path', '/sign/7?x=1', 'https://sign.employer.example/sign/7?x=1'],
    ['an allowed address', 'https://esign.provider.example/7', 'https://esign.provider.example/7'],
  ])('%s', (_, url, address) => {
    expect(framed(url)).toBe(address);
  });

  test.each([
    'https://evil.example/public/esignWidget?wid=1',
    'https://esign.provider.example.evil.example/7',
    'https://esign.provider.example@evil.example/7',
    'https://esign.provider.example:8443/7',
    'http://esign.provider.example/7',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/7',
    String.raw`\\evil.example/7`,
    String.raw`/\evil.example/7`,
    '/\t/evil.example/7',
    // the custom domain is for widgets and paths
    'https://sign.employer.example/public/esignWidget?wid=1',
  ])('never %j', (url) => {
    expect(framed(url)).toBeUndefined();
  });

  test('on this machine without https, where that is allowed', () => {
    const origins = ['http://localhost:4401'];
    expect(esignAddress('http://localhost:4401/7', { host: null, origins })?.href).toBe(
      'http://localhost:4401/7',
    );
  });

  test('nothing, where the employer has no provider', () => {
    expect(esignAddress('abc-1', { host: null, origins: [] })).toBeUndefined();
  });
});

test('LETTER-02 messages are objects of the two types, and nothing else', () => {
  expect([{ type: 'ESIGN' }, { type: 'REJECT' }].map(esignMessage)).toEqual(['ESIGN', 'REJECT']);
  for (const data of ['ESIGN', null, undefined, 7, [], {}, { type: 'esign' }, { type: ['ESIGN'] }])
    expect(esignMessage(data), JSON.stringify(data)).toBeUndefined();
});
