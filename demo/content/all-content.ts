import { articlesPage } from './articles/articles.ts'
import { calendarArticle } from './articles/calendar.ts'
import { cocoaArticle } from './articles/cocoa.ts'
import { coffeeArticle } from './articles/coffee.ts'
import { engravingArticle } from './articles/engraving.ts'
import { liquoriceArticle } from './articles/liquorice.ts'
import { ryeArticle } from './articles/rye.ts'
import { storingArticle } from './articles/storing.ts'
import { tastingArticle } from './articles/tasting.ts'
import type { BlockDefinition, PageDefinition } from './define.ts'
import { accountPages } from './pages/account-pages.ts'
import { frooshColoursPage } from './froosh/colours.ts'
import { frooshFlavoursPage } from './froosh/flavours.ts'
import { frooshPartiesPage } from './froosh/parties.ts'
import { cafePages } from './pages/cafes.ts'
import { newsPages } from './pages/news.ts'
import { careersPage } from './pages/careers.ts'
import { campaignThanksPage, christmasDrawPage } from './pages/christmas-draw.ts'
import { christmasPage } from './pages/christmas.ts'
import { companions } from './pages/companions.ts'
import { companyGiftsPage } from './pages/company-gifts.ts'
import { easterPage, easterThanksPage } from './pages/easter.ts'
import { authPages } from './pages/auth-pages.ts'
import { faqPage } from './pages/faq.ts'
import { frooshPage } from './pages/froosh.ts'
import { functionPages } from './pages/function-pages.ts'
import { openDoorsPage } from './pages/open-doors.ts'
import { pressPage } from './pages/press.ts'
import { startPage } from './pages/start.ts'
import { storyPage } from './pages/story.ts'
import { sustainabilityPage } from './pages/sustainability.ts'
import { tastePage } from './pages/taste.ts'
import { tastingPanelPage, tastingPanelThanksPage } from './pages/tasting-panel.ts'
import { willjaPage } from './pages/willja.ts'
import { accessibilityPage } from './policies/accessibility.ts'
import { contactPage } from './policies/contact.ts'
import { cookiesPage } from './policies/cookies.ts'
import { deliveryPage } from './policies/delivery.ts'
import { privacyPage } from './policies/privacy.ts'
import { returnsPage } from './policies/returns.ts'
import { termsPage } from './policies/terms.ts'
import { willjaDietsPage } from './willja/diets.ts'
import { willjaForestPage } from './willja/forest.ts'
import { willjaOatsPage } from './willja/oats.ts'
import { sitePopups } from './site-popups.ts'
import { siteSettings } from './site-settings.ts'
import { bakingRecipes } from './recipes/baking.ts'
import { bunsAndBiscuits } from './recipes/buns-and-biscuits.ts'
import { dessertRecipes } from './recipes/desserts.ts'
import { morningAndSavoury } from './recipes/morning-and-savoury.ts'
import { recipesPage } from './recipes/recipes-page.ts'
import { sweetsAndDrinks } from './recipes/sweets-and-drinks.ts'
import { recipeTaxonomy } from './recipes/taxonomy.ts'

/** A parent stands before its children; the order among siblings is their order in the tree. */
export const allPages: readonly PageDefinition[] = [
  startPage,
  storyPage,
  sustainabilityPage,
  openDoorsPage,
  tastingPanelPage,
  tastingPanelThanksPage,
  careersPage,
  pressPage,
  willjaPage,
  willjaOatsPage,
  willjaForestPage,
  willjaDietsPage,
  frooshPage,
  frooshFlavoursPage,
  frooshColoursPage,
  frooshPartiesPage,
  christmasPage,
  christmasDrawPage,
  campaignThanksPage,
  easterPage,
  easterThanksPage,
  companyGiftsPage,
  articlesPage,
  engravingArticle,
  ryeArticle,
  tastingArticle,
  cocoaArticle,
  liquoriceArticle,
  coffeeArticle,
  storingArticle,
  calendarArticle,
  ...cafePages,
  ...newsPages,
  recipesPage,
  ...bakingRecipes,
  ...bunsAndBiscuits,
  ...dessertRecipes,
  ...sweetsAndDrinks,
  ...morningAndSavoury,
  tastePage,
  faqPage,
  contactPage,
  deliveryPage,
  returnsPage,
  termsPage,
  privacyPage,
  cookiesPage,
  accessibilityPage,
  ...functionPages,
  ...authPages,
  ...accountPages,
  ...companions,
]

/** Blocks that stand on no page. */
export const looseBlocks: readonly BlockDefinition[] = [siteSettings, sitePopups, ...recipeTaxonomy]
