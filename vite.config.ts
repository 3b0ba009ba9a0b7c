import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Chunks of shared modules are named after all that share them. */
const shortName = (name: string): string => name.replace(/\.[a-z0-9]+$/, '').replace(/^common~.*/, 'common')

/** Two bundles: what the browser loads (dist/browser, served under /dist/) and the renderer the server loads. */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  base: '/dist/',
  publicDir: false,
  plugins: [react(), tailwindcss()],
  // Texts reach the browser compiled: its bundle needs no ICU parser.
  resolve: { alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' } },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/browser',
        manifest: true,
        assetsInlineLimit: 0,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { storefront: 'src/app/browser/browser-main.tsx', starter: 'src/app/browser/starter.ts' },
          output: {
            chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
            assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash][extname]`,
            codeSplitting: {
              groups: [
                // One file for what every page needs, few for what several do: a request each costs more than the bytes.
                { name: 'storefront', tags: ['$initial'], test: (id) => !id.endsWith('/starter.ts') },
                { name: 'common', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 40_000 },
              ],
            },
          },
          // Schemas that only the server checks stay out of the bundle.
          treeshake: { manualPureFunctions: ['Type'] },
        },
      },
    },
    ssr: {
      ...(command === 'build'
        ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
        : {}),
      build: {
        outDir: 'dist/server',
        target: 'node24',
        emitAssets: false,
        rolldownOptions: { input: { render: 'src/app/browser/render.tsx' } },
      },
    },
  },
}))
