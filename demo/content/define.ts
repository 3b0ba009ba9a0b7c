import type { Localized } from '#src/common/locale.ts'
import type { contentBlocks } from '#src/content/blocks/content.blocks.ts'
import type { formsBlocks } from '#src/forms/blocks/forms.blocks.ts'
import type { listingBlocks } from '#src/listing/blocks/listing.blocks.ts'
import type { locationBlocks } from '#src/locations/blocks/locations.blocks.ts'
import type { Channel } from '#src/shell/contract/view-context.ts'
import type { AreaName } from '#src/content/contract/area.ts'
import type { Image } from '#src/content/contract/field-types.ts'
import type { locationFields, lunchListFields } from '#src/locations/contract/location-fields.ts'
import type { Film } from '#src/media/contract/media.ts'
import type { FieldValues } from '#src/content/contract/fields.ts'
import type { contentPages, SitePopupsFields, SiteSettingsFields } from '#src/content/contract/pages/page-fields.ts'
import type { newsBlocks } from '#src/news/blocks/news.blocks.ts'
import type { releasePageFields } from '#src/news/contract/page-fields.ts'
import type { recipesBlocks } from '#src/recipes/blocks/recipes.blocks.ts'
import type { recipeFields, StoredAllergen, StoredRecipeCategory } from '#src/recipes/contract/recipe-fields.ts'

import type { FilmReference } from './media.ts'

/*
 * How the demo content is written down: the fields of the block and page schemas, where any text may be given once for all
 * languages or as { fi, sv, en }. A field that is missing, misspelt or of the wrong type does not compile.
 */

/** `T` with every text replaceable by one text per language; a choice among names stays one, a picture may be a path. */
export type Localisable<T> = [T] extends [string | undefined]
  ? string extends T
    ? Exclude<T, string> | string | Localized
    : T
  : T extends Film
    ? FilmReference
    : T extends Image
      ? { readonly [Name in keyof T]: Localisable<T[Name]> } | string
      : T extends readonly (infer Entry)[]
        ? readonly Localisable<Entry>[]
        : T extends object
          ? { readonly [Name in keyof T]: Localisable<T[Name]> }
          : T

/** What may be left out of the settings, which have many that mean nothing when empty. */
type Sparse<T> = T extends readonly (infer Entry)[]
  ? Sparse<Entry>[]
  : T extends Image
    ? T
    : T extends object
      ? { [Name in keyof T]?: Sparse<T[Name]> }
      : T

type Blocks =
  | (typeof contentBlocks)[number]
  | (typeof listingBlocks)[number]
  | (typeof locationBlocks)[number]
  | (typeof formsBlocks)[number]
  | (typeof recipesBlocks)[number]
  | (typeof newsBlocks)[number]

type BlockFields = {
  [Block in Blocks as Block['type']]: Omit<FieldValues<Block['fields']>, 'containerBlocks'>
} & {
  SiteSettings: Sparse<SiteSettingsFields>
  SitePopups: SitePopupsFields
  RecipeCategory: StoredRecipeCategory
  Allergen: StoredAllergen
}

type PageFields = { [Type in keyof typeof contentPages]: FieldValues<(typeof contentPages)[Type]['fields']> } & {
  RecipePage: FieldValues<typeof recipeFields>
  NewsReleasePage: FieldValues<typeof releasePageFields>
  LocationPage: FieldValues<typeof locationFields>
  LocationLunchListPage: FieldValues<typeof lunchListFields>
}

export type BlockDefinition = {
  [Type in keyof BlockFields]: {
    /** Unique among blocks and pages; the seeder finds the item again by it. */
    key: string
    type: Type
    /** What editors see in lists. */
    name: string
    fields: Localisable<BlockFields[Type]>
    displayOption?: 'full' | 'half' | 'third'
    /** Devices it is for; left out: all. */
    channels?: readonly Channel[]
    /** Keys of groups of `visitor-groups.ts`; left out: for everybody. */
    visitorGroups?: readonly string[]
    /** Where it is shown, the next block is not. */
    insteadOfNext?: true
    /** Moments between which it is shown. */
    from?: string
    to?: string
    /** Of a LinkBlock: the key of the block of the same page that it leads to. */
    anchorTo?: string
    /** Only for a ContainerBlock. */
    containerBlocks?: readonly BlockDefinition[]
  }
}[keyof BlockFields]

export type PageDefinition = {
  [Type in keyof PageFields]: {
    key: string
    type: Type
    /** Key of the page above; null for the start page and for companions. */
    parent: string | null
    /** `category:<code>`: this item only carries the areas of a catalogue page and has no address of its own. */
    companionOf?: string
    name: Localized
    /** Last part of the address. */
    slug: Localized
    fields: Localisable<PageFields[Type]>
    areas?: Partial<Record<AreaName, readonly BlockDefinition[]>>
  }
}[keyof PageFields]

/** The fields no page of the demo sets otherwise. */
export const plainMeta = { ogImage: '', layoutTheme: '', noindex: false } as const
