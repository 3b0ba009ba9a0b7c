import { describe, expect, it } from 'vitest'
import { formsBlocks } from '#src/forms/blocks/forms.blocks.ts'
import { listingBlocks } from '#src/listing/blocks/listing.blocks.ts'
import { locationBlocks } from '#src/locations/blocks/locations.blocks.ts'
import { contentBlocks } from '#src/content/blocks/content.blocks.ts'
import { contentBlockTypes } from '#src/content/server/content-block-types.ts'
import { blockTypesOf, contentPageTypes, pageTypesOf } from '#src/content/server/content-types.ts'
import { ProductPageOptions } from '#src/products/contract/page-options.ts'
import { locationPageTypes } from '#src/locations/server/location-types.ts'
import { newsContent } from '#src/news/server/news.module.ts'
import { recipeItemTypes, recipePageTypes, recipeServerBlocks } from '#src/recipes/server/recipe-types.ts'
import { allPages } from './all-content.ts'
import type { BlockDefinition, PageDefinition } from './define.ts'
import { readProductFiles } from '../catalogue/product-file.ts'
import { everythingSeen, placements, type Seen, settable, shared } from './seen.ts'

const news = newsContent()
const blockTypes = {
  ...contentBlockTypes,
  ...blockTypesOf([...listingBlocks, ...locationBlocks, ...formsBlocks, ...recipeServerBlocks, ...news.blocks]),
  ...recipeItemTypes,
}
const pageTypes = {
  ...contentPageTypes,
  ...pageTypesOf({ ...recipePageTypes(), ...locationPageTypes(), ...news.pageTypes }),
}
const types = { ...blockTypes, ...pageTypes }

/** What no page of the demo sets, and why. */
const unseen: Readonly<Record<string, string>> = {
  'LocationLunchListPage mainBody': '– (it would stand in the place of the lunch lists)',
  'LogoHeaderBlock logoImage': '– (the wordmarks of the themes are drawn)',
  'RecipePage hideShareSoMeLinks': '– (every recipe may be passed on)',
  'RecipePage ingredients.unit: kg': '– (no recipe needs so much)',
  'RecipePage ingredients.unit: l': '– (no recipe needs so much)',
  'RecipePage ingredients.unit: ml': '– (spoons and decilitres, as at home)',
  'RecipePage portionUnit: breads': '– (rounds and slices so far)',
  'RecipePage productAllergens.value: none': '– (the catalogue knows of all of them)',
  'SitePopups popups.visitorGroups': '– (blocks alone show something else to a group)',
  'SiteSettings banner.from': '– (the banner is there from the first day)',
  'SiteSettings footerBackgroundUrl': '– (footers have the colour of their theme)',
  'SiteSettings footerLogoUrl': '– (the wordmarks of the themes are drawn)',
  'SiteSettings links.targetFrame': '– (menus stay in their window)',
  'SiteSettings logoUrl': '– (the wordmarks of the themes are drawn)',
  'SiteSettings mainMenu.title': '– (names of menus need no hint)',
  'SiteSettings shellVariant: content': '– (every theme sells)',
  'SiteSettings shellVariant: ecommerce': '– (what is meant without it)',
  'SiteSettings showLogoTopOfNavigation': '– (the wordmark stands beside the menu)',
  'SocialMediaBlock buttonList.variant: danger': '– (nothing is lost by following; the link block has it)',
  'block headingLevel: h4': '– (no page is nested so deep)',
  'VideoBlock youtubeVideoUrl': '– (a made-up brand has nothing at a public host)',
}

/** What a product's page may have of its own. */
const productParts = [...Object.keys(ProductPageOptions.properties), 'sizeGuide', 'several sizes', 'several colours']
const seenOfProducts: Seen[] = (await readProductFiles()).flatMap(
  ({ code, name, pageOptions, sizeGuide, variations }) => {
    const several = (values: (string | undefined)[]): boolean => new Set(values.filter(Boolean)).size > 1
    const names = [
      ...Object.keys(pageOptions ?? {}),
      ...(sizeGuide ? ['sizeGuide'] : []),
      ...(several(variations.map(({ size }) => size?.fi)) ? ['several sizes'] : []),
      ...(several(variations.map(({ color }) => color?.fi)) ? ['several colours'] : []),
    ]
    return names.map((part) => ({ of: 'product', name: part, where: `${code} ${name.fi}` }))
  },
)

const everything = [
  ...productParts.map((name) => ({ of: 'product', name })),
  ...Object.entries(types).flatMap(([of, { fields }]) => settable(fields).map((name) => shared(of, name))),
  ...placements.map((name) => ({ of: 'block', name })),
].filter(({ of, name }, index, all) => all.findIndex((one) => one.of === of && one.name === name) === index)
const seen = [...everythingSeen(types), ...seenOfProducts]
const seenNames = new Set(seen.map(({ of, name }) => `${of} ${name}`))

describe('each field and option of content', () => {
  it('is seen somewhere in the demo, but for those that say why not', () => {
    const missing = everything.map(({ of, name }) => `${of} ${name}`).filter((name) => !seenNames.has(name))
    expect(missing.toSorted()).toEqual(Object.keys(unseen).toSorted())
  })

  it('is one that the types have', () => {
    const known = new Set(everything.map(({ of, name }) => `${of} ${name}`))
    expect([...seenNames].filter((id) => !known.has(id))).toEqual([])
  })
})

const landingPages = allPages.filter(({ type }) => type === 'LandingPage' || type === 'StartPage')
const blocksOf = ({ areas = {} }: PageDefinition): BlockDefinition[] => Object.values(areas).flat()

it('every kind of block stands on a page of the demo', () => {
  const kinds = [
    ...contentBlocks,
    ...listingBlocks,
    ...locationBlocks,
    ...formsBlocks,
    ...recipeServerBlocks,
    ...news.blocks,
  ].map(({ type }) => type)
  const shown = new Set<string>(allPages.flatMap(blocksOf).map(({ type }) => type))
  expect(kinds.filter((type) => !shown.has(type))).toEqual([])
})

it.each(landingPages.map((page) => [page.key, page] as const))(
  'no two neighbours on the page %s are alike, but questions, and what shares a row, faces each other or takes turns',
  (_, page) => {
    const blocks = blocksOf(page)
    const alike = blocks.filter((one, index) => {
      const next = blocks[index + 1]
      if (next?.type !== one.type || one.type === 'AccordionItemsBlock' || one.insteadOfNext) return false
      if (one.displayOption && next.displayOption) return false
      const [side, nextSide] = [one, next].map(({ fields }) => 'imageAlignment' in fields && fields.imageAlignment)
      return side === nextSide && next.from !== (one.to ?? '')
    })
    expect(alike.map(({ key }) => key)).toEqual([])
  },
)
