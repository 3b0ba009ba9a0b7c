import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/* A device with passkeys, in software: what a browser and its authenticator answer (WebAuthn Level 3, ES256, no attestation). */

interface Kept {
  id: string
  key: KeyObject
  userHandle: string
  counter: number
}
interface Asked {
  challenge: string
  rp?: { id?: string }
  user?: { id: string }
  rpId?: string
}
/** What makes an answer wrong. */
export interface Faults {
  origin?: string
  /** Neither finger, face nor code was asked for. */
  isUnverified?: boolean
  counter?: number
}

const base64url = (bytes: Buffer): string => bytes.toString('base64url')
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const [present, verified, attested] = [0x01, 0x04, 0x40]

export function createAuthenticator(origin = 'http://localhost:3000') {
  const kept: Kept[] = []
  const clientData = (type: string, challenge: string, faults: Faults): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: faults.origin ?? origin, crossOrigin: false }))
  const authenticatorData = (rpId: string, flags: number, counter: number, more = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more])
  }
  const flagsOf = ({ isUnverified }: Faults): number => present | (isUnverified === true ? 0 : verified)

  return {
    kept,

    make(options: object, faults: Faults = {}) {
      const { challenge, rp, user } = options as Asked
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const id = randomBytes(32)
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(cose))])
      const authData = authenticatorData(rp?.id ?? 'localhost', flagsOf(faults) | attested, 0, credential)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      kept.push({ id: base64url(id), key: privateKey, userHandle: user?.id ?? '', counter: 0 })
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, faults)),
          attestationObject: base64url(Buffer.from(isoCBOR.encode(attestation as never))), // a map of what CBOR knows
          transports: ['internal'],
        },
      }
    },

    /** By the last key, or the one that is given. */
    use(options: object, faults: Faults = {}, key = kept.at(-1)) {
      if (!key) throw new Error('The device has no passkey')
      const { challenge, rpId = 'localhost' } = options as Asked
      key.counter = faults.counter ?? key.counter + 1
      const data = authenticatorData(rpId, flagsOf(faults), key.counter)
      const client = clientData('webauthn.get', challenge, faults)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(key.key)
      return {
        id: key.id,
        rawId: key.id,
        type: 'public-key',
        clientExtensionResults: {},
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: key.userHandle,
        },
      }
    },
  }
}
export type Authenticator = ReturnType<typeof createAuthenticator>
