import type { Localized } from '#src/common/locale.ts'
import { froosh, globalNavigation, willja } from './brand-menus.ts'
import type { BlockDefinition } from './define.ts'
import { column, row } from './menu-rows.ts'

const category = {
  bars: row('category:suklaalevyt', 'Suklaalevyt', 'Chokladkakor', 'Chocolate bars'),
  pralines: row('category:konvehdit', 'Konvehdit', 'Praliner', 'Pralines'),
  sweets: row('category:karkit', 'Karkit', 'Godis', 'Sweets'),
  pastilles: row('category:pastillit', 'Pastillit', 'Pastiller', 'Pastilles'),
  biscuits: row('category:keksit', 'Keksit', 'Kex', 'Biscuits'),
  breads: row('category:leivat', 'Ruisleivät ja näkkärit', 'Rågbröd och knäckebröd', 'Rye and crispbread'),
  gifts: row('category:lahjat', 'Lahjat', 'Presenter', 'Gifts'),
  tablet: row('category:kaiverrettu-levy', 'Kaiverrettu levy', 'Graverad chokladkaka', 'Engraved tablet'),
}

const page = {
  story: row('content:story', 'Tarinamme', 'Vår berättelse', 'Our story'),
  cafes: row('content:cafes', 'Kahvilat ja myymälät', 'Kaféer och butiker', 'Cafés and shops'),
  newsroom: row('content:newsroom', 'Uutishuone', 'Pressrum', 'Newsroom'),
  sustainability: row('content:sustainability', 'Vastuullisuus', 'Ansvar', 'Sustainability'),
  openDoors: row('content:open-doors', 'Avoimet ovet 6.2.', 'Öppet hus 6.2', 'Open doors, 6 Feb'),
  panel: row('content:tasting-panel', 'Maistajaraati', 'Smakpanelen', 'The tasting panel'),
  careers: row('content:careers', 'Töihin meille', 'Jobba hos oss', 'Work with us'),
  press: row('content:press', 'Medialle', 'För medier', 'Press'),
  easter: row('content:easter', 'Pääsiäinen', 'Påsk', 'Easter'),
  faq: row('content:faq', 'Usein kysyttyä', 'Vanliga frågor', 'Questions and answers'),
  calendar: row('content:article-calendar', 'Kaksikymmentäneljä luukkua', 'Tjugofyra luckor', 'Twenty-four doors'),
  articles: row('content:articles', 'Tarinat', 'Berättelser', 'Stories'),
  recipes: row('content:recipes', 'Reseptit', 'Recept', 'Recipes'),
  christmas: row('content:christmas', 'Joulu', 'Jul', 'Christmas'),
  willja: row('content:willja', 'willja', 'willja', 'willja'),
  froosh: row('content:froosh', 'Froosh', 'Froosh', 'Froosh'),
  delivery: row('content:delivery', 'Toimitus', 'Leverans', 'Delivery'),
  returns: row('content:returns', 'Palautus ja peruuttaminen', 'Retur och ångerrätt', 'Returns and withdrawal'),
  giftCardBalance: row('content:gift-card-balance', 'Lahjakortin saldo', 'Presentkortets saldo', 'Gift card balance'),
  wishlist: row('content:wishlist', 'Toivelista', 'Önskelista', 'Wish list'),
  orderLookup: row('content:order-lookup', 'Seuraa tilausta', 'Följ beställningen', 'Track your order'),
  withdrawal: row('content:withdrawal', 'Peruuta osto', 'Ångra köpet', 'Withdraw from a purchase'),
  contact: row('content:contact', 'Asiakaspalvelu', 'Kundtjänst', 'Customer service'),
  terms: row('content:terms', 'Tilausehdot', 'Beställningsvillkor', 'Terms of sale'),
  privacy: row('content:privacy', 'Tietosuoja', 'Dataskydd', 'Privacy'),
  cookies: row('content:cookies', 'Evästeet', 'Kakor', 'Cookies'),
  accessibility: row('content:accessibility', 'Saavutettavuus', 'Tillgänglighet', 'Accessibility'),
  cocoa: row('content:article-cocoa', 'Kaakaon alkuperä', 'Kakaons ursprung', 'Where our cocoa grows'),
  rye: row('content:article-rye', 'Kuusitoista tuntia juurta', 'Sexton timmar surdeg', 'Sixteen hours of sourdough'),
  engraving: row(
    'content:article-engraving',
    'Kuusitoista merkkiä suklaaseen',
    'Sexton tecken i choklad',
    'Sixteen characters in chocolate',
  ),
}

const product = {
  corporate: row('content:company-gifts', 'Yrityslahjat', 'Företagsgåvor', 'Corporate gifts'),
  collection: row('product:KV7035', 'Suklaalevykokoelma', 'Samling chokladkakor', 'Chocolate bar collection'),
  helsinkiBox: row('product:KV2005', 'Helsinki-konvehtirasia', 'Helsingfors pralinask', 'Helsinki praline box'),
}

/** The order decides the icon. */
const accountTab = (id: string, url: string, title: Localized) => ({ id, title, url })

export const siteSettings = {
  key: 'site-settings',
  type: 'SiteSettings',
  name: 'Sivuston asetukset',
  fields: {
    siteTitle: 'Konvehti',
    mainMenu: [
      {
        ...category.bars,
        lead: {
          fi: 'Valettu, temperoitu ja kääritty Vallilassa.',
          sv: 'Gjutna, tempererade och inslagna i Vallgård.',
          en: 'Poured, tempered and wrapped in Vallila.',
        },
        pictureLink: product.collection,
        imageUrl: '/media/category/suklaalevyt.webp',
        children: [
          column(row('category:suklaalevyt', 'Konvehti', 'Konvehti', 'Konvehti'), [
            row('product:KV1005', 'Tumma 72 %, merisuola', 'Mörk 72 %, havssalt', 'Dark 72%, sea salt'),
            row('product:KV1010', 'Tumma 85 %', 'Mörk 85 %', 'Dark 85%'),
            row('product:KV1020', 'Maito 38 %, klassikko', 'Mjölk 38 %, klassiker', 'Milk 38%, classic'),
            row('product:KV1015', 'Maito 42 %, paahdettu kaura', 'Mjölk 42 %, rostad havre', 'Milk 42%, toasted oat'),
            row('product:KV1060', 'Rubiini, vadelma', 'Ruby, hallon', 'Ruby, raspberry'),
          ]),
          column(page.willja, [
            row('product:KV1080', 'Kaurasuklaa 40 %', 'Havrechoklad 40 %', 'Oat chocolate 40%'),
            row('product:KV1085', 'Kaurasuklaa, karpalo', 'Havrechoklad, tranbär', 'Oat chocolate, cranberry'),
            row('product:KV1090', 'Tumma 70 %, kuusenkerkkä', 'Mörk 70 %, granskott', 'Dark 70%, spruce shoot'),
          ]),
          column(page.froosh, [
            row('product:KV1095', 'Valkosuklaa, mansikka', 'Vit choklad, jordgubb', 'White chocolate, strawberry'),
            row(
              'product:KV1100',
              'Maito, mango ja passion',
              'Mjölk, mango och passionsfrukt',
              'Milk, mango and passion fruit',
            ),
          ]),
        ],
        linkButtons: [
          row('category:kaiverrettu-levy', 'Kaiverra oma teksti', 'Gravera din text', 'Engrave your words'),
        ],
      },
      {
        ...category.pralines,
        lead: {
          fi: 'Täytetyt, kuorrutetut ja kaakaossa pyöritellyt.',
          sv: 'Fyllda, doppade och rullade i kakao.',
          en: 'Filled, dipped and rolled in cocoa.',
        },
        imageUrl: '/media/category/konvehdit.webp',
        field: 'peach',
        pictureLink: product.helsinkiBox,
        children: [
          column(row('category:konvehdit', 'Rasiat', 'Askar', 'Boxes'), [
            row('product:KV2005', 'Helsinki-konvehtirasia', 'Helsingfors pralinask', 'Helsinki praline box'),
            row('product:KV2010', 'Tummat konvehdit', 'Mörka praliner', 'Dark pralines'),
            row('product:KV2015', 'Maitosuklaakonvehdit', 'Mjölkchokladpraliner', 'Milk chocolate pralines'),
            row('product:KV2055', 'Marsipaanikonvehdit', 'Marsipanpraliner', 'Marzipan pralines'),
            row('product:KV2070', 'Joulukonvehdit', 'Julpraliner', 'Christmas pralines'),
          ]),
          column(row('category:konvehdit', 'Tryffelit', 'Tryfflar', 'Truffles'), [
            row('product:KV2020', 'Kaakaotryffelit', 'Kakaotryfflar', 'Cocoa truffles'),
            row('product:KV2025', 'Vadelmatryffelit', 'Hallontryfflar', 'Raspberry truffles'),
            row('product:KV2030', 'Kookostryffelit', 'Kokostryfflar', 'Coconut truffles'),
            row('product:KV2035', 'Lakritsitryffelit', 'Lakritstryfflar', 'Liquorice truffles'),
            row('product:KV2060', 'Kauratryffelit', 'Havretryfflar', 'Oat truffles'),
          ]),
          column(row('category:lahjat', 'Lahjaksi', 'Till present', 'As a gift'), [
            row('product:KV7005', 'Helsinki-lahjarasia', 'Helsingfors presentask', 'Helsinki gift box'),
            product.corporate,
          ]),
        ],
        linkButtons: [row('product:KV7040', 'Tilaa yritykselle', 'Beställ till företaget', 'Order for your company')],
      },
      { ...category.sweets, imageUrl: '/media/category/karkit.webp', children: [], linkButtons: [] },
      { ...category.pastilles, imageUrl: '/media/category/pastillit.webp', children: [], linkButtons: [] },
      {
        ...row('category:leivat', 'Leipomo', 'Bageri', 'Bakery'),
        lead: {
          fi: 'Juuri kypsyy kuusitoista tuntia, leipä ei kiirehdi.',
          sv: 'Surdegen vilar i sexton timmar, brödet har ingen brådska.',
          en: 'The starter rests for sixteen hours; the bread is in no hurry.',
        },
        imageUrl: '/media/category/leivat.webp',
        children: [
          column(category.breads, [
            row('product:KV6005', 'Ruisreikäleipä', 'Råghålkaka', 'Rye ring bread'),
            row('product:KV6015', 'Ohut ruisnäkkileipä', 'Tunt rågknäcke', 'Thin rye crispbread'),
            row('product:KV6045', 'Saaristolaisleipä', 'Skärgårdsbröd', 'Archipelago malt loaf'),
            row('product:KV6035', 'Ruissipsit', 'Rågchips', 'Rye chips'),
          ]),
          column(category.biscuits, [
            row('product:KV5005', 'Kaurakeksit', 'Havrekex', 'Oat biscuits'),
            row('product:KV5015', 'Piparkakut', 'Pepparkakor', 'Ginger thins'),
            row('product:KV5025', 'Voimurokeksit', 'Smörmördegskex', 'Butter shortbread'),
            row('product:KV5040', 'Gluteenittomat kaurakeksit', 'Glutenfria havrekex', 'Gluten-free oat biscuits'),
          ]),
        ],
        linkButtons: [row('content:article-rye', 'Lue ruisjuuresta', 'Läs om surdegen', 'Read about the starter')],
      },
      {
        ...category.gifts,
        lead: {
          fi: 'Valmiiksi paketoitu, sinun sanoillasi.',
          sv: 'Färdigt inslaget, med dina ord.',
          en: 'Ready-wrapped, in your words.',
        },
        imageUrl: '/media/category/lahjat.webp',
        pictureLink: row('product:KV7005', 'Helsinki-lahjarasia', 'Helsingfors presentask', 'Helsinki gift box'),
        children: [
          column(row('category:lahjat', 'Valmiit paketit', 'Färdiga paket', 'Ready-made boxes'), [
            row('product:KV7005', 'Helsinki-lahjarasia', 'Helsingfors presentask', 'Helsinki gift box'),
            row('product:KV7020', 'Pieni kiitos', 'Ett litet tack', 'A small thank you'),
            row('product:KV7030', 'Syntymäpäiväpaketti', 'Födelsedagspaket', 'Birthday box'),
            product.corporate,
          ]),
          column(page.christmas, [
            row('product:KV7060', 'Suklaajoulukalenteri', 'Chokladjulkalender', 'Chocolate advent calendar'),
            row('product:KV7055', 'Joulupaketti', 'Julpaket', 'Christmas box'),
            row('product:KV7065', 'Suklaakuusi', 'Chokladgran', 'Chocolate fir tree'),
          ]),
          column(category.tablet, [
            row('product:KV8000', 'Omalla tekstillä', 'Med egen text', 'With your own text'),
            page.engraving,
          ]),
        ],
        linkButtons: [
          row('category:kaiverrettu-levy', 'Suunnittele levy', 'Designa en kaka', 'Design a bar'),
          row('product:KV7080', 'Lahjakortti', 'Presentkort', 'Gift card'),
        ],
      },
      {
        ...page.articles,
        lead: {
          fi: 'Mistä kaakao tulee, miten leipä nousee, mitä suklaaseen mahtuu.',
          sv: 'Varifrån kakaon kommer, hur brödet jäser, vad som ryms på en kaka.',
          en: 'Where the cocoa grows, how the bread rises, what fits on a bar.',
        },
        imageUrl: '/media/hero/hero-pralines.webp',
        pictureLink: page.cocoa,
        children: [
          column(row('content:articles', 'Lukemista', 'Att läsa', 'To read'), [
            page.calendar,
            page.engraving,
            page.rye,
            page.cocoa,
            row('content:articles', 'Kaikki tarinat', 'Alla berättelser', 'All stories'),
          ]),
          column(page.recipes, [
            row('content:recipe-brownies', 'Merisuolabrowniet', 'Brownies med havssalt', 'Sea salt brownies'),
            row('content:recipe-mousse', 'Suklaamousse', 'Chokladmousse', 'Chocolate mousse'),
            row('content:recipe-hot-chocolate', 'Kaakao oikeasta suklaasta', 'Varm choklad', 'Hot chocolate'),
            row('content:recipes', 'Kaikki reseptit', 'Alla recept', 'All recipes'),
          ]),
          column(page.story, [page.sustainability, page.openDoors, page.panel, page.careers, page.willja, page.froosh]),
        ],
        linkButtons: [],
      },
    ],
    banner: {
      id: 'christmas-2026',
      from: '',
      to: '2026-12-17T00:00:00+02:00',
      dismissible: true,
      text: {
        fi: 'Ilmainen toimitus vähintään 49\u00a0€:n tilauksiin',
        sv: 'Fri frakt från 49\u00a0€',
        en: 'Free delivery from €49',
      },
      ctaLabel: {
        fi: 'Tilaa jouluksi viimeistään 16.12.',
        sv: 'Beställ till jul senast 16 december',
        en: 'Order for Christmas by 16 December',
      },
      ctaUrl: 'content:christmas',
    },
    footerText: {
      fi: 'Suklaata, makeisia ja leipää Helsingistä. Paahdamme, valamme ja käärimme itse.',
      sv: 'Choklad, godis och bröd från Helsingfors. Vi rostar, gjuter och slår in själva.',
      en: 'Chocolate, sweets and bread from Helsinki. We roast, pour and wrap it ourselves.',
    },
    footerColumns: [
      {
        title: { fi: 'Kauppa', sv: 'Butik', en: 'Shop' },
        links: [category.bars, category.pralines, category.sweets, category.breads, category.gifts],
        columnText: '',
      },
      {
        title: { fi: 'Apua', sv: 'Hjälp', en: 'Help' },
        links: [
          page.contact,
          page.faq,
          page.orderLookup,
          page.wishlist,
          page.giftCardBalance,
          page.delivery,
          page.returns,
          page.withdrawal,
        ],
        columnText: '',
      },
      {
        title: { fi: 'Konvehti', sv: 'Konvehti', en: 'Konvehti' },
        links: [
          page.story,
          page.cocoa,
          page.sustainability,
          page.cafes,
          page.articles,
          page.careers,
          page.newsroom,
          page.press,
        ],
        columnText: '',
      },
      {
        title: { fi: 'Lisää', sv: 'Mer', en: 'More' },
        links: [page.willja, page.froosh, product.corporate, page.recipes, page.christmas, page.easter, page.openDoors],
        columnText: '',
      },
    ],
    policyLinks: [page.terms, page.privacy, page.cookies, page.accessibility],
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.konvehti.example/', icon: 'instagram' },
      { name: 'Facebook', url: 'https://facebook.konvehti.example/', icon: 'facebook' },
    ],
    searchSuggestions: [
      { fi: 'merisuola', sv: 'havssalt', en: 'sea salt' },
      { fi: 'lakritsi', sv: 'lakrits', en: 'liquorice' },
      { fi: 'joulukalenteri', sv: 'julkalender', en: 'advent calendar' },
      { fi: 'vegaaninen', sv: 'vegansk', en: 'vegan' },
      { fi: 'ruisnäkkileipä', sv: 'rågknäcke', en: 'crispbread' },
    ],
    globalNavigation,
    themes: { willja, froosh },
    accountMenu: [
      accountTab('profile', 'content:account', { fi: 'Omat tiedot', sv: 'Mina uppgifter', en: 'My details' }),
      accountTab('orders', 'content:account-orders', { fi: 'Tilaukset', sv: 'Beställningar', en: 'Orders' }),
      accountTab('addresses', 'content:account-addresses', { fi: 'Osoitteet', sv: 'Adresser', en: 'Addresses' }),
      accountTab('sign-in', 'content:account-sign-in', { fi: 'Kirjautuminen', sv: 'Inloggning', en: 'Sign-in' }),
      accountTab('messages', 'content:account-messages', { fi: 'Sähköpostit', sv: 'E-post', en: 'E-mails' }),
      accountTab('wishlist', page.wishlist.url, page.wishlist.name),
    ],
    brandMenu: [
      { id: 'willja', title: 'willja', url: 'content:willja' },
      { id: 'froosh', title: 'Froosh', url: 'content:froosh' },
    ],
    quickLinks: [
      { id: 'recipes', title: page.recipes.name, url: page.recipes.url },
      { id: 'delivery', title: page.delivery.name, url: page.delivery.url },
      { id: 'christmas', title: page.christmas.name, url: page.christmas.url },
      { id: 'gifts', title: category.gifts.name, url: category.gifts.url },
      { id: 'cafes', title: page.cafes.name, url: page.cafes.url },
    ],
  },
} satisfies BlockDefinition
