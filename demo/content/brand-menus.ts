import { column, row } from './menu-rows.ts'

const konvehti = row('content:start', 'Konvehti', 'Konvehti', 'Konvehti')
const willjaPage = row('content:willja', 'willja', 'willja', 'willja')
const frooshPage = row('content:froosh', 'Froosh', 'Froosh', 'Froosh')
const help = {
  contact: row('content:contact', 'Asiakaspalvelu', 'Kundtjänst', 'Customer service'),
  delivery: row('content:delivery', 'Toimitus', 'Leverans', 'Delivery'),
}
const oat = {
  milk: row('product:KV1080', 'Kaurasuklaa 40 %', 'Havrechoklad 40 %', 'Oat chocolate 40%'),
  spruce: row('product:KV1090', 'Kuusenkerkkä', 'Granskott', 'Spruce shoot'),
  cranberry: row('product:KV1085', 'Karpalo', 'Tranbär', 'Cranberry'),
}
const oatBakery = {
  blueberry: row('product:KV5050', 'Mustikka-kaurakeksit', 'Blåbärs- och havrekex', 'Blueberry oat biscuits'),
  seeds: row('product:KV5045', 'Siemenkeksit', 'Frökex', 'Seed crackers'),
  oat: row('product:KV6025', 'Kauranäkkileipä', 'Havreknäcke', 'Oat crispbread'),
  seedCrisp: row('product:KV6030', 'Siemennäkkileipä', 'Fröknäcke', 'Seed crispbread'),
}
const oatTreats = {
  truffles: row('product:KV2060', 'Kauratryffelit', 'Havretryfflar', 'Oat truffles'),
  jellies: row('product:KV3070', 'Puolukkahyytelöt', 'Lingongelé', 'Lingonberry jellies'),
  pastilles: row('product:KV4040', 'Kuusenkerkkäpastillit', 'Granskottspastiller', 'Spruce shoot pastilles'),
  box: row('product:KV7045', 'Metsäretki-paketti', 'Skogsutflykt', 'Forest walk box'),
}
const oatPages = {
  oats: row('content:willja-oats', 'Kaurasta', 'Om havren', 'About the oats'),
  forest: row('content:willja-forest', 'Metsän vuosi', 'Skogens år', 'A year in the forest'),
  diets: row('content:willja-diets', 'Kenelle sopii', 'Vem den passar', 'Whom it suits'),
}
const shelf = { imageUrl: '', children: [], linkButtons: [] }

/** The group's brands. */
export const globalNavigation = { icon: 'globe', items: [konvehti, frooshPage] }

/** The plant-based side: a menu and a footer of its own, and the way back to the house. */
export const willja = {
  hasGlobalMenu: true,
  mainMenu: [
    {
      ...row('category:suklaalevyt', 'Suklaa', 'Choklad', 'Chocolate'),
      lead: {
        fi: 'Kauraa, kerkkää ja karpaloa. Reseptissä ei maitoa.',
        sv: 'Havre, granskott och tranbär. Ingen mjölk i receptet.',
        en: 'Oats, spruce shoots and cranberry. No milk in the recipe.',
      },
      imageUrl: '/media/hero/hero-willja.webp',
      pictureLink: oatTreats.box,
      children: [
        column(row('category:suklaalevyt', 'Levyt', 'Kakor', 'Bars'), [oat.milk, oat.spruce, oat.cranberry]),
        column(row('category:konvehdit', 'Pienet', 'Små', 'Little ones'), [
          oatTreats.truffles,
          oatTreats.jellies,
          oatTreats.pastilles,
        ]),
      ],
      linkButtons: [row('product:KV7045', 'Pakkaa metsäretki', 'Packa en skogsutflykt', 'Pack a forest walk')],
    },
    { ...row('category:keksit', 'Keksit', 'Kex', 'Biscuits'), ...shelf },
    { ...row('category:leivat', 'Näkkileivät', 'Knäckebröd', 'Crispbread'), ...shelf },
    {
      ...row('content:willja-oats', 'Alkuperä', 'Ursprung', 'Origins'),
      lead: {
        fi: 'Pelto, metsä ja se, kenelle tämä kaikki sopii.',
        sv: 'Åkern, skogen och vem allt det här passar.',
        en: 'The field, the forest, and whom all of it suits.',
      },
      imageUrl: '/media/recipes/porridge.webp',
      pictureLink: oatPages.oats,
      children: [
        column(willjaPage, Object.values(oatPages)),
        column(row('content:story', 'Talo', 'Huset', 'The house'), [
          row('content:article-cocoa', 'Kaakaon alkuperä', 'Kakaons ursprung', 'Where our cocoa grows'),
          row('content:sustainability', 'Vastuullisuus', 'Ansvar', 'Sustainability'),
        ]),
      ],
      linkButtons: [],
    },
  ],
  footerText: {
    fi: 'Konvehdin kasvipohjainen puoli.',
    sv: 'Konvehtis växtbaserade sida.',
    en: 'The plant-based side of Konvehti.',
  },
  footerColumns: [
    {
      title: { fi: 'Maut', sv: 'Smaker', en: 'Flavours' },
      links: [oat.milk, oat.spruce, oat.cranberry],
      columnText: '',
    },
    {
      title: { fi: 'Kaappi', sv: 'Skafferi', en: 'Pantry' },
      links: [oatBakery.blueberry, oatBakery.seeds, oatBakery.oat, oatBakery.seedCrisp],
      columnText: '',
    },
    {
      title: 'willja',
      links: [...Object.values(oatPages), konvehti, frooshPage],
      columnText: '',
    },
    {
      title: { fi: 'Apua', sv: 'Hjälp', en: 'Help' },
      links: [help.contact, help.delivery],
      columnText: {
        fi: 'Puhelin arkisin klo 9–15\n09 000 0000',
        sv: 'Telefon vardagar kl. 9–15\n+358 9 000 0000',
        en: 'Telephone on working days 9–15\n+358 9 000 0000',
      },
    },
  ],
  socialLinks: [{ name: 'Instagram', url: 'https://instagram.willja.example/', icon: 'instagram' }],
}

/** No header; everything there is to follow stands in the footer. */
export const froosh = {
  footerColumns: [
    {
      title: { fi: 'Maut', sv: 'Smaker', en: 'Flavours' },
      links: [
        row('product:KV3055', 'Mansikkasydämet', 'Jordgubbshjärtan', 'Strawberry hearts'),
        row('product:KV3060', 'Kirpeät sitrussiivut', 'Sura citrusklyftor', 'Sour citrus slices'),
        row('product:KV3065', 'Trooppiset hedelmät', 'Tropiska frukter', 'Tropical fruits'),
        row('product:KV7050', 'Juhlapaketti', 'Partypaket', 'Party box'),
      ],
      columnText: '',
    },
    {
      title: 'Froosh',
      links: [
        row('content:froosh-tastes', 'Kirpeästä kilttiin', 'Från surt till snällt', 'From sour to kind'),
        row('content:froosh-colours', 'Värit', 'Färger', 'Colours'),
        row('content:froosh-parties', 'Juhlat', 'Kalas', 'Parties'),
      ],
      columnText: '',
    },
    { title: { fi: 'Apua', sv: 'Hjälp', en: 'Help' }, links: [help.contact, help.delivery], columnText: '' },
    { title: { fi: 'Talo', sv: 'Huset', en: 'The house' }, links: [willjaPage, konvehti], columnText: '' },
  ],
  socialLinks: [
    { name: 'Instagram', url: 'https://instagram.froosh.example/', icon: 'instagram' },
    { name: 'TikTok', url: 'https://tiktok.froosh.example/', icon: 'tiktok' },
    { name: 'YouTube', url: 'https://youtube.froosh.example/', icon: 'youtube' },
  ],
}
