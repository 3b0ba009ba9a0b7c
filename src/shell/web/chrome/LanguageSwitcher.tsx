import { useLocation } from 'react-router'
import { templateName } from '#src/shell/contract/block.ts'
import { leftOutParam, switchedFromParam } from '#src/shell/contract/switched-language.ts'
import { carriedQuery } from '../navigation/carried-query.ts'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { useLanguage, usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'

/**
 * This page in the other languages with what its address chooses; a language it does not exist in leads to that language's start
 * page (C-7.3), which says so. Choices that may have other names there are named by the server: such a link loads the document.
 */
export function LanguageSwitcher() {
  const { navigation, contentType } = usePage()
  const { search } = useLocation()
  const current = useLanguage()
  const text = useText()
  return (
    <nav className="shell-langs" aria-label={text('/shell/header/languages')}>
      {navigation.pageLanguages.map(({ name, displayName, url, available }) => {
        const carried = carriedQuery(search, templateName(contentType), name === current ? null : current)
        const to = available ? url + carried : `${url}?${leftOutParam}=place`
        const attributes = {
          lang: name,
          hrefLang: name,
          suppressHydrationWarning: true,
          // A cached document was made without a part of the query, and hydration leaves its addresses. The link itself stays,
          // so that a press that has begun on it is not lost.
          ref: (link: HTMLAnchorElement | null) => link?.setAttribute('href', to),
          ...(name === current && { 'aria-current': 'true' as const }),
          ...(!available && { title: text('/shell/header/language-missing', { language: displayName }) }),
        }
        const words = (
          <>
            {name.toUpperCase()}
            <span className="kit-visually-hidden"> {displayName}</span>
          </>
        )
        return to.includes(`${switchedFromParam}=`) ? (
          <a key={name} href={to} {...attributes}>
            {words}
          </a>
        ) : (
          <SiteLink key={name} to={to} {...attributes}>
            {words}
          </SiteLink>
        )
      })}
    </nav>
  )
}
