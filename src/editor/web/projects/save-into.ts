import type { Language } from '#src/common/locale.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import type { SaveBody, Saved } from '../../contract/document.ts'
import type { DocumentSession } from '../document/document-session.ts'
import { saveDocument } from '../editor-api.ts'

/**
 * Saves, and begins a new draft in the project that the editor works in. Where that one takes no drafts any more, the draft is the
 * page's alone: no word waits for it.
 */
export async function saveInto(
  project: number | null,
  session: DocumentSession,
  id: number,
  language: Language,
  body: SaveBody,
): Promise<Saved> {
  const isNew = session.getState().document.languages[language].draft === null
  if (project === null || !isNew) return saveDocument(id, language, body)
  try {
    return await saveDocument(id, language, { ...body, projectId: project })
  } catch (error) {
    if (!(error instanceof ApiError) || !error.fieldErrors?.['projectId']) throw error
    return saveDocument(id, language, body)
  }
}
