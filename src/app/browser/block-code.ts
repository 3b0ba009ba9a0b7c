import type { locationBlockComponents } from '#src/locations/blocks/components.ts'
import type { storyBlockComponents } from '#src/content/blocks/story-components.ts'
import type { formsBlockComponents } from '#src/forms/blocks/components.ts'
import type { newsBlockComponents } from '#src/news/blocks/components.ts'
import type { recipesBlockComponents } from '#src/recipes/blocks/components.ts'
import type { BlockComponent, BlockComponents } from '#src/content/web/block-components-context.ts'
import type { BlockCode } from '#src/shell/web/page/page-type.ts'

const known: Record<string, BlockComponent> = {}

/** Block components loaded so far: the loader of a page with blocks awaits the code of its blocks. */
export const blockComponents: BlockComponents = known

const storyTypes = {
  ArticleHeroBlock: true,
  CarouselBlock: true,
  CollapsibleHeroBlock: true,
  DescriptionBlock: true,
  DropdownNavigationBlock: true,
  ImageOverlayBlock: true,
  LinkBlock: true,
  LogoHeaderBlock: true,
  PagePromoterBlock: true,
  SplitBannerBlock: true,
  BannerBlock: true,
  PromotionHeroBlock: true,
  SocialMediaBlock: true,
  VideoBlock: true,
} satisfies Record<keyof typeof storyBlockComponents, true>

const locationTypes = { LocationFinderBlock: true } satisfies Record<keyof typeof locationBlockComponents, true>
const formTypes = { FormBlock: true } satisfies Record<keyof typeof formsBlockComponents, true>
const newsTypes = { NewsBlock: true } satisfies Record<keyof typeof newsBlockComponents, true>
const recipeTypes = { RecipeSearchBlock: true } satisfies Record<keyof typeof recipesBlockComponents, true>

/** Separate chunks: blocks of most pages, of campaigns and stories, cafés, forms, news, and the recipe search. */
export const blockCode: readonly BlockCode[] = [
  {
    module: 'src/app/browser/block-components.ts',
    types: null,
    load: async () => void Object.assign(known, (await import('./block-components.ts')).blockComponents),
  },
  {
    module: 'src/content/blocks/story-components.ts',
    types: Object.keys(storyTypes),
    load: async () =>
      void Object.assign(known, (await import('#src/content/blocks/story-components.ts')).storyBlockComponents),
  },
  {
    module: 'src/locations/blocks/components.ts',
    types: Object.keys(locationTypes),
    load: async () =>
      void Object.assign(known, (await import('#src/locations/blocks/components.ts')).locationBlockComponents),
  },
  {
    module: 'src/forms/blocks/components.ts',
    types: Object.keys(formTypes),
    load: async () => void Object.assign(known, (await import('#src/forms/blocks/components.ts')).formsBlockComponents),
  },
  {
    module: 'src/news/blocks/components.ts',
    types: Object.keys(newsTypes),
    load: async () => void Object.assign(known, (await import('#src/news/blocks/components.ts')).newsBlockComponents),
  },
  {
    module: 'src/recipes/blocks/components.ts',
    types: Object.keys(recipeTypes),
    load: async () =>
      void Object.assign(known, (await import('#src/recipes/blocks/components.ts')).recipesBlockComponents),
  },
]
