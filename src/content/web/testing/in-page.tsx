import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext } from 'react'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { PageContext } from '#src/shell/web/page/page-context.ts'
import en from '../../texts/en.json' with { type: 'json' }
import fi from '../../texts/fi.json' with { type: 'json' }
import sv from '../../texts/sv.json' with { type: 'json' }
import { contentBlockComponents } from '../../blocks/components.ts'
import { storyBlockComponents } from '../../blocks/story-components.ts'
import { type BlockComponents, BlockComponentsContext } from '../block-components-context.ts'
import { samplePage } from '../gallery/sample-page.ts'

const texts = { fi, sv, en }
const everyComponent = { ...contentBlockComponents, ...storyBlockComponents }

interface MailContext {
  page?: PageModel
  components?: BlockComponents
}

/** Tests only: what stands around every block and page. Visited paths are kept by the returned router. */
export function inPage(children: ReactNode, { page = samplePage(), components = everyComponent }: MailContext = {}) {
  const language = page.metadata.currentLanguage
  const element = (
    <TextContext value={textsOf(language, texts[language])}>
      <PageContext value={page}>
        <WithAnswers>
          <BlockComponentsContext value={components}>{children}</BlockComponentsContext>
        </WithAnswers>
      </PageContext>
    </TextContext>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  return { router, ui: <RouterProvider router={router} /> }
}

/** What calls have answered, where the test brings no keeper of its own. */
function WithAnswers({ children }: { children: ReactNode }) {
  if (useContext(QueryClientContext)) return children
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
