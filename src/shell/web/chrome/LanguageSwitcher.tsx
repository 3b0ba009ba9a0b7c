import { useLocation } from 'react-router'
import { templateName } from '#src/shell/contract/block.ts'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { useLanguage, usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'

/**
 * This page in the other languages; a language it does not exist in leads to that language's start page (C-7.3). A product
 * keeps its chosen variation, which has the same code in every language; list state and the rest stay behind.
 */
export function LanguageSwitcher() {
  const { navigation, contentType } = usePage()
  const { search } = useLocation()
  const current = useLanguage()
  const text = useText()
  const code = templateName(contentType) === 'product-page' ? new URLSearchParams(search).get('code') : null
  const variation = code ? `?${new URLSearchParams({ code }).toString()}` : ''
  return (
    <nav className="langs" aria-label={text('/shell/header/languages')}>
      {navigation.pageLanguages.map(({ name, displayName, url, available }) => (
        <SiteLink
          key={name}
          to={available ? url + variation : url}
          lang={name}
          hrefLang={name}
          {...(name === current && { 'aria-current': 'true' as const })}
        >
          {name.toUpperCase()}
          <span className="vh"> {displayName}</span>
        </SiteLink>
      ))}
    </nav>
  )
}
