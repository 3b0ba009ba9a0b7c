import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { TextField } from '#src/kit/Field.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { signUpFaults } from '../../rules/account-form.ts'
import { useIsAuthenticated } from '../is-authenticated.ts'
import { signUp } from './account-api.ts'
import { EmailField } from './EmailField.tsx'
import { AuthAside, AuthPanel, type AuthPageModel } from './AuthPanel.tsx'
import { FormFailure } from './FormFailure.tsx'
import { loadDocument } from './load-document.ts'
import { PasswordField } from './PasswordField.tsx'
import { SignUpNote } from './SignUpNote.tsx'
import { SignUpSent } from './SignUpSent.tsx'
import { useAccountForm } from './use-account-form.ts'

const nothingTyped = { firstName: '', lastName: '', email: '' }

/** The sign-up page. The account begins when its address is proved (`?step=sent`: a mail is on its way). */
export function SignUpPage({ page }: { page: AuthPageModel }) {
  const text = useText()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const isSignedIn = useIsAuthenticated()
  const [typed, setTyped] = useState(nothingTyped)
  const { navigation } = page
  const onward = navigation.accountPageUrl || navigation.currentLanguageStartPage
  useEffect(() => {
    if (isSignedIn === true) loadDocument(onward, true)
  }, [isSignedIn, onward])

  if (params.get('step') === 'sent')
    return (
      <AuthPanel
        page={page}
        words="sent"
        lead={
          typed.email === '' ? text('/identity/sent/somewhere') : text('/identity/sent/lead', { email: typed.email })
        }
      >
        <SignUpSent email={typed.email} />
        <SiteLink className="kit-link kit-ui" to={page.url}>
          {text('/identity/sent/wrong-address')}
        </SiteLink>
      </AuthPanel>
    )
  return (
    <AuthPanel page={page} words="sign-up">
      <SignUpForm
        typed={typed}
        onAsked={(values) => {
          setTyped(values)
          void navigate(`${page.url}?step=sent`)
        }}
      />
      <AuthAside
        title={text('/identity/sign-up/known-title')}
        hint={text('/identity/sign-up/known-hint')}
        action={
          <SiteLink className={buttonClass({ variant: 'secondary', size: 'small' })} to={navigation.loginPageUrl}>
            {text('/identity/login/submit')}
          </SiteLink>
        }
      />
    </AuthPanel>
  )
}

interface SignUpFormProps {
  typed: typeof nothingTyped
  onAsked: (values: typeof nothingTyped) => void
}

function SignUpForm({ typed, onAsked }: SignUpFormProps) {
  const text = useText()
  const language = useLanguage()
  const { faults, failure, isPending, props } = useAccountForm({
    action: '/api/cda/me/signup',
    fields: ['firstName', 'lastName', 'email', 'password'],
    check: (values) => signUpFaults({ ...values, phone: '' }),
    send: (values) => signUp({ ...values, email: values.email.trim() }, language),
    onDone: (_answer, { firstName, lastName, email }) => onAsked({ firstName, lastName, email: email.trim() }),
  })
  return (
    <form className="kit-form" {...props}>
      <FormFailure failure={failure} />
      <div className="kit-two">
        <TextField
          label={text('/identity/first-name')}
          name="firstName"
          autoComplete="given-name"
          defaultValue={typed.firstName}
          error={faults.firstName}
          required
          minLength={2}
        />
        <TextField
          label={text('/identity/last-name')}
          name="lastName"
          autoComplete="family-name"
          defaultValue={typed.lastName}
          error={faults.lastName}
          required
          minLength={2}
        />
      </div>
      <EmailField error={faults.email} typed={typed.email} autoComplete="username" />
      <PasswordField name="password" label={text('/identity/password')} isNew error={faults.password} />
      <SignUpNote />
      <Button type="submit" wide busy={isPending}>
        {text('/identity/sign-up/submit')}
      </Button>
    </form>
  )
}
