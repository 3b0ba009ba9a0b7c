// Imported first, because it declares the order of the cascade layers that every other sheet joins.
import '#src/kit/styles/kit.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { isLanguage, type Language } from '#src/common/locale.ts'
import { loadOfficeTexts } from '#src/office/web/office-texts.ts'
import { OfficeApp } from '#src/office/web/OfficeApp.tsx'
import { applyFirstMode } from '#src/office/web/shell/use-mode.ts'
import { readKept } from '#src/office/web/use-kept.ts'

/* The back office's own bundle: no visitor loads it. */

/** Reads the token of a mailed link and removes it from the address at once: it stays in no history and no screenshot. */
function acceptInvitation(): string | null {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('invitation')
  if (token !== null) window.history.replaceState(null, '', window.location.pathname + window.location.search)
  return token
}

/** The language of the address, else the one that was chosen in this browser, else the server's. */
function firstLanguage(): Language {
  const asked = new URLSearchParams(window.location.search).get('language')
  const found = [asked, readKept('language'), document.documentElement.lang].find(isLanguage)
  return isLanguage(found) ? found : 'fi'
}

const root = document.querySelector('#root')
if (root) {
  const invitation = acceptInvitation()
  const language = firstLanguage()
  document.documentElement.lang = language
  applyFirstMode()
  void loadOfficeTexts(language).then((texts) =>
    createRoot(root).render(
      <StrictMode>
        <OfficeApp firstLanguage={language} firstTexts={texts} invitation={invitation} />
      </StrictMode>,
    ),
  )
}
