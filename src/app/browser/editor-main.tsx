// Imported first, because it declares the order of the cascade layers that every other sheet joins.
import '#src/kit/styles/kit.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Editor } from '#src/editor/web/Editor.tsx'

/* The page editor's own bundle: no visitor loads it. */

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Editor words={document.documentElement.lang === 'fi' ? 'fi' : 'en'} />
    </StrictMode>,
  )
}
