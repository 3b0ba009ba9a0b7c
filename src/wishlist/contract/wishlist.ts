import { Type } from 'typebox'
import { Code } from '#src/products/contract/codes.ts'
import { wishlistMax } from './limits.ts'

/** Product codes, the last added first. */
export const Wishlist = Type.Object({ codes: Type.Array(Code, { maxItems: wishlistMax }) })
export type Wishlist = Type.Static<typeof Wishlist>

/** POST /api/me/wishlist; the last added code comes first. */
export const WishlistAdditions = Type.Object(
  { codes: Type.Array(Code, { minItems: 1, maxItems: wishlistMax }) },
  { additionalProperties: false },
)
export const WishlistParams = Type.Object({ code: Code })
