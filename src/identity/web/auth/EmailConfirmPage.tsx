import { Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { Alert } from '#src/kit/Notice.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useIsAuthenticated } from '../is-authenticated.ts'
import { confirmEmail } from './account-api.ts'
import { addressFault } from './account-faults.ts'
import { AuthPanel, type AuthPageModel } from './AuthPanel.tsx'
import { useAuthSlots } from './auth-slots.ts'
import { FormFailure } from './FormFailure.tsx'
import { loadDocument } from './load-document.ts'
import { PasswordField } from './PasswordField.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useAddressToken } from './use-address-token.ts'

/** The page of a sign-up's link. The browser that signed up needs no more; any other must enter the password too. */
export function EmailConfirmPage({ page }: { page: AuthPageModel }) {
  const [params] = useSearchParams()
  return params.get('step') === 'done' ? <Welcome page={page} /> : <Confirm page={page} />
}

function Confirm({ page }: { page: AuthPageModel }) {
  const text = useText()
  const language = useLanguage()
  const [params] = useSearchParams()
  const token = useAddressToken()
  const [refusal, setRefusal] = useState<string | undefined>(addressFault(params))
  const asksPassword = refusal === 'account/password-needed' || refusal === 'account/password-wrong'
  const { faults, failure, isPending, props } = useAccountForm({
    action: '/api/cda/me/email/confirm',
    fields: ['password'],
    check: ({ password }) => (asksPassword && password === '' ? { password: ['forms/password-required'] } : {}),
    send: ({ password }) => confirmEmail({ token, ...(asksPassword && { password }) }, language),
    onDone: () => loadDocument(`${page.url}?step=done`, true),
    onRefused: setRefusal,
  })
  const { ref } = props
  const isTried = useRef(false)
  useEffect(() => {
    // The form is sent once without a press: a mail program that opens the link has no cookie of the sign-up, so it only gets
    // the password form.
    if (isTried.current || token === '' || refusal !== undefined) return
    isTried.current = true
    ref.current?.requestSubmit()
  }, [token, refusal, ref])

  if (token === '' || refusal === 'account/link-invalid')
    return (
      <AuthPanel page={page} words="confirm-over">
        <Alert announce>
          <p>{text('/identity/confirm-over/text')}</p>
        </Alert>
        <div className="kit-row">
          <SiteLink className={buttonClass({})} to={`${page.navigation.signUpPageUrl}?step=sent`}>
            {text('/identity/confirm-over/again')}
          </SiteLink>
          <SiteLink className={buttonClass({ variant: 'secondary' })} to={page.navigation.loginPageUrl}>
            {text('/identity/login/submit')}
          </SiteLink>
        </div>
      </AuthPanel>
    )
  return (
    <AuthPanel page={page} words="confirm">
      <form className="kit-form" {...props}>
        <FormFailure failure={failure} />
        <input type="hidden" name="token" value={token} />
        {asksPassword && <PasswordField name="password" label={text('/identity/password')} error={faults.password} />}
        <Button type="submit" wide busy={isPending}>
          {text('/identity/confirm/submit')}
        </Button>
      </form>
    </AuthPanel>
  )
}

/** The account exists, and the visitor who confirmed it is signed in; a change of address may be confirmed in any browser. */
function Welcome({ page }: { page: AuthPageModel }) {
  const text = useText()
  const { AttachedOrders } = useAuthSlots()
  const isSignedIn = useIsAuthenticated()
  const { navigation } = page
  return (
    <AuthPanel page={page} words="welcome" {...(isSignedIn !== true && { lead: text('/identity/welcome/elsewhere') })}>
      <Suspense fallback={null}>
        <AttachedOrders />
      </Suspense>
      <div className="kit-row">
        {isSignedIn === true ? (
          <SiteLink className={buttonClass({})} to={navigation.accountPageUrl || navigation.currentLanguageStartPage}>
            {text('/identity/to-account')}
          </SiteLink>
        ) : (
          <SiteLink className={buttonClass({})} to={navigation.loginPageUrl}>
            {text('/identity/login/submit')}
          </SiteLink>
        )}
        <SiteLink className={buttonClass({ variant: 'secondary' })} to={navigation.productsPageUrl}>
          {text('/identity/to-shop')}
        </SiteLink>
      </div>
    </AuthPanel>
  )
}
