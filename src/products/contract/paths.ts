import { type Localized } from '#src/common/locale.ts'

/** The products page, and the folder of all category and product pages, without language prefix (C-2). */
export const productsPath: Localized = { fi: '/tuotteet', sv: '/produkter', en: '/products' }
