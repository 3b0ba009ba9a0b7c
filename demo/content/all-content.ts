import { articlesPage } from './articles/articles.ts'
import { cocoaArticle } from './articles/cocoa.ts'
import { engravingArticle } from './articles/engraving.ts'
import { ryeArticle } from './articles/rye.ts'
import { tastingArticle } from './articles/tasting.ts'
import type { BlockDefinition, PageDefinition } from './define.ts'
import { christmasPage } from './pages/christmas.ts'
import { companions } from './pages/companions.ts'
import { frooshPage } from './pages/froosh.ts'
import { functionPages } from './pages/function-pages.ts'
import { startPage } from './pages/start.ts'
import { storyPage } from './pages/story.ts'
import { willjaPage } from './pages/willja.ts'
import { accessibilityPage } from './policies/accessibility.ts'
import { contactPage } from './policies/contact.ts'
import { cookiesPage } from './policies/cookies.ts'
import { deliveryPage } from './policies/delivery.ts'
import { privacyPage } from './policies/privacy.ts'
import { returnsPage } from './policies/returns.ts'
import { termsPage } from './policies/terms.ts'
import { sitePopups } from './site-popups.ts'
import { siteSettings } from './site-settings.ts'

/** A parent stands before its children; the order among siblings is their order in the tree. */
export const allPages: readonly PageDefinition[] = [
  startPage,
  storyPage,
  willjaPage,
  frooshPage,
  christmasPage,
  articlesPage,
  engravingArticle,
  ryeArticle,
  tastingArticle,
  cocoaArticle,
  contactPage,
  deliveryPage,
  returnsPage,
  termsPage,
  privacyPage,
  cookiesPage,
  accessibilityPage,
  ...functionPages,
  ...companions,
]

/** Blocks that stand on no page. */
export const looseBlocks: readonly BlockDefinition[] = [siteSettings, sitePopups]
