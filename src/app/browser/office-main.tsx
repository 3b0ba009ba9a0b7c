// Imported first, because it declares the order of the cascade layers that every other sheet joins.
import '#src/kit/styles/kit.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { isLanguage } from '#src/common/locale.ts'
import { Office } from '#src/staff/web/Office.tsx'

/* The back office's own bundle: no visitor loads it. */

/** Reads the token of a mailed link and removes it from the address at once: it stays in no history and no screenshot. */
function acceptInvitation(): string | null {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('invitation')
  if (token !== null) window.history.replaceState(null, '', window.location.pathname + window.location.search)
  return token
}

const root = document.querySelector('#root')
const { lang } = document.documentElement
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Office language={isLanguage(lang) ? lang : 'fi'} invitation={acceptInvitation()} />
    </StrictMode>,
  )
}
