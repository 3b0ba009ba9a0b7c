import type { ComponentsOf } from '../web/block-components-context.ts'
import { ArticleHeroBlock } from './article-hero-block/ArticleHeroBlock.tsx'
import { CarouselBlock } from './carousel-block/CarouselBlock.tsx'
import { CollapsibleHeroBlock } from './collapsible-hero-block/CollapsibleHeroBlock.tsx'
import { DescriptionBlock } from './description-block/DescriptionBlock.tsx'
import { DropdownNavigationBlock } from './dropdown-navigation-block/DropdownNavigationBlock.tsx'
import { ImageOverlayBlock } from './image-overlay-block/ImageOverlayBlock.tsx'
import { LinkBlock } from './link-block/LinkBlock.tsx'
import { LogoHeaderBlock } from './logo-header-block/LogoHeaderBlock.tsx'
import { PagePromoterBlock } from './page-promoter-block/PagePromoterBlock.tsx'
import { SplitBannerBlock } from './split-banner-block/SplitBannerBlock.tsx'
import { BannerBlock } from './banner-block/BannerBlock.tsx'
import { PromotionHeroBlock } from './promotion-hero-block/PromotionHeroBlock.tsx'
import { SocialMediaBlock } from './social-media-block/SocialMediaBlock.tsx'
import { VideoBlock } from './video-block/VideoBlock.tsx'
import type { storyBlocks } from './story.blocks.ts'

/** The blocks of campaigns and stories, in a separate chunk: most pages have none of them. */
export const storyBlockComponents = {
  ArticleHeroBlock,
  CarouselBlock,
  CollapsibleHeroBlock,
  DescriptionBlock,
  DropdownNavigationBlock,
  ImageOverlayBlock,
  LinkBlock,
  LogoHeaderBlock,
  PagePromoterBlock,
  SplitBannerBlock,
  BannerBlock,
  PromotionHeroBlock,
  SocialMediaBlock,
  VideoBlock,
} satisfies ComponentsOf<typeof storyBlocks>
