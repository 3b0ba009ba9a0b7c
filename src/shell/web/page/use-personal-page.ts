import { useEffect, useLayoutEffect, useState } from 'react'
import type { PersonalContent } from '#src/shell/contract/content-api.ts'
import type { AreaBlock } from '#src/shell/contract/block.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { fetchPersonalContent } from './page-api.ts'

type Areas = NonNullable<PersonalContent['areas']>
const areaNames = ['topContentArea', 'mainContentArea', 'bottomContentArea'] as const

/** The campaign in the address this visit began with, or in a later one; in memory only. */
let campaign = ''

interface Found {
  of: PageModel
  page: PageModel
  /** Heights in px by element id: a block that replaces another keeps the other's height. */
  kept: readonly [id: string, height: number][]
}

/**
 * Returns the page with what the visitor's groups see of it (C-21). The document is the same for everyone; where the page has such
 * blocks, one request fetches them once the page is shown. What the visitor reads does not move: a block that replaces another keeps
 * its height, and an added block appears only below the screen.
 */
export function usePersonalPage(model: PageModel): PageModel {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    const params = new URLSearchParams(window.location.search)
    campaign = params.get('campaign') ?? params.get('utm_campaign') ?? campaign
    if (!model.isPersonal || model.preview || model.status !== 'published') return
    const call = new AbortController()
    fetchPersonalContent(model.url, campaign, call.signal).then(
      ({ areas, sitePopup }) => {
        if (areas === null && sitePopup === null) return
        const shown = areas === null ? null : belowTheScreen(areas)
        const page = { ...model, ...shown, sitePopup: sitePopup ?? model.sitePopup }
        setFound({ of: model, page, kept: shown === null ? [] : heightsIn(shown) })
      },
      // Without a response the page stays the public one.
      () => undefined,
    )
    return () => call.abort()
  }, [model])
  const mine = found?.of === model ? found : null
  useLayoutEffect(() => {
    for (const [id, height] of mine?.kept ?? []) {
      const element = document.getElementById(id)
      if (element) element.style.minHeight = `${height}px`
    }
  }, [mine])
  return mine?.page ?? model
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

const heightsIn = (areas: Areas): Found['kept'] =>
  areaNames.flatMap((name) =>
    areas[name].flatMap((block): Found['kept'] => {
      const replaced = 'insteadOf' in block ? document.getElementById(`block-${String(block.insteadOf)}`) : null
      return replaced ? [[`block-${block.contentLink.id}`, replaced.offsetHeight]] : []
    }),
  )
