import { callApi } from '#src/shell/web/http/api-client.ts'
import type { Wishlist } from '../contract/wishlist.ts'

const path = '/api/me/wishlist'

export const fetchWishlist = async (): Promise<string[]> => (await callApi<Wishlist>(path)).codes

/** The last one first. What is not in the shop, and what finds no room, is not in the answer. */
export const addToWishlist = async (codes: readonly string[]): Promise<string[]> =>
  (await callApi<Wishlist>(path, { method: 'POST', body: { codes } })).codes

export const removeFromWishlist = async (code: string): Promise<string[]> =>
  (await callApi<Wishlist>(`${path}/${encodeURIComponent(code)}`, { method: 'DELETE' })).codes
