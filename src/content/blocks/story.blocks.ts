import { articleHeroBlock } from './article-hero-block/article-hero.block.ts'
import { bannerBlock } from './banner-block/banner.block.ts'
import { carouselBlock } from './carousel-block/carousel.block.ts'
import { collapsibleHeroBlock } from './collapsible-hero-block/collapsible-hero.block.ts'
import { descriptionBlock } from './description-block/description.block.ts'
import { dropdownNavigationBlock } from './dropdown-navigation-block/dropdown-navigation.block.ts'
import { imageOverlayBlock } from './image-overlay-block/image-overlay.block.ts'
import { linkBlock } from './link-block/link.block.ts'
import { logoHeaderBlock } from './logo-header-block/logo-header.block.ts'
import { pagePromoterBlock } from './page-promoter-block/page-promoter.block.ts'
import { promotionHeroBlock } from './promotion-hero-block/promotion-hero.block.ts'
import { socialMediaBlock } from './social-media-block/social-media.block.ts'
import { splitBannerBlock } from './split-banner-block/split-banner.block.ts'
import { videoBlock } from './video-block/video.block.ts'

/**
 * Blocks of campaigns and stories. A new one is a folder, a line here, and lines in `story-components.ts` and `block-code.ts`, which
 * the compiler demands.
 */
export const storyBlocks = [
  articleHeroBlock,
  bannerBlock,
  carouselBlock,
  collapsibleHeroBlock,
  descriptionBlock,
  dropdownNavigationBlock,
  imageOverlayBlock,
  linkBlock,
  logoHeaderBlock,
  pagePromoterBlock,
  promotionHeroBlock,
  socialMediaBlock,
  splitBannerBlock,
  videoBlock,
] as const
