import { Alert } from '#src/kit/Notice.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { accountFault, fieldFaults, isSessionOver } from './account-fault.ts'

/** Tells why a form was refused. An expired session is renewed in another tab, so that typed text stays. */
export function FormFault({ error, fallbackKey }: { error: unknown; fallbackKey: string }) {
  const text = useText()
  const { navigation } = usePage()
  if (!error) return null
  if (isSessionOver(error))
    return (
      <Alert announce>
        <p>
          <b>{text('/account/session-over')}</b> {text('/account/session-over-text')}
        </p>
        {navigation.loginPageUrl && (
          <SiteLink newTab className="kit-link" to={navigation.loginPageUrl}>
            {text('/account/session-over-login')}
          </SiteLink>
        )}
      </Alert>
    )
  const isOfFields = Object.keys(fieldFaults(error)).length > 0
  return (
    <Alert announce>
      <p>{isOfFields ? text('/account/check-fields') : accountFault(error, text, fallbackKey)}</p>
    </Alert>
  )
}
