import { Button } from '#src/kit/Button.tsx'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { signInFaults } from '../../rules/account-form.ts'
import { signIn } from './account-api.ts'
import { arrive } from './arrive.ts'
import { EmailField } from './EmailField.tsx'
import { FormFailure } from './FormFailure.tsx'
import { PasswordField } from './PasswordField.tsx'
import { ReturnField } from './ReturnField.tsx'
import { useAccountForm } from './use-account-form.ts'

interface PasswordFormProps {
  typed: string
  /** Called with the typed address, so that the visitor need not type it again for a code. */
  onTyped: (email: string) => void
  returnUrl: string | null
  /** Empty: the site has no such page. */
  forgottenUrl: string
}

export function PasswordForm({ typed, onTyped, returnUrl, forgottenUrl }: PasswordFormProps) {
  const text = useText()
  const language = useLanguage()
  const { faults, failure, isPending, props } = useAccountForm({
    action: '/api/identity/login',
    fields: ['email', 'password', 'remember'],
    check: signInFaults,
    send: ({ remember, ...values }) =>
      signIn({ ...values, remember: remember === 'on', ...(returnUrl !== null && { returnUrl }) }, language),
    onDone: arrive,
  })
  return (
    <form className="kit-form" {...props}>
      <FormFailure failure={failure} />
      <ReturnField returnUrl={returnUrl} />
      <div onBlur={({ target }) => target instanceof HTMLInputElement && onTyped(target.value)}>
        <EmailField error={faults.email} typed={typed} autoComplete="username" />
      </div>
      <PasswordField name="password" label={text('/identity/password')} error={faults.password} />
      <div className="identity-entrance__keep">
        <Checkbox name="remember">{text('/identity/login/remember')}</Checkbox>
        {forgottenUrl !== '' && (
          <SiteLink className="kit-link kit-ui" to={forgottenUrl}>
            {text('/identity/login/forgotten')}
          </SiteLink>
        )}
      </div>
      <Button type="submit" wide busy={isPending}>
        {text('/identity/login/submit')}
      </Button>
    </form>
  )
}
