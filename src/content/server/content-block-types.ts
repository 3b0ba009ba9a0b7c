import { contentBlocks } from '../blocks/content.blocks.ts'
import { omitUnavailableHero } from '../blocks/hero-block/hero.enrich.ts'
import { heroBlock } from '../blocks/hero-block/hero.block.ts'
import { imageWithCtaBlock } from '../blocks/image-with-cta-block/image-with-cta.block.ts'
import { omitUnavailableImageWithCta } from '../blocks/image-with-cta-block/image-with-cta.enrich.ts'
import { siteItems, type SitePopupsFields } from '../contract/pages/page-fields.ts'
import { blockTypesOf, type ContentTypes, enriched } from './content-types.ts'

/** Blocks this domain owns; others contribute theirs to its module. */
export const contentBlockTypes: ContentTypes = {
  ...blockTypesOf([
    ...contentBlocks,
    enriched(heroBlock, { offer: omitUnavailableHero }),
    enriched(imageWithCtaBlock, { offer: omitUnavailableImageWithCta }),
  ]),
  SiteSettings: { ...siteItems.SiteSettings, isSiteItem: true },
  SitePopups: { ...siteItems.SitePopups, isSiteItem: true, offer: offerPopups },
}

/** Leaves out popups that lead to what cannot be bought, so that the next one is shown. */
function offerPopups(stored: Record<string, unknown>, isUnavailable: (url: string) => boolean) {
  const { popups } = stored as SitePopupsFields // checked on save
  return { popups: popups.filter(({ ctaUrl }) => !isUnavailable(ctaUrl)) }
}
