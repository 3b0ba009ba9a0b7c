import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
          input: { storefront: 'src/app/browser/browser-main.tsx' },
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
