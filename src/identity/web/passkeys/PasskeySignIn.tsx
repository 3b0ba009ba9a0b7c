import { Button } from '#src/kit/Button.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Alert, NoteLine } from '#src/kit/Notice.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { askPasskey, useKnowsPasskeys } from './ceremonies.ts'
import { fetchSignInOptions, signInByPasskey } from './passkey-api.ts'
import { usePasskeyWork } from './use-passkey-work.ts'
import './passkeys.css'

interface PasskeySignInProps {
  /** Whether the browser keeps the session. */
  remember: boolean
  /** Site path to go on to. */
  returnUrl?: string | undefined
  /** Called with the URL to load as a new document: every cache belongs to the previous user. */
  onSignedIn: (redirectUrl: string) => void
}

/** Signs in by a passkey, without a name. It needs JavaScript and is not shown without. */
export function PasskeySignIn({ remember, returnUrl, onSignedIn }: PasskeySignInProps) {
  const t = useText()
  const isAble = useKnowsPasskeys()
  const { isBusy, error, setError, run } = usePasskeyWork()

  async function signIn(): Promise<void> {
    const response = await askPasskey(await fetchSignInOptions())
    if (!response) return setError(t('/passkeys/not-confirmed'))
    const { redirectUrl } = await signInByPasskey({ response, remember, ...(returnUrl !== undefined && { returnUrl }) })
    onSignedIn(redirectUrl)
  }

  if (!isAble) return <NoteLine>{t('/passkeys/unsupported')}</NoteLine>
  return (
    <div className="identity-key-sign-in">
      {error !== null && (
        <Alert announce>
          <p>{error}</p>
        </Alert>
      )}
      <Button variant="secondary" wide busy={isBusy} busyText={t('/passkeys/asking')} onClick={() => run(signIn)}>
        <Icon name="key" /> {t('/passkeys/sign-in')}
      </Button>
    </div>
  )
}
