import { useSyncExternalStore } from 'react'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Static } from 'typebox'
import type { MadePasskey, UsedPasskey } from '../../contract/passkeys.ts'

/* What the browser does with passkeys. The library is loaded when the user presses the button, and asks the device at once. */

export type PasskeyAnswer = Static<typeof UsedPasskey>
export type NewPasskey = Static<typeof MadePasskey>
export type CeremonyOptions = object

const unchanged = () => () => {}
const isAble = (): boolean => typeof window.PublicKeyCredential === 'function'
/** Whether the browser supports passkeys; assumed until the browser can be asked. */
export const useKnowsPasskeys = (): boolean => useSyncExternalStore(unchanged, isAble, () => true)

/** Null when the device did not confirm: the user cancelled, took too long, or has no such key. */
export async function askPasskey(options: CeremonyOptions): Promise<PasskeyAnswer | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON // made by the same library on the server
  return startAuthentication({ optionsJSON }).then(
    (answer) => answer as PasskeyAnswer, // its type names more of the same fields
    orNull,
  )
}

export async function makePasskey(options: CeremonyOptions): Promise<NewPasskey | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON // made by the same library on the server
  return startRegistration({ optionsJSON }).then(
    (answer) => answer as NewPasskey, // its type names more of the same fields
    orNull,
  )
}

/** Devices report every outcome by errors of these names; any other is a bug. */
function orNull(error: unknown): null {
  const expected = [
    'NotAllowedError',
    'AbortError',
    'InvalidStateError',
    'NotSupportedError',
    'SecurityError',
    'ConstraintError',
  ]
  if (error instanceof Error && expected.includes(error.name)) return null
  throw error
}
