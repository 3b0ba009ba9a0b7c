import { useState } from 'react'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { emailFaults } from '../../rules/account-form.ts'
import { askForConfirmation } from './account-api.ts'
import { EmailField } from './EmailField.tsx'
import { FormFailure } from './FormFailure.tsx'
import { MailDelay } from './MailDelay.tsx'
import { SendAgain } from './SendAgain.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Says that a link is on its way to a visitor who has signed up. `email`: empty where it is no longer known. */
export function SignUpSent({ email }: { email: string }) {
  const text = useText()
  const language = useLanguage()
  const [sentTimes, setSentTimes] = useState(0)
  const { faults, failure, isPending, props } = useAccountForm({
    action: '/api/cda/me/email/token',
    fields: ['email'],
    check: ({ email: typed }) => emailFaults(typed),
    send: ({ email: typed }) => askForConfirmation(typed.trim(), language),
    onDone: () => setSentTimes(sentTimes + 1),
  })
  return (
    <div className="identity-entrance__sent">
      <p className="kit-ui kit-muted">{text('/identity/sent/hint')}</p>
      <form className="kit-form" {...props}>
        <FormFailure failure={failure} />
        {email === '' ? <EmailField error={faults.email} /> : <input type="hidden" name="email" value={email} />}
        <div className="kit-row">
          <SendAgain busy={isPending} sentTimes={sentTimes} />
          {sentTimes > 0 && <output className="kit-ui">{text('/identity/sent/again')}</output>}
        </div>
      </form>
      <MailDelay />
    </div>
  )
}
