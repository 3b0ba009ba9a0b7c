import type { EditorLanguage } from '../editor-texts.ts'

/** Said when the editor's words themselves do not come. */
const said = {
  fi: ['Muokkain ei latautunut. Tarkista yhteys.', 'Yritä uudelleen'],
  en: ['The editor could not be loaded. Check the connection.', 'Try again'],
} as const

/** Stands where the editor would be, and leads to another try. */
export function Unloaded({ words }: { words: EditorLanguage }) {
  const [text, again] = said[words]
  return (
    <p role="alert" className="edit-alone">
      {text}{' '}
      <button type="button" className="edit-button" onClick={() => window.location.reload()}>
        {again}
      </button>
    </p>
  )
}
