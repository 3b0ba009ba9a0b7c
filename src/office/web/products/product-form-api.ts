import type { Language } from '#src/common/locale.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { ProductForm, ProductFormBody } from '#src/transfer/contract/product-form.ts'

const at = (code: string): string => `/api/admin/products/${encodeURIComponent(code)}/form`
const language = (): Language => document.documentElement.lang as Language // one of ours: the page sets it

export const fetchProductForm = (code: string) => callApi<ProductForm>(at(code), { language: language() })
export const saveProductForm = (code: string, body: ProductFormBody) =>
  callApi<void>(at(code), { method: 'PUT', body, language: language() })

/** The address of the form of a product, which need not be there yet. */
export const formPath = (code: string): string => `/products/${encodeURIComponent(code)}/edit`
