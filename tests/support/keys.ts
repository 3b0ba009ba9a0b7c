import { createKeyring, type KeySettings, type Keyring } from '../../src/platform/keys/keyring.ts'

const testSecret = 's'.repeat(32)

export const keySettings = (secret = testSecret): KeySettings => ({ shared: [secret], own: {}, former: '' })

export const testKeyring = (secret?: string): Keyring => createKeyring(keySettings(secret))
