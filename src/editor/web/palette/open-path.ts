import type { Language } from '#src/common/locale.ts'
import { createItem, resolvePath } from '../editor-api.ts'

/**
 * The item behind a page of the site, by its path with the language's prefix. The areas of a product's or category's page are made
 * where there are none yet; null: no page has the path. Rejects as the calls do.
 */
export async function openPath(path: string, name: string): Promise<{ id: number; language: Language } | null> {
  const { id, language, companionOf, companionType } = await resolvePath(path)
  if (id !== null) return { id, language }
  if (companionOf === null || companionType === null) return null
  const made = await createItem({ type: companionType, parentId: null, language, name: name || path, companionOf })
  return { id: made.id, language }
}
