// Imported first, because it declares the order of the cascade layers that every other sheet joins.
import '#src/kit/styles/kit.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Unloaded } from '#src/editor/web/app/Unloaded.tsx'
import { Editor } from '#src/editor/web/Editor.tsx'
import { loadEditorTexts } from '#src/editor/web/editor-texts.ts'

/* The page editor's own bundle: no visitor loads it. */

const root = document.querySelector('#root')
if (root) {
  const words = document.documentElement.lang === 'fi' ? 'fi' : 'en'
  const shown = createRoot(root)
  loadEditorTexts(words).then(
    (t) =>
      shown.render(
        <StrictMode>
          <Editor words={words} t={t} />
        </StrictMode>,
      ),
    () => shown.render(<Unloaded words={words} />),
  )
}
