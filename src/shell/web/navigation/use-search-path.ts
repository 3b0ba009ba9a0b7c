import { withLanguage } from '#src/common/locale.ts'
import { useLanguage, usePage } from '../page/page-context.ts'

/** Where the search page is when a page names none (specification 1, 2.1). */
const defaultSearchPath = '/search'

/** Site path of the search page; where the page names none, the default one in the page's language. */
export function useSearchPath(): string {
  const { searchPageUrl } = usePage().navigation
  const language = useLanguage()
  return searchPageUrl || withLanguage(defaultSearchPath, language)
}
