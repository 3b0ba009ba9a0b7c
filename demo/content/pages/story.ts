import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { picture } from '../media.ts'

const past = {
  key: 'story-past',
  type: 'CollapsibleHeroBlock',
  name: 'Tarina: talo ennen meitä',
  fields: {
    preHeading: { fi: 'Talo ennen meitä', sv: 'Huset före oss', en: 'The house before us' },
    preHeadingColor: null,
    heading: { fi: 'Öljyä, kumia *ja suklaata*', sv: 'Olja, gummi *och choklad*', en: 'Oil, rubber *and chocolate*' },
    headingLevel: 'h2',
    body: {
      fi: '<p>Ennen kuin täällä valettiin konvehteja, täällä vaihdettiin renkaita. Vuonna 2011 lattiassa oli vielä kuoppa, johon mahtui seisomaan, ja seinällä taulu, johon oli kirjoitettu liidulla viimeisen asiakkaan rekisterinumero. Kuopasta tuli kellari, jossa kaivertaja työskenteli kunnes muutti ikkunan ääreen. Taulu on yhä paikallaan. Siihen kirjoitetaan aamuisin, mitä tänään valetaan, mutta numeron kohta pyyhitään aina kiertäen. Kukaan ei tiedä, kenen auto se oli. Jos tunnistat numeron, kerro tiskillä: olemme luvanneet omistajalle laatikollisen levyjä, ja lupaus on voimassa.</p>',
      sv: '<p>Innan det göts praliner här byttes det däck. År 2011 fanns det ännu en grop i golvet som man kunde stå i, och på väggen en tavla där den sista kundens registernummer stod skrivet med krita. Gropen blev källaren där gravören arbetade tills hon flyttade till fönstret. Tavlan hänger kvar. På den skriver man om morgnarna vad som ska gjutas, men runt numret torkar man alltid försiktigt. Ingen vet vems bil det var. Känner du igen numret, säg till vid disken: vi har lovat ägaren en låda chokladkakor, och löftet gäller.</p>',
      en: '<p>Before anybody poured pralines here, they changed tyres. In 2011 there was still a pit in the floor, deep enough to stand in, and on the wall a board with the last customer’s number plate in chalk. The pit became the cellar in which the engraver worked until she moved to the window. The board is still there. Every morning what is to be poured goes up on it, and everybody wipes round the number. Nobody knows whose car it was. If you recognise it, tell us at the counter: we have promised its owner a case of bars, and the promise stands.</p>',
    },
    image: picture('category/konvehdit'),
    backgroundImage: null,
    foregroundImage: null,
    imageAlignment: 'right',
    ctaLabel: {
      fi: 'Näin maku syntyy nyt',
      sv: 'Så uppstår en smak i dag',
      en: 'How a flavour begins today',
    },
    ctaUrl: 'content:taste',
    ctaLabelSecondary: { fi: 'Talo lukuina', sv: 'Huset i siffror', en: 'The house in figures' },
    ctaUrlSecondary: 'content:sustainability',
    backgroundColorHex: 'peach',
    textAreaBackgroundColor: null,
  },
} satisfies BlockDefinition

const bars = {
  key: 'story-bars',
  type: 'ImageWithCtaBlock',
  name: 'Tarina: valimo',
  fields: {
    preHeading: '',
    heading: { fi: 'Valimo *kadun tasalla*', sv: 'Ett gjuteri i *gatuplan*', en: 'A moulding room at *street level*' },
    headingLevel: 'h2',
    body: {
      fi: '<p>Kaakao paahdetaan pienissä erissä, jauhetaan kahteen kertaan ja konssataan yön yli. Aamulla massa temperoidaan: se jäähtyy, lämpenee hieman ja asettuu sellaisiin kiteisiin, että levy kiiltää ja katkeaa kuuluvasti.</p><p>Ikkunoiden ohi kulkee raitiovaunu. Kun kuljettaja vilkuttaa, linja on jo käynnissä.</p>',
      sv: '<p>Kakaon rostas i små satser, mals två gånger och koncheras över natten. På morgonen tempereras massan: den svalnar, värms lite igen och lägger sig i sådana kristaller att kakan blänker och bryts med ett knäpp.</p><p>Utanför fönstren går spårvagnen. När föraren vinkar är linjen redan i gång.</p>',
      en: '<p>The cocoa is roasted in small batches, ground twice and conched overnight. In the morning the mass is tempered: it cools, warms a little and settles into the kind of crystals that make a bar shine and snap aloud.</p><p>A tram runs past the windows. By the time the driver waves, the line is already moving.</p>',
    },
    image: picture('category/suklaalevyt'),
    imageSecondary: null,
    imageAlignment: 'left',
    ctaLabel: { fi: 'Katso suklaalevyt', sv: 'Se chokladkakorna', en: 'See the chocolate bars' },
    ctaUrl: 'category:suklaalevyt',
    ctaLabelSecondary: {
      fi: 'Lue kaakaon alkuperästä',
      sv: 'Läs om kakaons ursprung',
      en: 'Read where the cocoa grows',
    },
    ctaUrlSecondary: 'content:article-cocoa',
    background: 'sky',
    note: '',
    quarter: true,
    wordmark: '',
    theme: '',
  },
} satisfies BlockDefinition

const bakery = {
  key: 'story-bakery',
  type: 'ImageWithCtaBlock',
  name: 'Tarina: leipomo',
  fields: {
    preHeading: '',
    heading: { fi: 'Leipomo *seinän takana*', sv: 'Bageriet *bakom väggen*', en: 'The bakery *behind the wall*' },
    headingLevel: 'h2',
    body: {
      fi: '<p>Suklaatehtaassa tarvittiin keksejä, joten hankittiin uuni. Uunissa oli öisin tilaa, joten otettiin juuri. Nyt ruisleipä on talon pisin työvuoro: se alkaa iltakymmeneltä ja loppuu, kun ensimmäiset levyt valetaan.</p>',
      sv: '<p>En chokladfabrik behövde kex, så vi skaffade en ugn. Om nätterna stod ugnen tom, så vi skaffade en surdeg. Nu är rågbrödet husets längsta arbetspass: det börjar klockan tio på kvällen och slutar när de första kakorna gjuts.</p>',
      en: '<p>A chocolate factory needed biscuits, so we bought an oven. The oven stood empty at night, so we took in a starter. Rye bread is now the longest shift in the house: it begins at ten in the evening and ends when the first bars are poured.</p>',
    },
    image: picture('category/leivat'),
    imageSecondary: null,
    imageAlignment: 'right',
    ctaLabel: { fi: 'Katso leivät', sv: 'Se bröden', en: 'See the breads' },
    ctaUrl: 'category:leivat',
    ctaLabelSecondary: { fi: 'Lue juuresta', sv: 'Läs om surdegen', en: 'Read about the starter' },
    ctaUrlSecondary: 'content:article-rye',
    background: 'sand',
    note: '',
    quarter: false,
    wordmark: '',
    theme: '',
  },
} satisfies BlockDefinition

const years = {
  key: 'story-years',
  type: 'RichTextBlock',
  name: 'Tarina: vuodet',
  fields: {
    heading: { fi: 'Vuodet *lyhyesti*', sv: 'Åren i *korthet*', en: 'The years, *briefly*' },
    headingLevel: 'h2',
    html: {
      fi: `<table>
<thead><tr><th scope="col">Vuosi</th><th scope="col">Mitä tapahtui</th></tr></thead>
<tbody>
<tr><th scope="row">2011</th><td>Kaksi sisarusta valaa konvehteja Vallilassa entisessä autokorjaamossa. Ensimmäinen erä jää harmaaksi ja syödään itse.</td></tr>
<tr><th scope="row">2014</th><td>Oma paahdin. Samana syksynä kääreisiin painetaan neljänneskaari, joka on niissä yhä.</td></tr>
<tr><th scope="row">2017</th><td>Leipomo seinän taakse. Ruisjuuri saadaan lahjaksi Kiteeltä, eikä sitä ole sen jälkeen päästetty nälkäiseksi.</td></tr>
<tr><th scope="row">2020</th><td>willja, kasvipohjainen sarja. Kaurasuklaan resepti hyväksytään neljännelläkymmenennellä kokeella.</td></tr>
<tr><th scope="row">2023</th><td>Froosh, karkit niille, joiden mielestä muut karkit ovat liian hiljaisia.</td></tr>
<tr><th scope="row">2026</th><td>Kaiverruskone muuttaa kellarista ikkunan ääreen. Sen edessä seisoo usein joku.</td></tr>
</tbody>
</table>`,
      sv: `<table>
<thead><tr><th scope="col">År</th><th scope="col">Vad som hände</th></tr></thead>
<tbody>
<tr><th scope="row">2011</th><td>Två syskon gjuter praliner i en före detta bilverkstad i Vallgård. Den första satsen blir grå och äts upp i huset.</td></tr>
<tr><th scope="row">2014</th><td>En egen rost. Samma höst trycks kvartsbågen på omslagen, och där sitter den än.</td></tr>
<tr><th scope="row">2017</th><td>Ett bageri bakom väggen. Rågsurdegen kommer som gåva från Kides och har inte gått hungrig sedan dess.</td></tr>
<tr><th scope="row">2020</th><td>willja, den växtbaserade serien. Receptet på havrechokladen godkänns vid det fyrtionde försöket.</td></tr>
<tr><th scope="row">2023</th><td>Froosh, godis för dem som tycker att annat godis är för tyst.</td></tr>
<tr><th scope="row">2026</th><td>Graveringsmaskinen flyttar från källaren till fönstret. Framför det står ofta någon.</td></tr>
</tbody>
</table>`,
      en: `<table>
<thead><tr><th scope="col">Year</th><th scope="col">What happened</th></tr></thead>
<tbody>
<tr><th scope="row">2011</th><td>Two siblings mould pralines in a former car workshop in Vallila. The first batch turns grey and is eaten on the premises.</td></tr>
<tr><th scope="row">2014</th><td>A roaster of our own. That autumn the quarter circle is printed on the wrappers, and there it has stayed.</td></tr>
<tr><th scope="row">2017</th><td>A bakery behind the wall. The rye starter is a gift from Kitee and has not gone hungry since.</td></tr>
<tr><th scope="row">2020</th><td>willja, the plant-based range. The oat chocolate recipe passes on the fortieth attempt.</td></tr>
<tr><th scope="row">2023</th><td>Froosh, sweets for people who find other sweets too quiet.</td></tr>
<tr><th scope="row">2026</th><td>The engraving machine moves from the cellar to the window. There is often somebody standing in front of it.</td></tr>
</tbody>
</table>`,
    },
    field: 'cream',
  },
} satisfies BlockDefinition

const principles = {
  key: 'story-principles',
  type: 'UspCardsBlock',
  name: 'Tarina: tavat',
  fields: {
    heading: {
      fi: 'Kolme tapaa, joista *pidetään kiinni*',
      sv: 'Tre vanor vi *håller fast vid*',
      en: 'Three habits we *keep*',
    },
    headingLevel: 'h2',
    usps: [
      {
        heading: { fi: 'Lista on lyhyt', sv: 'Listan är kort', en: 'The list is short' },
        body: {
          fi: 'Jokaisen tuotteen ainekset, allergeenit ja ravintoarvot ovat tuotesivulla, ennen kuin mitään on korissa.',
          sv: 'Varje produkts ingredienser, allergener och näringsvärden står på produktsidan innan något hamnar i varukorgen.',
          en: 'Ingredients, allergens and nutrition stand on every product page before anything stands in the cart.',
        },
        url: '',
        icon: null,
      },
      {
        heading: { fi: 'Virheet syödään itse', sv: 'Felen äter vi själva', en: 'We eat our mistakes' },
        body: {
          fi: 'Harmaantunut, haljennut tai vinoon valettu suklaa jää taloon. Myyntiin menee se, joka kiiltää.',
          sv: 'Grånad, sprucken eller snett gjuten choklad stannar i huset. Det som säljs är det som blänker.',
          en: 'Chocolate that is grey, cracked or poured askew stays in the house. What goes on sale is what shines.',
        },
        url: '',
        icon: null,
      },
      {
        heading: { fi: 'Ihminen vastaa', sv: 'En människa svarar', en: 'A person answers' },
        body: {
          fi: 'Asiakaspalvelu istuu pakkaamon vieressä. Jos paketista puuttuu jotain, hylly on käden ulottuvilla.',
          sv: 'Kundtjänsten sitter bredvid packningen. Om något fattas i paketet är hyllan på armlängds avstånd.',
          en: 'Customer service sits beside the packing room. If something is missing from a parcel, it can see the shelf.',
        },
        url: 'content:contact',
        icon: null,
      },
    ],
    ctaLabel: '',
    ctaUrl: '',
  },
} satisfies BlockDefinition

const products = {
  key: 'story-products',
  type: 'ProductHighlightBlock',
  name: 'Tarina: mistä kaikki alkoi',
  fields: {
    heading: { fi: 'Mistä kaikki alkoi', sv: 'Där allt började', en: 'Where it all began' },
    headingLevel: 'h2',
    body: {
      fi: 'Rasia, levy, leipä ja pussi, joita ilman talo olisi toinen.',
      sv: 'En ask, en kaka, ett bröd och en påse som gjorde huset till vad det är.',
      en: 'A box, a bar, a loaf and a bag without which the house would be another.',
    },
    ctaLabel: { fi: 'Kaikki tuotteet', sv: 'Alla produkter', en: 'All products' },
    ctaUrl: 'category:all',
    productCodes: ['KV2005', 'KV1020', 'KV6005', 'KV3005'],
    categoryCode: '',
  },
} satisfies BlockDefinition

/** An invitation, for as long as the day is to come. */
const openDay = {
  key: 'story-open-day',
  type: 'BannerBlock',
  name: 'Tarina: avoimet ovet',
  to: '2027-02-06T16:00:00+02:00',
  fields: {
    title: {
      fi: 'Lauantaina 6.2. *ovi on auki*',
      sv: 'Lördagen den 6 februari *står dörren öppen*',
      en: 'On Saturday 6 February *the door is open*',
    },
    headingLevel: 'h2',
    subtitle: {
      fi: 'Valimo, leipomo ja kaivertaja kymmenestä neljään. Pääsy on ilmainen.',
      sv: 'Gjuteriet, bageriet och gravören från tio till fyra. Inträdet är fritt.',
      en: 'The moulding room, the bakery and the engraver, from ten to four. It costs nothing.',
    },
    image: picture('hero/hero-pralines'),
    mobileImage: picture('hero/hero-pralines-portrait'),
    ctaLabel: { fi: 'Avoimet ovet', sv: 'Öppet hus', en: 'Open doors' },
    ctaUrl: 'content:open-doors',
    backgroundColorHex: 'peach',
  },
} satisfies BlockDefinition

const newest = {
  key: 'story-newest',
  type: 'PagePromoterBlock',
  name: 'Tarina: uusimmat tarinat',
  fields: {
    heading: { fi: 'Luettavaa *raitiovaunuun*', sv: 'Att läsa *på spårvagnen*', en: 'Something to read *on the tram*' },
    headingLevel: 'h2',
    pages: [],
    branch: 'content:articles',
    count: 3,
  },
} satisfies BlockDefinition

export const storyPage = {
  key: 'story',
  type: 'LandingPage',
  parent: 'start',
  name: { fi: 'Tarinamme', sv: 'Vår berättelse', en: 'Our story' },
  slug: { fi: 'tarina', sv: 'berattelse', en: 'story' },
  fields: {
    ...plainMeta,
    metaTitle: { fi: 'Tarinamme · Konvehti', sv: 'Vår berättelse · Konvehti', en: 'Our story · Konvehti' },
    metaDescription: {
      fi: 'Konvehti on suklaavalimo ja leipomo Helsingin Vallilassa. Näin kahden sisaruksen autokorjaamosta tuli talo, jossa paahdetaan, valetaan ja leivotaan.',
      sv: 'Konvehti är ett chokladgjuteri och bageri i Vallgård i Helsingfors. Så blev två syskons bilverkstad ett hus där man rostar, gjuter och bakar.',
      en: 'Konvehti is a chocolate maker and bakery in Vallila, Helsinki. How two siblings’ car workshop became a house that roasts, pours and bakes.',
    },
    ogImage: '/media/category/suklaalevyt.webp',
    heading: {
      fi: 'Paahdamme, valamme ja käärimme *itse*',
      sv: 'Vi rostar, gjuter och slår in *själva*',
      en: 'We roast, pour and wrap it *ourselves*',
    },
    lead: {
      fi: 'Yksi talo Vallilassa, kaksi uunia, kolme sarjaa ja noin sata tuotetta. Kaikki mahtuu kävellä läpi yhdeksässä minuutissa, jos ei pysähdy maistamaan.',
      sv: 'Ett hus i Vallgård, två ugnar, tre serier och ungefär hundra produkter. Allt går att gå igenom på nio minuter, om man inte stannar och smakar.',
      en: 'One house in Vallila, two ovens, three ranges and about a hundred products. You can walk through all of it in nine minutes if you do not stop to taste.',
    },
    mainBody: {
      fi: '<p>Konvehti tarkoittaa täytettyä suklaata, jonka saa kerralla suuhun. Se on hyvä mitta muullekin: jos asiaa ei pysty sanomaan yhdellä puraisulla, siinä on liikaa aineksia.</p>',
      sv: '<p>Konvehti är finska och betyder en fylld chokladbit som ryms i munnen på en gång. Det är ett bra mått också för annat: det som inte går att säga i en tugga har för många ingredienser.</p>',
      en: '<p>Konvehti is Finnish for a filled chocolate that fits the mouth in one go. It is a good measure for other things too: what cannot be said in one bite has too many ingredients.</p>',
    },
    field: 'cream',
  },
  areas: { mainContentArea: [past, bars, bakery, years, principles, openDay, products, newest] },
} satisfies PageDefinition
