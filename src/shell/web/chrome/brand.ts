import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { WordmarkName } from '#src/kit/Wordmark.tsx'

/** Names are not translated. */
const brands: Record<PageModel['layoutTheme'], { wordmark: WordmarkName; name: string }> = {
  '': { wordmark: 'konvehti', name: 'Konvehti' },
  willja: { wordmark: 'willja', name: 'willja' },
  froosh: { wordmark: 'froosh', name: 'Froosh' },
}

export const brandOfTheme = (theme: PageModel['layoutTheme']) => brands[theme]
