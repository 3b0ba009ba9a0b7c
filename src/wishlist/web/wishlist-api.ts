import { callApi } from '#src/shell/web/http/api-client.ts'
import type { Wishlist } from '../contract/wishlist.ts'

const path = '/api/me/wishlist'

export const fetchWishlist = async (): Promise<string[]> => (await callApi<Wishlist>(path)).codes

/** Adds codes, the last one first. The response lacks products not in the shop and those beyond the limit. */
export const addToWishlist = async (codes: readonly string[]): Promise<string[]> =>
  (await callApi<Wishlist>(path, { method: 'POST', body: { codes } })).codes

export const removeFromWishlist = async (code: string): Promise<string[]> =>
  (await callApi<Wishlist>(`${path}/${encodeURIComponent(code)}`, { method: 'DELETE' })).codes
