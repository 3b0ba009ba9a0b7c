import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** Each purpose has a separate key: a leaked key or a signature of one is worthless for another. */
export const keyPurposes = [
  'visitors',
  'orders',
  'previews',
  'baskets',
  'tablets',
  'reviews',
  'giftCards',
  'consents',
  'unsubscribe',
  'promotions',
  'accounts',
  'accountWidget',
  'identity',
  'staff',
  'forms',
] as const
export type KeyPurpose = (typeof keyPurposes)[number]

/**
 * Lists of secrets. The first of a list signs; the others are accepted too: the next one, which every process must know
 * before any signs with it, and the previous one, as long as its signatures must stay valid.
 */
export interface KeySettings {
  /** Every purpose derives its own keys from these. */
  shared: readonly string[]
  /** Purposes with separate secrets. */
  own: Partial<Record<KeyPurpose, readonly string[]>>
  /**
   * The secret for every purpose before there were several keys; it verifies values without a key id. Empty: none is
   * accepted.
   */
  former: string
}

/** The keys of one purpose. Every value names the key that made it: `kid.…`. */
export interface PurposeKeys {
  /** `kid.HMAC`, by the key in use. */
  sign(message: string): string
  /** Constant-time; false for anything malformed, foreign, or of a key that is no longer listed. */
  verify(message: string, signature: string): boolean
  /** What each listed key signs, the one in use first: for keyed hashes that rows are found by. */
  signatures(message: string): readonly string[]
  /** `kid.iv.text.tag`, encrypted by the key in use. */
  seal(text: string): string
  /** Throws when no listed key sealed the value. */
  open(sealed: string): string
  /** Whether the key in use made the value: otherwise it must be made again before its key leaves the list. */
  isCurrent(value: string): boolean
}

export type Keyring = Readonly<Record<KeyPurpose, PurposeKeys>>

export function createKeyring(settings: KeySettings): Keyring {
  return Object.fromEntries(
    keyPurposes.map((purpose) => [
      purpose,
      purposeKeys(purpose, settings.own[purpose] ?? settings.shared, settings.former),
    ]),
  ) as unknown as Keyring // one entry for each purpose
}

interface Key {
  kid: string
  signing: Buffer
  sealing: Buffer
}

function purposeKeys(purpose: KeyPurpose, secrets: readonly string[], former: string): PurposeKeys {
  const keys = secrets.map((secret) => derive(secret, purpose))
  const [current] = keys
  if (!current) throw new Error(`There is no key for ${purpose}`)
  const byKid = new Map(keys.map((key) => [key.kid, key]))
  const mac = (key: Buffer | string, message: string): Buffer => createHmac('sha256', key).update(message).digest()
  const sign = ({ kid, signing }: Key, message: string): string =>
    `${kid}.${mac(signing, message).toString('base64url')}`

  return {
    sign: (message) => sign(current, message),
    verify(message, signature) {
      const [, kid, text = ''] = /^(?:([\w-]{8})\.)?([\w-]{22,43})$/.exec(signature) ?? []
      const key = kid === undefined ? former : (byKid.get(kid)?.signing ?? '')
      if (text === '' || key === '') return false
      const given = Buffer.from(text, 'base64url')
      // The last letter has unused bits: a signature is accepted in one spelling only.
      if (given.toString('base64url') !== text) return false
      const wanted = mac(key, message)
      // Addresses of drawings once had half a signature; no value with a key id was ever shortened.
      const compared = kid === undefined && given.length === 16 ? wanted.subarray(0, 16) : wanted
      return given.length === compared.length && timingSafeEqual(given, compared)
    },
    signatures: (message) => [
      ...keys.map((key) => sign(key, message)),
      ...(former === '' ? [] : [mac(former, message).toString('base64url')]),
    ],
    seal(text) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', current.sealing, iv).setAAD(Buffer.from(current.kid))
      const parts = [iv, Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]), cipher.getAuthTag()]
      return [current.kid, ...parts.map((part) => part.toString('base64url'))].join('.')
    },
    open(sealed) {
      const [kid = '', ...parts] = sealed.split('.')
      const [iv, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
      const key = byKid.get(kid)
      if (!key || !iv || !text || tag?.length !== 16)
        throw new Error(`No key for ${purpose} opens what ${kid} has sealed`)
      const decipher = createDecipheriv('aes-256-gcm', key.sealing, iv).setAAD(Buffer.from(kid)).setAuthTag(tag)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    },
    isCurrent: (value) => value.startsWith(`${current.kid}.`),
  }
}

function derive(secret: string, purpose: KeyPurpose): Key {
  const key = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'konvehti', `${purpose} ${use}`, 32))
  const kid = createHash('sha256').update(key('id')).digest().subarray(0, 6).toString('base64url')
  return { kid, signing: key('sign'), sealing: key('seal') }
}
