import { useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { signUpFaults } from '../../rules/account-form.ts'
import { useIsAuthenticated } from '../is-authenticated.ts'
import { signUp } from './account-api.ts'
import './auth.css'
import { FormFailure } from './FormFailure.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SignUpNote } from './SignUpNote.tsx'
import { SignUpSent } from './SignUpSent.tsx'
import { useAccountForm } from './use-account-form.ts'

interface SignUpInvitationProps {
  /** The details that the guest has just entered in the order. */
  person: { firstName: string; lastName: string; email: string }
  /** The account takes over this order's details. */
  orderNumber: string
}

/**
 * Invites a guest whose name and address are known to make an account with a password (C-5.6). Signed-in customers see
 * nothing.
 */
export function SignUpInvitation({ person, orderNumber }: SignUpInvitationProps) {
  const text = useText()
  const isSignedIn = useIsAuthenticated()
  const [isAsked, setAsked] = useState(false)
  if (isSignedIn === true) return null
  // The space stays reserved until it is known who the visitor is, so that nothing below moves.
  return (
    <section
      className="kit-wrap kit-screen-only identity-offer"
      {...(isSignedIn === undefined && { style: { visibility: 'hidden' } })}
    >
      <div>
        <h2 className="kit-d3">{text(isAsked ? '/identity/offer/sent-title' : '/identity/offer/title')}</h2>
        <p className="kit-muted">
          {isAsked
            ? text('/identity/sent/lead', { email: person.email })
            : text('/identity/offer/lead', { email: person.email })}
        </p>
      </div>
      {isAsked ? (
        <SignUpSent email={person.email} />
      ) : (
        <OfferForm person={person} orderNumber={orderNumber} onAsked={() => setAsked(true)} />
      )}
    </section>
  )
}

function OfferForm({ person, orderNumber, onAsked }: SignUpInvitationProps & { onAsked: () => void }) {
  const text = useText()
  const language = useLanguage()
  const { faults, failure, isPending, props } = useAccountForm({
    action: '/api/cda/me/signup',
    fields: ['password'],
    check: ({ password }) => signUpPasswordFaults(person, password),
    send: ({ password }) => signUp({ ...person, orderNumber, password }, language),
    onDone: onAsked,
  })
  return (
    <form className="kit-form" {...props}>
      <FormFailure failure={failure} />
      {Object.entries({ ...person, orderNumber }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PasswordField name="password" label={text('/identity/password')} isNew error={faults.password} />
      <SignUpNote />
      <div>
        <Button type="submit" variant="secondary" busy={isPending}>
          {text('/identity/sign-up/submit')}
        </Button>
      </div>
    </form>
  )
}

/** Returns only the password's faults: the order has the other details. */
function signUpPasswordFaults(person: SignUpInvitationProps['person'], password: string): Record<string, string[]> {
  const { password: faults } = signUpFaults({ ...person, phone: '', password })
  return faults ? { password: faults } : {}
}
