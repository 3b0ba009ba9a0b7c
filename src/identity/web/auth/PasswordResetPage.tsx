import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { Alert, NoteLine } from '#src/kit/Notice.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { newPasswordFaults } from '../../rules/account-form.ts'
import { resetPassword } from './account-api.ts'
import { addressFault } from './account-faults.ts'
import { AuthPanel, type AuthPageModel } from './AuthPanel.tsx'
import { FormFailure } from './FormFailure.tsx'
import { loadDocument } from './load-document.ts'
import { PasswordField } from './PasswordField.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useAddressToken } from './use-address-token.ts'

const linkInvalid = 'account/link-invalid'

/** Sets a new password by the link of a mail. Every session ends, so the next step is to sign in. */
export function PasswordResetPage({ page }: { page: AuthPageModel }) {
  const text = useText()
  const language = useLanguage()
  const [params] = useSearchParams()
  const token = useAddressToken()
  const [isOver, setOver] = useState(addressFault(params) === linkInvalid)
  const { navigation } = page
  const { faults, failure, isPending, props } = useAccountForm({
    action: '/api/cda/me/password/reset',
    fields: ['newPassword'],
    check: ({ newPassword }) => newPasswordFaults(newPassword),
    send: ({ newPassword }) => resetPassword({ token, newPassword }, language),
    onDone: () => loadDocument(`${navigation.loginPageUrl}?notice=password-changed`, true),
    onRefused: (key) => setOver(key === linkInvalid),
  })
  if (isOver || token === '')
    return (
      <AuthPanel page={page} words="reset-over">
        <Alert announce>
          <p>{text('/identity/reset-over/text')}</p>
        </Alert>
        <div className="kit-row">
          <SiteLink className={buttonClass({})} to={navigation.passwordForgottenPageUrl}>
            {text('/identity/reset-over/again')}
          </SiteLink>
        </div>
      </AuthPanel>
    )
  return (
    <AuthPanel page={page} words="reset">
      <form className="kit-form" {...props}>
        <FormFailure failure={failure} />
        <input type="hidden" name="token" value={token} />
        <PasswordField name="newPassword" label={text('/identity/reset/new')} isNew error={faults.newPassword} />
        <NoteLine>{text('/identity/reset/effect')}</NoteLine>
        <Button type="submit" wide busy={isPending}>
          {text('/identity/reset/submit')}
        </Button>
      </form>
    </AuthPanel>
  )
}
