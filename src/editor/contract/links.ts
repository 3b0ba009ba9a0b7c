import { Type } from 'typebox'
import { AnyLanguage, nullable } from './common.ts'

/* GET /api/cms/links: one picker for pages, products, categories and files. */

export const linkKinds = ['page', 'product', 'category', 'file'] as const
export const LinkTarget = Type.Object({
  kind: Type.Enum([...linkKinds]),
  /** What is stored: `content:12`, `product:KV1005`, `category:suklaalevyt`, or a file's site path. */
  uri: Type.String(),
  name: Type.String(),
  /** The address in the asked language; null: it is not on the site in it. */
  url: nullable(Type.String()),
  /** Site path of a picture; null: none. */
  picture: nullable(Type.String()),
  /** What stands under the name: a page's type, a product's code. */
  note: Type.String(),
})
export type LinkTarget = Type.Static<typeof LinkTarget>

/** Either `q` (empty: what is usual) or `uris`, separated by commas, for the names of what is stored already. */
export const LinksQuery = Type.Object({
  language: AnyLanguage,
  q: Type.Optional(Type.String({ maxLength: 100 })),
  kind: Type.Optional(Type.Enum([...linkKinds])),
  uris: Type.Optional(Type.String({ maxLength: 4_000 })),
})
export type LinksQuery = Type.Static<typeof LinksQuery>
/** A stored uri that leads nowhere is absent. */
export const LinkList = Type.Object({ items: Type.Array(LinkTarget) })
export type LinkList = Type.Static<typeof LinkList>
export const linksMax = 40
