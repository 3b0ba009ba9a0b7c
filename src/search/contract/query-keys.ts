import type { Language } from '#src/common/locale.ts'

/** Key of one page of the content search; the server seeds answers under the same key. */
export const contentSearchKey = (
  language: Language,
  phrase: string,
  categoryIds: readonly number[],
  page: number,
): readonly unknown[] => ['content-search', language, phrase, [...categoryIds].toSorted((a, b) => a - b).join(), page]
