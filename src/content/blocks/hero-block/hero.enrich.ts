import { waysLeft } from '../../rules/ways-left.ts'
import type { OmitUnavailable } from '../../server/content-types.ts'
import type { HeroBlock } from './hero.block.ts'

/** Leaves out tiles of goods that cannot be bought, and slides that lead nowhere else. */
export const omitUnavailableHero: OmitUnavailable<HeroBlock> = (hero, isUnavailable) => {
  const slides = hero.slides.flatMap((slide) => {
    const ways = waysLeft([slide.callToAction, slide.secondaryCallToAction], isUnavailable)
    if (ways === null) return []
    const [callToAction, secondaryCallToAction] = ways
    const tiles = slide.tiles.filter(({ url }) => !isUnavailable(url))
    return [{ ...slide, callToAction, secondaryCallToAction, tiles }]
  })
  return slides.length === 0 ? null : { ...hero, slides }
}
