import { useLocation, useNavigate } from 'react-router'
import { Icon } from '#src/kit/Icon.tsx'
import { Picture } from '#src/kit/Picture.tsx'
import { isWordmarkName, Wordmark } from '#src/kit/Wordmark.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { LogoHeaderBlock as LogoHeaderFields } from './logo-header.block.ts'
import { useBlockPlace, useBlockTheme } from '../../web/block-place.ts'
import { panelLook } from '../../web/paint.ts'
import './LogoHeaderBlock.css'

export function LogoHeaderBlock({ block }: { block: LogoHeaderFields }) {
  const { anchor } = useBlockPlace()
  const { navigation, siteTitle, layoutTheme } = usePage()
  const theme = useBlockTheme()
  const look = panelLook(block.backgroundColorHex)
  const start = navigation.currentLanguageStartPage
  // The page's header stands right above and has the page's wordmark already.
  const showsLogo = block.logoImage !== null || theme !== layoutTheme || !block.showBackButton
  return (
    <section id={anchor} className={look.className} style={look.style}>
      <div className="content-logo__in">
        {block.showBackButton && <WayBack start={start} />}
        {showsLogo && (
          <SiteLink to={start} className="content-logo__mark" aria-label={siteTitle}>
            {block.logoImage ? (
              <Picture image={{ ...block.logoImage, altText: '' }} preset="logo" sizes="160px" loading="eager" />
            ) : (
              <Wordmark name={isWordmarkName(theme) ? theme : 'konvehti'} />
            )}
          </SiteLink>
        )}
      </div>
    </section>
  )
}

/** A link one step back, or to the start page for a visitor who came straight here: the router's first entry has the key `default`. */
function WayBack({ start }: { start: string }) {
  const text = useText()
  const navigate = useNavigate()
  const hasCome = useLocation().key !== 'default'
  return (
    <SiteLink
      to={start}
      className="content-logo__back"
      preload={!hasCome}
      onClick={(event) => {
        if (!hasCome || event.metaKey || event.ctrlKey) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <Icon name="chevron-left" />
      <span>{text(hasCome ? '/content/logo-header/back' : '/content/logo-header/home')}</span>
    </SiteLink>
  )
}
