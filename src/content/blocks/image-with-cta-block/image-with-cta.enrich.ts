import { waysLeft } from '../../rules/ways-left.ts'
import type { OmitUnavailable } from '../../server/content-types.ts'
import type { ImageWithCtaBlock } from './image-with-cta.block.ts'

const none = { label: '', url: '' }

/** Leaves out the whole block when its only link leads to what cannot be bought. */
export const omitUnavailableImageWithCta: OmitUnavailable<ImageWithCtaBlock> = (block, isUnavailable) => {
  const second = { label: block.ctaLabelSecondary, url: block.ctaUrlSecondary }
  const hasSecond = second.label !== '' && second.url !== ''
  const ways = waysLeft([{ label: block.ctaLabel, url: block.ctaUrl }, hasSecond ? second : null], isUnavailable)
  if (ways === null) return null
  const [main, other] = ways.map((way) => way ?? none) as [typeof none, typeof none] // a pair stays one
  return {
    ...block,
    ctaLabel: main.label,
    ctaUrl: main.url,
    ctaLabelSecondary: other.label,
    ctaUrlSecondary: other.url,
  }
}
