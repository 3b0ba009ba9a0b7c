import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import texts from '../../texts/fi.json' with { type: 'json' }
import { PageContext } from '../page/page-context.ts'
import { type ShellSlots, ShellSlotsContext } from '../slots/shell-slots.tsx'

const slots: ShellSlots = {
  CartButton: () => <button type="button">Ostoskori</button>,
  MiniCart: () => null,
  SearchButton: ({ className }) => (
    <button type="button" className={className}>
      Haku
    </button>
  ),
  SearchPanel: () => null,
  ContentSearch: () => <input type="search" aria-label="Hae sivuilta" />,
  ServiceReviewBadge: null,
  Newsletter: null,
  useSignedIn: () => false,
  Overlays: () => null,
}

/** For tests: a part of the chrome on a page, in Finnish. Gives the router, to see where links led. */
export function renderInShell(page: PageModel, part: ReactNode, others: Partial<ShellSlots> = {}, address = '/') {
  const element = (
    <PageContext value={page}>
      <ShellSlotsContext value={{ ...slots, ...others }}>{part}</ShellSlotsContext>
    </PageContext>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  const view = render(
    <TextContext value={textsOf('fi', texts)}>
      <RouterProvider router={router} />
    </TextContext>,
  )
  return { ...view, router }
}
