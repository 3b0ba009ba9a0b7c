import { SiteLink } from '../navigation/SiteLink.tsx'
import { useLanguage, usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'

/** This page in the other languages; a language it does not exist in leads to that language's start page (C-7.3). */
export function LanguageSwitcher() {
  const { navigation } = usePage()
  const current = useLanguage()
  const text = useText()
  return (
    <nav className="langs" aria-label={text('/shell/header/languages')}>
      {navigation.pageLanguages.map(({ name, displayName, url }) => (
        <SiteLink
          key={name}
          to={url}
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
