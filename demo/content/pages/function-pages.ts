import type { Localized } from '#src/common/locale.ts'
import { type PageDefinition, plainMeta } from '../define.ts'

type FunctionPageType =
  | 'CartPage'
  | 'CheckoutPage'
  | 'OrderConfirmationPage'
  | 'OrderLookupPage'
  | 'WithdrawalPage'
  | 'GiftCardBalancePage'
  | 'WishlistPage'
  | 'ErrorPage'
  | 'NotFoundPage'
  | 'SearchPage'

/** Pages whose content is code: only their place in the tree and their name are content. Search engines stay out. */
function functionPage(
  key: string,
  type: FunctionPageType,
  name: Localized,
  slug: Localized,
  description: Localized,
): PageDefinition {
  const metaTitle = { fi: `${name.fi} · Konvehti`, sv: `${name.sv} · Konvehti`, en: `${name.en} · Konvehti` }
  const fields = { ...plainMeta, noindex: true, metaTitle, metaDescription: description }
  return { key, type, parent: 'start', name, slug, fields }
}

export const functionPages: readonly PageDefinition[] = [
  functionPage(
    'cart',
    'CartPage',
    { fi: 'Ostoskori', sv: 'Varukorg', en: 'Cart' },
    { fi: 'ostoskori', sv: 'varukorg', en: 'cart' },
    {
      fi: 'Ostoskorisi: tuotteet, määrät, toimitus ja summa ennen kassaa.',
      sv: 'Din varukorg: produkter, antal, leverans och summa före kassan.',
      en: 'Your cart: products, quantities, delivery and the total before checkout.',
    },
  ),
  functionPage(
    'checkout',
    'CheckoutPage',
    { fi: 'Kassa', sv: 'Kassa', en: 'Checkout' },
    { fi: 'kassa', sv: 'kassa', en: 'checkout' },
    {
      fi: 'Anna yhteystiedot, tarkista toimitus ja maksa tilaus.',
      sv: 'Ange kontaktuppgifter, kontrollera leveransen och betala beställningen.',
      en: 'Enter your details, check the delivery and pay for the order.',
    },
  ),
  functionPage(
    'order-confirmation',
    'OrderConfirmationPage',
    { fi: 'Tilausvahvistus', sv: 'Orderbekräftelse', en: 'Order confirmation' },
    { fi: 'tilausvahvistus', sv: 'orderbekraftelse', en: 'order-confirmation' },
    {
      fi: 'Tilauksesi sisältö, maksu ja toimitus.',
      sv: 'Din beställnings innehåll, betalning och leverans.',
      en: 'What you ordered, how it was paid and where it is going.',
    },
  ),
  functionPage(
    'order-lookup',
    'OrderLookupPage',
    { fi: 'Seuraa tilausta', sv: 'Följ beställningen', en: 'Track your order' },
    { fi: 'tilauksen-haku', sv: 'folj-bestallningen', en: 'track-order' },
    {
      fi: 'Avaa tilauksesi numerolla ja sähköpostilla, tiliä ei tarvita.',
      sv: 'Öppna din beställning med nummer och e-post, du behöver inget konto.',
      en: 'Open your order with its number and your e-mail, no account needed.',
    },
  ),
  functionPage(
    'withdrawal',
    'WithdrawalPage',
    { fi: 'Peruuttaminen', sv: 'Ångerrätt', en: 'Withdrawal' },
    { fi: 'peruuttaminen', sv: 'angerratt', en: 'withdrawal' },
    {
      fi: 'Peruuta verkkokaupassa tekemäsi osto 14 päivän kuluessa, syytä ei tarvitse kertoa.',
      sv: 'Ångra ditt köp i nätbutiken inom 14 dagar, du behöver inte ange någon orsak.',
      en: 'Withdraw from your online purchase within 14 days, no reason needed.',
    },
  ),
  functionPage(
    'gift-card-balance',
    'GiftCardBalancePage',
    { fi: 'Lahjakortin saldo', sv: 'Presentkortets saldo', en: 'Gift card balance' },
    { fi: 'lahjakortin-saldo', sv: 'presentkortets-saldo', en: 'gift-card-balance' },
    {
      fi: 'Katso koodilla ja PINillä, paljonko lahjakortilla on jäljellä ja mihin asti se on voimassa.',
      sv: 'Se med kod och PIN hur mycket som finns kvar på presentkortet och hur länge det gäller.',
      en: 'See with code and PIN how much is left on a gift card and how long it is valid.',
    },
  ),
  functionPage(
    'wishlist',
    'WishlistPage',
    { fi: 'Toivelista', sv: 'Önskelista', en: 'Wish list' },
    { fi: 'toiveet', sv: 'onskelista', en: 'wishlist' },
    {
      fi: 'Tuotteet, jotka olet merkinnyt sydämellä, yhdessä paikassa ja valmiina ostoskoriin.',
      sv: 'Produkterna du har märkt med ett hjärta, på ett ställe och redo för varukorgen.',
      en: 'The products you have marked with a heart, in one place and ready for the cart.',
    },
  ),
  functionPage(
    'search',
    'SearchPage',
    { fi: 'Haku', sv: 'Sök', en: 'Search' },
    { fi: 'search', sv: 'search', en: 'search' },
    {
      fi: 'Hae tuotteita ja tarinoita kaikilta hyllyiltä.',
      sv: 'Sök produkter och berättelser på alla hyllor.',
      en: 'Search products and stories on every shelf.',
    },
  ),
  functionPage(
    'error',
    'ErrorPage',
    { fi: 'Jotain meni vikaan', sv: 'Något gick fel', en: 'Something went wrong' },
    { fi: 'virhe', sv: 'fel', en: 'error' },
    {
      fi: 'Sivua ei voitu näyttää. Yritä hetken kuluttua uudelleen.',
      sv: 'Sidan kunde inte visas. Försök igen om en stund.',
      en: 'The page could not be shown. Try again in a moment.',
    },
  ),
  functionPage(
    'not-found',
    'NotFoundPage',
    { fi: 'Sivua ei löytynyt', sv: 'Sidan hittades inte', en: 'Page not found' },
    { fi: '404', sv: '404', en: '404' },
    {
      fi: 'Tässä osoitteessa ei ole sivua. Hae tuotetta tai palaa etusivulle.',
      sv: 'Det finns ingen sida på den här adressen. Sök en produkt eller gå till startsidan.',
      en: 'There is no page at this address. Search for a product or go back to the start.',
    },
  ),
]
