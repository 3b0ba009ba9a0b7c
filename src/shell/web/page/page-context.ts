import { createContext, useContext } from 'react'
import type { Language } from '#src/common/locale.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'

export const PageContext = createContext<PageModel | null>(null)

/** The page being shown. Throws outside a page. */
export function usePage(): PageModel {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage needs a PageContext: render inside the page shell')
  return page
}

/** The language of parts of a page that are shown where there is no page of the site, as in the back office. */
export const LanguageContext = createContext<Language | null>(null)

export function useLanguage(): Language {
  const page = useContext(PageContext)
  const language = useContext(LanguageContext) ?? page?.metadata.currentLanguage
  if (!language) throw new Error('useLanguage needs a page or a LanguageContext')
  return language
}
