import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Alert } from '#src/kit/Notice.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { buttonClass } from '#src/kit/button-class.ts'
import { safeReturn } from '../../rules/safe-return.ts'
import { useIsAuthenticated } from '../is-authenticated.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { CodeForms } from './CodeForms.tsx'
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx'
import { AuthAside, AuthPanel, type AuthPageModel } from './AuthPanel.tsx'
import { loadDocument } from './load-document.ts'
import { PasswordForm } from './PasswordForm.tsx'

/**
 * Signing in (C-6.3): by password, or by a mailed code (`?step=ask`, then `?step=code`). A signed-in visitor goes on, or
 * changes the password here (`?action=change-password`).
 */
export function LoginPage({ page }: { page: AuthPageModel }) {
  const text = useText()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const isSignedIn = useIsAuthenticated()
  const [email, setEmail] = useState('')
  const isChanging = params.get('action') === 'change-password'
  const returnUrl = isChanging ? `${page.url}?action=change-password` : safeReturn(params.get('returnUrl') ?? undefined)
  // A relying party wants a fresh proof from a visitor who is signed in already.
  const isAskedAgain = params.get('again') === '1'
  const { navigation } = page
  const onward = returnUrl ?? (navigation.accountPageUrl || navigation.currentLanguageStartPage)
  useEffect(() => {
    if (isSignedIn === true && !isChanging && !isAskedAgain) loadDocument(onward, true)
  }, [isSignedIn, isChanging, isAskedAgain, onward])

  const stepUrl = (step?: 'ask' | 'code'): string => {
    const query = new URLSearchParams({ ...(step && { step }), ...(returnUrl !== null && { returnUrl }) })
    return query.size === 0 ? page.url : `${page.url}?${query}`
  }
  const step = params.get('step')
  if (isChanging && isSignedIn === true) return <ChangePassword page={page} />
  if (step === 'ask' || step === 'code')
    return (
      <AuthPanel page={page} words="code">
        <CodeForms
          step={step}
          email={email}
          returnUrl={returnUrl}
          askUrl={stepUrl('ask')}
          onAsked={(typed) => {
            setEmail(typed)
            if (step === 'ask') void navigate(stepUrl('code'))
          }}
        />
        <AuthAside
          title={text('/identity/code/password-title')}
          hint={text('/identity/code/password-hint')}
          action={
            <SiteLink className={buttonClass({ variant: 'secondary', size: 'small' })} to={stepUrl()}>
              {text('/identity/login/submit')}
            </SiteLink>
          }
        />
      </AuthPanel>
    )
  return (
    <AuthPanel page={page} words="login">
      {params.get('notice') === 'password-changed' && (
        <Alert variant="success">
          <p>{text('/identity/login/password-changed')}</p>
        </Alert>
      )}
      <PasswordForm
        typed={email}
        onTyped={setEmail}
        returnUrl={returnUrl}
        forgottenUrl={navigation.passwordForgottenPageUrl}
      />
      <PasskeySignIn
        remember={false}
        returnUrl={returnUrl ?? undefined}
        onSignedIn={(url) => loadDocument(url, true)}
      />
      <AuthAside
        title={text('/identity/login/code-title')}
        hint={text('/identity/login/code-hint')}
        action={
          <SiteLink className={buttonClass({ variant: 'secondary', size: 'small' })} to={stepUrl('ask')}>
            {text('/identity/login/code-send')}
          </SiteLink>
        }
      />
      {navigation.signUpPageUrl !== '' && (
        <AuthAside
          title={text('/identity/login/new-title')}
          hint={text('/identity/login/new-hint')}
          action={
            <SiteLink className={buttonClass({ variant: 'secondary', size: 'small' })} to={navigation.signUpPageUrl}>
              {text('/identity/sign-up/submit')}
            </SiteLink>
          }
        />
      )}
    </AuthPanel>
  )
}
