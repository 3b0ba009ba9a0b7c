import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Language } from '#src/common/locale.ts'
import { samplePage } from '../chrome/shell-page.sample.ts'
import { PageContext } from '../page/page-context.ts'
import { useSearchPath } from './use-search-path.ts'

const Path = () => useSearchPath()

it.each<[Language, string, string]>([
  ['fi', '/haku', '/haku'],
  ['fi', '', '/search'],
  ['sv', '', '/sv/search'],
  ['en', '', '/en/search'],
])('a page in %s that names “%s” searches at %s', (currentLanguage, searchPageUrl, path) => {
  const page = samplePage(
    { metadata: { currentLanguage, openInNewTabFileExtensionList: '', loginPageUrl: '' } },
    { searchPageUrl },
  )
  const { container } = render(
    <PageContext value={page}>
      <Path />
    </PageContext>,
  )
  expect(container.textContent).toBe(path)
})
