import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'

/** The note on terms and privacy at sign-up forms. */
export function SignUpNote() {
  const text = useText()
  const { termsPageUrl, privacyPageUrl } = usePage().navigation
  return (
    <p className="identity-entrance__note kit-muted">
      {text('/identity/sign-up/note')}{' '}
      <SiteLink className="kit-link" to={termsPageUrl} newTab>
        {text('/identity/sign-up/terms')}
      </SiteLink>
      {privacyPageUrl !== '' && ' · '}
      {privacyPageUrl !== '' && (
        <SiteLink className="kit-link" to={privacyPageUrl} newTab>
          {text('/identity/sign-up/privacy')}
        </SiteLink>
      )}
    </p>
  )
}
