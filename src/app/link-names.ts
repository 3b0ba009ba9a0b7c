import { catalogueLinkName } from '#src/products/server/page-links.ts'
import type { PictureIntake } from '#src/platform/images/picture-intake.ts'
import type { ProductLists } from '#src/listing/server/product-lists.ts'
import { defaultLanguage, languageOfPath, withoutLanguage } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { RedirectReason } from '#src/content/contract/redirects.ts'
import { parseTarget } from '#src/content/server/redirect-rule.ts'
import type { LinkResolver, PageRef } from '#src/shell/contract/page-source.ts'
import type { FindPage } from '#src/shell/server/page-lookup.ts'
import { splitLink } from '#src/listing/server/merchandising/panel-field.ts'

export interface LinkNamesDeps {
  findPage: FindPage
  lists: Pick<ProductLists, 'getById' | 'tree'>
  /** Reads the lists, which know the addresses of products and categories; left out: they are kept up to date. */
  readLists?: () => Promise<void>
  resolveLinks: LinkResolver
}

/**
 * Translates between addresses as operators copy them and links as they are stored: `/sv/produkter/presenter` is
 * `category:lahjat`, which has an address in each language and survives when the page moves.
 */
export function createLinkNames({ findPage, lists, readLists, resolveLinks }: LinkNamesDeps) {
  const nameOfPage = ({ source, id }: PageRef): string | null =>
    source === 'content' ? `content:${id}` : catalogueLinkName(lists, id)

  /** The link name of an address of this site, with query and hash; redirects are followed. */
  async function nameOf(address: string): Promise<Result<string, RedirectReason | 'to-no-page'>> {
    const language = languageOfPath(address)
    const target = parseTarget(address, language)
    if (!target.ok) return refuse(target.error.reason)
    const page = await findPage(target.value, language)
    const name = page && nameOfPage(page.ref)
    return page && name ? ok(name + splitLink(page.url).rest) : refuse('to-no-page')
  }

  /** Whether the target of a stored link still exists. */
  async function isAlive(link: string): Promise<boolean> {
    await readLists?.()
    const { name } = splitLink(link)
    const path = (await resolveLinks([name], defaultLanguage)).get(name)?.path
    return path !== undefined && (await findPage(withoutLanguage(path), defaultLanguage)) !== null
  }

  return { nameOf, isAlive }
}

const mediaPrefix = '/media/'

/** Answers the pixels of a picture by its media path; null: the shop has none there. */
export const sizeOfPicture =
  ({ sizeOf }: Pick<PictureIntake, 'sizeOf'>) =>
  (path: string): ReturnType<PictureIntake['sizeOf']> =>
    sizeOf(path.slice(mediaPrefix.length))
