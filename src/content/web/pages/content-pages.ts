import { definePage } from '#src/shell/web/page/page-type.ts'
import type { ArticlePageFields, ContentPageFields, LandingPageFields } from '../../contract/pages/page-fields.ts'

/** The page types of this domain; each has its folder here. */
export const contentTemplates = [
  definePage({
    name: 'start-page',
    module: 'src/content/web/pages/start-page/StartPage.tsx',
    load: async () => (await import('./start-page/StartPage.tsx')).StartPage,
  }),
  definePage<Partial<LandingPageFields>>({
    name: 'landing-page',
    module: 'src/content/web/pages/landing-page/LandingPage.tsx',
    load: async () => (await import('./landing-page/LandingPage.tsx')).LandingPage,
  }),
  definePage<ArticlePageFields>({
    name: 'article-page',
    module: 'src/content/web/pages/article-page/ArticlePage.tsx',
    load: async () => (await import('./article-page/ArticlePage.tsx')).ArticlePage,
  }),
  definePage<ContentPageFields>({
    name: 'content-page',
    module: 'src/content/web/pages/content-page/ContentPage.tsx',
    load: async () => (await import('./content-page/ContentPage.tsx')).ContentPage,
  }),
  definePage({
    name: 'error-page',
    module: 'src/content/web/pages/error-page/ErrorPage.tsx',
    load: async () => (await import('./error-page/ErrorPage.tsx')).ErrorPage,
  }),
  definePage({
    name: 'not-found-page',
    module: 'src/content/web/pages/not-found-page/NotFoundPage.tsx',
    load: async () => (await import('./not-found-page/NotFoundPage.tsx')).NotFoundPage,
  }),
]
