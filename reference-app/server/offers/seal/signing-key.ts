import { createPrivateKey, generateKeyPair, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import forge from 'node-forge';
import { StartFailure } from '../../database/start-failure.ts';

/** What signed documents are sealed with. */
export type SigningKey = {
  privateKey: KeyObject;
  /** Of the key, and then those that vouch for it. */
  certificates: readonly X509Certificate[];
};

const years = 10;

/**
 * The private key and its certificates in one PEM text.
 *
 * @throws Error that says what is missing
 */
export function signingKeyIn(pem: string): SigningKey {
  const certificates = Array.from(
    pem.matchAll(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g),
    ([text]) => new X509Certificate(text),
  );
  const [own] = certificates;
  if (!own) throw new Error('it holds no certificate');
  const privateKey = createPrivateKey(pem);
  if (!['rsa', 'ec'].includes(privateKey.asymmetricKeyType ?? ''))
    throw new Error('its key is neither an RSA nor an EC key');
  if (!own.checkPrivateKey(privateKey)) throw new Error('its first certificate is not of its key');
  return { privateKey, certificates };
}

/** @throws StartFailure when the file is not there, or holds no key with its certificate */
export function readSigningKey(file: string): SigningKey {
  try {
    return signingKeyIn(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(
      `PORTICO_SIGNING_KEY is "${file}", which cannot be used (${reason}): set it to a PEM file with a private key and its certificate, or unset it to use a key of Portico’s own.`,
      { cause: error },
    );
  }
}

/** A key of one's own with a certificate that nobody vouches for, as PEM: it shows changes, not who one is. */
export async function makeSigningKey(now: Date): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 3072,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.rsa.setPublicKey(key.n, key.e);
  // positive, as RFC 5280, 4.1.2.2 asks
  certificate.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(15))}`;
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = new Date(now);
  certificate.validity.notAfter.setUTCFullYear(now.getUTCFullYear() + years);
  const subject = [
    { name: 'commonName', value: 'Portico document seal' },
    { name: 'organizationName', value: 'Portico' },
  ];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(key, forge.md.sha256.create());
  return `${privateKey.trim()}\n${forge.pki.certificateToPem(certificate).replaceAll('\r', '').trim()}\n`;
}
