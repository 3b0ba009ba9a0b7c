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

export const useLanguage = (): Language => usePage().metadata.currentLanguage
