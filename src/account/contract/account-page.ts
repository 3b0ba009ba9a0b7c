import type { AccountPageFields as PageFields } from '#src/content/contract/pages/page-fields.ts'

/** Fields of the account's pages (specification 3, 2.5; C-6.8). An editor may omit any of them. */
export type AccountPageFields = Partial<PageFields>
