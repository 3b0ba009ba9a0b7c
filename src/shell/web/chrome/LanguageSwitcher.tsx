import { useLocation } from 'react-router'
import { templateName } from '#src/shell/contract/block.ts'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { useLanguage, usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'

/**
 * What a page is about, by template, and has the same name in every language: a variation, an order. The server's document is
 * the same for every order, so that one can be known in the browser only.
 */
const carriedParams: Readonly<Record<string, { name: string; inBrowser: boolean }>> = {
  'product-page': { name: 'code', inBrowser: false },
  'custom-tablet-page': { name: 'code', inBrowser: false },
  'order-confirmation-page': { name: 'orderId', inBrowser: true },
}

/**
 * This page in the other languages; a language it does not exist in leads to that language's start page (C-7.3). List state
 * and the rest of the address stay behind.
 */
export function LanguageSwitcher() {
  const { navigation, contentType } = usePage()
  const { search } = useLocation()
  const current = useLanguage()
  const text = useText()
  const isHydrated = useIsHydrated()
  const param = carriedParams[templateName(contentType)]
  const value = param && (isHydrated || !param.inBrowser) ? new URLSearchParams(search).get(param.name) : null
  const carried = param && value ? `?${new URLSearchParams({ [param.name]: value }).toString()}` : ''
  return (
    <nav className="shell-langs" aria-label={text('/shell/header/languages')}>
      {navigation.pageLanguages.map(({ name, displayName, url, available }) => (
        <SiteLink
          key={name}
          to={available ? url + carried : url}
          lang={name}
          hrefLang={name}
          {...(name === current && { 'aria-current': 'true' as const })}
        >
          {name.toUpperCase()}
          <span className="kit-visually-hidden"> {displayName}</span>
        </SiteLink>
      ))}
    </nav>
  )
}
