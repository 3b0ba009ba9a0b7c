import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import type { PageAssets, Renderer } from '#src/shell/contract/initial-state.ts'
import { readAssetMap } from '#src/shell/server/assets.ts'
import type { MailBase, RenderedMail } from '#src/common/mail.ts'
import type { RenderCdsPage } from '#src/consents/contract/cds-page.ts'
import type { ShopMail } from './shop-mail.ts'

/** What `src/app/browser/render.tsx` exports. */
export interface ShopRenderer extends Renderer {
  renderMail: (mail: ShopMail & MailBase) => RenderedMail
  renderCdsPage: RenderCdsPage
}

/** The browser code for the server: rendering, and which files a page needs. */
export interface RenderParts {
  renderer: () => Promise<ShopRenderer>
  assetsOf: (modules: readonly string[]) => PageAssets
  /** Hashes (`sha256-…`) of the scripts that are inlined in documents. */
  scriptHashes: readonly string[]
  transformHtml?: (url: string, html: string) => Promise<string>
}

/** The built renderer and the build's manifest; throws when there is no build. */
export async function loadBuiltRenderer(projectDir: string): Promise<RenderParts> {
  const file = resolve(projectDir, 'dist/server/render.js')
  if (!existsSync(file)) throw new Error('There is no build: run npm run build')
  const renderer = (await import(pathToFileURL(file).href)) as ShopRenderer // made from src/app/browser/render.tsx
  return {
    renderer: () => Promise.resolve(renderer),
    ...readAssetMap(resolve(projectDir, 'dist/browser')),
  }
}

/** Renders mails alone, for a program that serves no page: only what `renderer` has may be called. */
export const mailsOnly = (renderer: () => Promise<Partial<ShopRenderer>>): RenderParts => ({
  renderer: renderer as RenderParts['renderer'], // what is missing throws where it is called
  assetsOf: () => ({ starter: '', entry: '', preloads: [], widePreloads: [], styles: [], laterStyles: [] }),
  scriptHashes: [],
})
