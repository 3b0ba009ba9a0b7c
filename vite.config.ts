import { cpSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Chunks of shared modules are named after all that share them. */
const shortName = (name: string): string => name.replace(/\.[a-z0-9]+$/, '').replace(/^common~.*/, 'common')

/**
 * Three bundles: what the browser loads (dist/browser, served under /dist/), the renderer the server loads (dist/server), and
 * the server itself (dist/node). That one holds our own files and the packages that come in hundreds of them: loaded file by
 * file they take most of the time of a start.
 */
// A build of its own (src/app/start/build.ts).
const isServerBuild = process.env['BUILD_PART'] === 'server'

/**
 * A page's own texts reach the browser compiled, so the formatting library comes without its ICU parser. Only what compiles
 * another language's texts has it, as a chunk of its own.
 */
const parserOnlyForTexts: Plugin = {
  name: 'parser-only-for-texts',
  enforce: 'pre',
  // The office and the page editor read their own texts as they are.
  applyToEnvironment: ({ name }) => name !== 'office' && name !== 'editor',
  resolveId: {
    filter: { id: /^@formatjs\/icu-messageformat-parser$/ },
    handler(source, importer) {
      if (importer?.endsWith('/parse-texts.ts')) return null
      return this.resolve(`${source}/no-parser.js`, importer, { skipSelf: true })
    },
  },
}

/**
 * The router names its development files to every bundler, and parts of it and of the formatting library that nothing here uses
 * look as if they did something by being loaded: with both said, 18 kB of them stay out of the bundle.
 */
const slimPackages: Plugin = {
  name: 'slim-packages',
  apply: 'build',
  transform: {
    filter: { id: /\/(react-router\/dist\/.*\.mjs|intl-messageformat\/index\.js)$/ },
    handler: (code) =>
      code
        .replace(/(ENABLE_DEV_WARNINGS\d* =) true/g, '$1 false')
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
        .replace(/(?<=^var IntlMessageFormat = )(class [^]*?^\});$/m, '/* @__PURE__ */ (() => $1)();'),
  },
}

/** The server reads the fonts of its PDFs as files next to its own. */
const documentFonts: Plugin = {
  name: 'document-fonts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'node',
  writeBundle({ dir = '' }) {
    cpSync(join(import.meta.dirname, 'src/platform/pdf/fonts'), join(dir, 'fonts'), { recursive: true })
  },
}

/** The server alone looks up the source files that page types and block files name. */
const withoutSourceNames: Plugin = {
  name: 'without-source-names',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/.*(-pages?|block-code)\.ts$/ },
    handler: (code) => code.replace(/^ *module: ["']src\/[\w./-]+["'],$/gm, "module: '',"),
  },
}

/**
 * Sheets of what opens on intent, and the faces that follow the first paint: no page waits for them, not even one whose code opens
 * something.
 */
const intentSheets =
  /\/(cds|consent|debug-overlay|filters|later-faces|mega-menu|overlays|panel|phone-menu|restock|reviews|site-popup|zoom)\.css$/

/**
 * Sheets of the cart, the checkout, orders, hit lists and the entrance's passkeys: brought to every page after its first paint,
 * because any page may lead there.
 */
const laterSheets =
  /\/(cart|cart-parts|checkout|content-search|delivery|hits|order-page|orders|passkeys|payment|search-page|wishlist)\.css$/

/**
 * Sheets of a few pages, which name theirs beside the first: stories are the blocks that `src/content/blocks/story-components.ts` has. All
 * sheets that no list names are one file, which every first paint waits for: small enough to come before the faces and the first
 * picture do.
 */
const rareSheets = [
  { name: 'designer', test: /\/designer\.css$/ },
  { name: 'account', test: /\/src\/account\/web\/[\w-]+\.css$/ },
  { name: 'recipes', test: /\/src\/recipes\/.*\.css$/ },
  { name: 'places', test: /\/src\/locations\/.*\.css$/ },
  { name: 'news', test: /\/src\/news\/.*\.css$/ },
  { name: 'forms', test: /\/src\/forms\/.*\.css$/ },
  { name: 'gifts', test: /\/src\/gift-card(s|-shop)\/.*\.css$/ },
  {
    name: 'stories',
    test: /\/(ArticleHero|Banner|Carousel|CollapsibleHero|Description|DropdownNavigation|ImageOverlay|Link|LogoHeader|PagePromoter|PromotionHero|SocialMedia|SplitBanner|Video)Block\.css$|\/film\.css$/,
  },
]

/**
 * Shared modules that pages load which need nothing else of what they would be put together with: left to themselves, they bring
 * the search to who measures a page, the checkout to who asks about cookies, and the product page to who shows a row of products.
 * What one of them needs goes with the first group that needs it.
 */
const ownFiles = [
  { name: 'telemetry', test: /\/src\/telemetry\/web\// },
  { name: 'dialog', test: /\/src\/kit\/(Dialog|overlays\/use-modal)\.tsx?$/ },
  { name: 'cover', test: /\/src\/kit\/(Switch|overlays\/use-(bottom-cover|uncovered-focus))\.tsx?$/ },
  {
    name: 'blocks',
    test: /\/src\/(content\/web\/(GoLink|SafeHtml|Emphasised|ContentArea|block-place|paint)|content\/rules\/plain-text|products\/(rules\/viewed|web\/(PageCrumbs|cards\/ProductRow|viewed\/\w[\w-]*))|kit\/(Accordion|BadgeRing|Breadcrumbs|Notice|StockMark|show-more))\.tsx?$/,
  },
  { name: 'empty', test: /\/src\/kit\/(EmptyState|Mascot)\.tsx?$/ },
  {
    name: 'lists',
    test: /\/src\/(listing\/(contract|rules|web\/(list|promo-panel))\/\w[\w-]*|kit\/(Pagination|SortSelect|page-buttons))\.tsx?$/,
  },
]

export default defineConfig(({ command }) => ({
  appType: 'custom',
  base: '/dist/',
  publicDir: false,
  plugins: [react(), ...(isServerBuild ? [documentFonts] : [parserOnlyForTexts, slimPackages, withoutSourceNames])],
  builder: {
    async buildApp(builder) {
      for (const name of isServerBuild ? ['node'] : ['client', 'office', 'editor', 'ssr']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
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
                // The payment provider's sheet comes with its form, which only a checkout with a client key loads.
                { name: 'adyen', test: /\/@adyen\/.*\.css$/ },
                { name: 'intent', test: intentSheets },
                { name: 'later', test: laterSheets },
                ...rareSheets,
                { name: 'style', test: /\.css$/ },
                // One file for what every page needs, few for what several do: a request each costs more than the bytes.
                { name: 'storefront', tags: ['$initial'], test: (id) => !id.endsWith('/starter.ts') },
                ...ownFiles.map((group) => ({ ...group, minShareCount: 2 })),
                { name: 'common', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_000 },
              ],
            },
          },
          // Schemas that only the server checks stay out of the bundle.
          treeshake: {
            manualPureFunctions: ['Type'],
            moduleSideEffects: [{ test: /node_modules\/typebox\//, sideEffects: false }],
          },
        },
      },
    },
    // The back office, beside the storefront's files and with a manifest of its own: together they would share a file.
    office: {
      consumer: 'client',
      build: {
        outDir: 'dist/browser',
        emptyOutDir: false,
        manifest: '.vite/office.json',
        assetsInlineLimit: 0,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { office: 'src/app/browser/office-main.tsx' },
          output: {
            entryFileNames: 'office/[name]-[hash].js',
            chunkFileNames: 'office/[name]-[hash].js',
            assetFileNames: 'office/[name]-[hash][extname]',
          },
          treeshake: {
            manualPureFunctions: ['Type'],
            moduleSideEffects: [{ test: /node_modules\/typebox\//, sideEffects: false }],
          },
        },
      },
    },
    // The page editor likewise.
    editor: {
      consumer: 'client',
      build: {
        outDir: 'dist/browser',
        emptyOutDir: false,
        manifest: '.vite/editor.json',
        assetsInlineLimit: 0,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { editor: 'src/app/browser/editor-main.tsx' },
          output: {
            entryFileNames: 'editor/[name]-[hash].js',
            chunkFileNames: 'editor/[name]-[hash].js',
            assetFileNames: 'editor/[name]-[hash][extname]',
          },
          treeshake: {
            manualPureFunctions: ['Type'],
            moduleSideEffects: [{ test: /node_modules\/typebox\//, sideEffects: false }],
          },
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
    node: {
      consumer: 'server',
      resolve: { noExternal: ['drizzle-orm', 'typebox'] },
      build: {
        outDir: 'dist/node',
        target: 'node24',
        minify: false,
        rolldownOptions: {
          input: {
            'server-main': 'src/app/server-main.ts',
            'picture-worker': 'src/platform/images/picture-worker.ts',
          },
        },
      },
    },
  },
}))
