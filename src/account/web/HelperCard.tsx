import { Icon } from '#src/kit/Icon.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

/** Link to the profile that another service keeps. */
export function HelperCard({ url }: { url: string }) {
  const text = useText()
  return (
    <div className="account-helper">
      <h2 className="kit-d4">{text('/account/helper/title')}</h2>
      <p className="kit-ui kit-muted">{text('/account/helper/text')}</p>
      <SiteLink className="kit-go" to={url}>
        {text('/account/helper/open')} <Icon name="arrow" />
      </SiteLink>
    </div>
  )
}
