import type { RenderParts, ShopRenderer } from '../../src/app/renderer.ts'

/** Stands for the built renderer where a test renders no pages: of it only what the test gives may be called. */
export const mailsOnly = (renders: Partial<ShopRenderer>): RenderParts => ({
  renderer: () => Promise.resolve(renders as ShopRenderer), // what is missing throws where it is called
  assetsOf: () => ({ starter: '', entry: '', preloads: [], widePreloads: [], styles: [], laterStyles: [] }),
  scriptHashes: [],
})
