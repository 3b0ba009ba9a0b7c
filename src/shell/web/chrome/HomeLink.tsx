import { Wordmark } from '#src/kit/Wordmark.tsx'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'
import { brandOfTheme } from './brand.ts'

/** The wordmark of the page's theme, or the editors' logo, leading to the start page of the language. */
export function HomeLink() {
  const { layoutTheme, navigation } = usePage()
  const text = useText()
  const brand = brandOfTheme(layoutTheme)
  return (
    <SiteLink
      className="shell-mark"
      to={navigation.currentLanguageStartPage}
      aria-label={text('/shell/header/home', { brand: brand.name })}
    >
      {navigation.logoUrl === '' ? (
        <Wordmark name={brand.wordmark} />
      ) : (
        <img className="shell-mark__logo" src={navigation.logoUrl} alt="" width={140} height={32} />
      )}
    </SiteLink>
  )
}
