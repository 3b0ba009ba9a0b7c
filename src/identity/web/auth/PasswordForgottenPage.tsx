import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { resetMinutes } from '../../contract/limits.ts'
import { emailFaults } from '../../rules/account-form.ts'
import { askForReset } from './account-api.ts'
import { EmailField } from './EmailField.tsx'
import { AuthAside, AuthPanel, type AuthPageModel } from './AuthPanel.tsx'
import { FormFailure } from './FormFailure.tsx'
import { MailDelay } from './MailDelay.tsx'
import { SendAgain } from './SendAgain.tsx'
import { useAccountForm } from './use-account-form.ts'

/**
 * Asks for the link by which a new password is chosen; the response does not reveal whether the account exists
 * (`?step=sent`).
 */
export function PasswordForgottenPage({ page }: { page: AuthPageModel }) {
  const text = useText()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [sentTimes, setSentTimes] = useState(0)
  const isSent = params.get('step') === 'sent'
  const lead =
    email === ''
      ? text('/identity/reset-sent/somewhere', { n: resetMinutes })
      : text('/identity/reset-sent/lead', { email, n: resetMinutes })
  return (
    <AuthPanel page={page} words={isSent ? 'reset-sent' : 'forgotten'} {...(isSent && { lead })}>
      <AskForm
        // A press on the first view leads to the second.
        key={isSent ? 'again' : 'first'}
        email={email}
        isSent={isSent}
        sentTimes={sentTimes}
        onAsked={(typed) => {
          setEmail(typed)
          if (isSent) setSentTimes(sentTimes + 1)
          else void navigate(`${page.url}?step=sent`)
        }}
      />
      {isSent && <MailDelay />}
      {page.navigation.loginPageUrl !== '' && (
        <AuthAside
          title={text('/identity/forgotten/code-title')}
          hint={text('/identity/login/code-hint')}
          action={
            <SiteLink
              className={buttonClass({ variant: 'secondary', size: 'small' })}
              to={`${page.navigation.loginPageUrl}?step=ask`}
            >
              {text('/identity/login/code-send')}
            </SiteLink>
          }
        />
      )}
    </AuthPanel>
  )
}

interface AskFormProps {
  email: string
  isSent: boolean
  sentTimes: number
  onAsked: (email: string) => void
}

function AskForm({ email, isSent, sentTimes, onAsked }: AskFormProps) {
  const text = useText()
  const language = useLanguage()
  const { faults, failure, isPending, props } = useAccountForm({
    action: '/api/cda/me/password/token',
    fields: ['email'],
    check: ({ email: typed }) => emailFaults(typed),
    send: ({ email: typed }) => askForReset(typed.trim(), language),
    onDone: (_answer, { email: typed }) => onAsked(typed.trim()),
  })
  return (
    <form className="kit-form" {...props}>
      <FormFailure failure={failure} />
      {isSent && email !== '' ? (
        <input type="hidden" name="email" value={email} />
      ) : (
        <EmailField error={faults.email} typed={email} />
      )}
      {isSent ? (
        <div className="kit-row">
          <SendAgain busy={isPending} sentTimes={sentTimes} />
          {sentTimes > 0 && <output className="kit-ui">{text('/identity/sent/again')}</output>}
        </div>
      ) : (
        <Button type="submit" wide busy={isPending}>
          {text('/identity/forgotten/submit')}
        </Button>
      )}
    </form>
  )
}
