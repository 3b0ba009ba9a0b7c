import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type RunnableDevEnvironment } from 'vite'
import type { RenderParts, ShopRenderer } from './renderer.ts'

export interface DevRenderer extends RenderParts {
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close: () => Promise<void>
}

/** Development: the same modules through Vite, fresh at each request, with hot reload in the browser. */
export async function createDevRenderer(projectDir: string): Promise<DevRenderer> {
  const vite = await createServer({ root: projectDir, server: { middlewareMode: true }, appType: 'custom' })
  const environment = vite.environments['ssr'] as RunnableDevEnvironment // Vite's own ssr environment runs modules
  return {
    renderer: async () => (await environment.runner.import('/src/app/browser/render.tsx')) as ShopRenderer, // the same module the build is made from
    assetsOf: () => ({
      starter: '',
      entry: '/dist/src/app/browser/browser-main.tsx',
      preloads: [],
      widePreloads: [],
      styles: ['/dist/src/kit/styles/kit.css'],
      laterStyles: [],
    }),
    scriptHashes: [],
    async transformHtml(url, html) {
      // Vite transforms an empty page: in ours it would put the base before addresses that are none of its files.
      const empty = await vite.transformIndexHtml(url, '<!doctype html><html><head></head><body></body></html>')
      const added = /<head>([\s\S]*)<\/head>/.exec(empty)?.[1] ?? ''
      return html.replace('<head>', () => `<head>${added}`)
    },
    middleware: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  }
}
