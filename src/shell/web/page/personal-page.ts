import type { PersonalContent } from '#src/shell/contract/content-api.ts'
import type { AreaBlock } from '#src/shell/contract/block.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { callApi } from '../http/api-client.ts'
import { pageTimeoutMs, withoutEnglish } from './page-api.ts'

type Areas = NonNullable<PersonalContent['areas']>
const areaNames = ['topContentArea', 'mainContentArea', 'bottomContentArea'] as const

export interface PersonalPage {
  page: PageModel
  /** Heights in px by element id: a block that replaces another keeps the other's height. */
  kept: readonly [id: string, height: number][]
}

/** What the visitor's groups see of a page that is shown; null: what everyone sees. Throws when the request fails. */
export async function fetchPersonalPage(
  model: PageModel,
  campaign: string,
  signal: AbortSignal,
): Promise<PersonalPage | null> {
  const { areas, sitePopup } = await callApi<PersonalContent>('/api/cda/personal', {
    query: { contentUrl: withoutEnglish(model.url), currentPageUrl: model.url, campaign: campaign || undefined },
    signal,
    timeoutMs: pageTimeoutMs,
  })
  if (areas === null && sitePopup === null) return null
  const shown = areas === null ? null : belowTheScreen(areas)
  const page = { ...model, ...shown, sitePopup: sitePopup ?? model.sitePopup }
  return { page, kept: shown === null ? [] : heightsIn(shown) }
}

const elementOf = ({ contentLink }: Pick<AreaBlock, 'contentLink'>): HTMLElement | null =>
  document.getElementById(`block-${contentLink.id}`)

/** Leaves out blocks that would push down what is in sight: the next block that everyone sees must be below the window. */
function belowTheScreen(areas: Areas): Areas {
  const shownIn = (blocks: readonly AreaBlock[]): AreaBlock[] =>
    blocks.filter((block, at) => {
      if (!('isPersonal' in block) || block.insteadOf !== undefined) return true
      const next = blocks.slice(at + 1).find((one) => !('isPersonal' in one) || one.insteadOf !== undefined)
      const id = next && ('insteadOf' in next ? next.insteadOf : undefined)
      const element = next && (id === undefined ? elementOf(next) : document.getElementById(`block-${id}`))
      const edge = element ? element.getBoundingClientRect().top : endOfPage()
      return edge >= window.innerHeight
    })
  return {
    topContentArea: shownIn(areas.topContentArea),
    mainContentArea: shownIn(areas.mainContentArea),
    bottomContentArea: shownIn(areas.bottomContentArea),
  }
}

const endOfPage = (): number => document.getElementById('main')?.getBoundingClientRect().bottom ?? 0

const heightsIn = (areas: Areas): PersonalPage['kept'] =>
  areaNames.flatMap((name) =>
    areas[name].flatMap((block): PersonalPage['kept'] => {
      const replaced = 'insteadOf' in block ? document.getElementById(`block-${String(block.insteadOf)}`) : null
      return replaced ? [[`block-${block.contentLink.id}`, replaced.offsetHeight]] : []
    }),
  )
