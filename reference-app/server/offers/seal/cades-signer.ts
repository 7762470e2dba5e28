import { createHash, sign } from 'node:crypto';
import { Signer } from '@signpdf/utils';
import forge from 'node-forge';
import type { SigningKey } from './signing-key.ts';

const { asn1 } = forge;
const { Class, Type } = asn1;

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
} as const;

/**
 * Makes the CMS signature (RFC 5652) of a PAdES baseline signature (ETSI EN 319 142-1, level B-B): it names its
 * certificate by hash (RFC 5035) and tells no time, which stands in the PDF. `@signpdf/signer-p12` does neither.
 */
export class CadesSigner extends Signer {
  readonly #key: SigningKey;

  constructor(key: SigningKey) {
    super();
    this.#key = key;
  }

  override async sign(pdf: Buffer): Promise<Buffer> {
    const { privateKey, certificates } = this.#key;
    const [own] = certificates;
    if (!own) throw new Error('A signing key has a certificate.');
    const attributes = attributesOf({ contentHash: sha256(pdf), certificateHash: sha256(own.raw) });
    // signed as a SET of its own, written under a tag of the signer's (RFC 5652, 5.4)
    const signed = set(attributes);
    const signature = sign('sha256', bytesOf(signed), privateKey);
    const isRsa = privateKey.asymmetricKeyType === 'rsa';

    const signer = sequence([
      integer(1),
      sequence(issuerAndSerialOf(own.raw)),
      sequence([identifier(oid.sha256), nothing()]),
      tagged(0, attributes),
      sequence(isRsa ? [identifier(oid.rsa), nothing()] : [identifier(oid.ecdsaWithSha256)]),
      octets(signature),
    ]);
    const signedData = sequence([
      integer(1),
      set([sequence([identifier(oid.sha256), nothing()])]),
      sequence([identifier(oid.data)]),
      tagged(
        0,
        certificates.map(({ raw }) => asn1.fromDer(binary(raw))),
      ),
      set([signer]),
    ]);
    return bytesOf(sequence([identifier(oid.signedData), tagged(0, [signedData])]));
  }
}

/** In the order that DER has for sets: by their bytes. */
function attributesOf(hashes: { contentHash: Buffer; certificateHash: Buffer }): forge.asn1.Asn1[] {
  const attribute = (type: string, value: forge.asn1.Asn1) => sequence([identifier(type), set([value])]);
  return [
    attribute(oid.contentType, identifier(oid.data)),
    attribute(oid.messageDigest, octets(hashes.contentHash)),
    // SHA-256 is the default and goes without saying
    attribute(oid.signingCertificateV2, sequence([sequence([sequence([octets(hashes.certificateHash)])])])),
  ].toSorted((left, right) => Buffer.compare(bytesOf(left), bytesOf(right)));
}

/** Issuer and serial number as they stand in a certificate (RFC 5280, 4.1). */
function issuerAndSerialOf(certificate: Buffer): forge.asn1.Asn1[] {
  const fields = childrenOf(childrenOf(asn1.fromDer(binary(certificate)))[0]);
  const hasVersion = fields[0]?.tagClass === Class.CONTEXT_SPECIFIC;
  const [serial, , issuer] = fields.slice(hasVersion ? 1 : 0);
  if (!serial || !issuer) throw new Error('The certificate has no issuer or no serial number.');
  return [issuer, serial];
}

function childrenOf(value: forge.asn1.Asn1 | undefined): forge.asn1.Asn1[] {
  return Array.isArray(value?.value) ? value.value : [];
}

function sequence(values: forge.asn1.Asn1[]): forge.asn1.Asn1 {
  return asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, values);
}

function set(values: forge.asn1.Asn1[]): forge.asn1.Asn1 {
  return asn1.create(Class.UNIVERSAL, Type.SET, true, values);
}

function tagged(tag: number, values: forge.asn1.Asn1[]): forge.asn1.Asn1 {
  return asn1.create(Class.CONTEXT_SPECIFIC, tag as forge.asn1.Type, true, values);
}

function identifier(text: string): forge.asn1.Asn1 {
  return asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(text).getBytes());
}

function integer(value: number): forge.asn1.Asn1 {
  return asn1.create(Class.UNIVERSAL, Type.INTEGER, false, asn1.integerToDer(value).getBytes());
}

function octets(bytes: Buffer): forge.asn1.Asn1 {
  return asn1.create(Class.UNIVERSAL, Type.OCTETSTRING, false, binary(bytes));
}

function nothing(): forge.asn1.Asn1 {
  return asn1.create(Class.UNIVERSAL, Type.NULL, false, '');
}

function bytesOf(value: forge.asn1.Asn1): Buffer {
  return Buffer.from(asn1.toDer(value).getBytes(), 'binary');
}

function binary(bytes: Buffer): string {
  return bytes.toString('binary');
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
