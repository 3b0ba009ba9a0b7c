import { type PageDefinition, plainMeta } from '../define.ts'
import { picture } from '../media.ts'
import { notice, questions } from '../parts.ts'

const ordering = questions({
  key: 'faq-ordering',
  name: 'Kysymykset: tilaaminen',
  heading: { fi: 'Tilaaminen *ja maksaminen*', sv: 'Beställning *och betalning*', en: 'Ordering *and paying*' },
  items: [
    {
      title: { fi: 'Tarvitsenko tilin?', sv: 'Behöver jag ett konto?', en: 'Do I need an account?' },
      body: {
        fi: '<p>Et. Tilaus onnistuu nimellä, osoitteella ja sähköpostilla. Tilistä on hyötyä, jos tilaat useammin: osoitteet ja vanhat tilaukset pysyvät tallessa.</p>',
        sv: '<p>Nej. Det räcker med namn, adress och e-post. Ett konto är till nytta om du beställer oftare: adresser och gamla beställningar finns kvar.</p>',
        en: '<p>No. A name, an address and an e-mail are enough. An account helps if you order more often: your addresses and earlier orders are kept.</p>',
      },
    },
    {
      title: { fi: 'Miten voin maksaa?', sv: 'Hur kan jag betala?', en: 'How can I pay?' },
      body: {
        fi: '<p>Maksukortilla tai lahjakortilla, tai kummallakin yhdessä. Kortilta varataan summa tilatessa ja veloitetaan, kun paketti pakataan.</p>',
        sv: '<p>Med betalkort eller presentkort, eller med båda. Summan reserveras på kortet när du beställer och debiteras när paketet packas.</p>',
        en: '<p>By payment card or gift card, or with both together. The sum is reserved on your card when you order and charged when the parcel is packed.</p>',
      },
    },
    {
      title: {
        fi: 'Mihin kirjoitan alennuskoodin?',
        sv: 'Var skriver jag rabattkoden?',
        en: 'Where do I enter a promo code?',
      },
      body: {
        fi: '<p>Ostoskoriin, ennen kassaa. Kori näyttää heti, mitä koodi tekee summalle, tai kertoo, miksi se ei käy.</p>',
        sv: '<p>I varukorgen, före kassan. Korgen visar genast vad koden gör med summan eller säger varför den inte gäller.</p>',
        en: '<p>In the cart, before the checkout. It shows at once what the code does to the total, or says why it does not apply.</p>',
      },
    },
    {
      title: { fi: 'Missä tilaukseni on?', sv: 'Var är min beställning?', en: 'Where is my order?' },
      body: {
        fi: '<p>Tilausvahvistuksessa on numero, joka alkaa kirjaimilla KV. Sillä näet tilauksen vaiheen sivulla <a href="content:order-lookup">Seuraa tilausta</a>, ilman tiliäkin.</p>',
        sv: '<p>I orderbekräftelsen finns ett nummer som börjar på KV. Med det ser du hur långt beställningen har kommit på sidan <a href="content:order-lookup">Följ beställningen</a>, också utan konto.</p>',
        en: '<p>Your order confirmation has a number that begins with KV. With it you can see how far the order is on <a href="content:order-lookup">Track your order</a>, without an account too.</p>',
      },
    },
  ],
})

const parcels = questions({
  key: 'faq-parcels',
  name: 'Kysymykset: paketti',
  heading: { fi: 'Paketti *matkalla*', sv: 'Paketet *på väg*', en: 'The parcel *on its way*' },
  items: [
    {
      title: { fi: 'Milloin paketti tulee?', sv: 'När kommer paketet?', en: 'When will the parcel come?' },
      body: {
        fi: '<p>Tilaus lähtee 1–2 arkipäivässä, ja Suomessa matka kestää siitä 1–2 päivää. Muihin Pohjoismaihin aikaa menee enemmän: <a href="content:delivery">katso maittain</a>.</p>',
        sv: '<p>Beställningen skickas inom 1–2 vardagar, och i Finland tar resan sedan 1–2 dagar. Till övriga Norden går det åt mer tid: <a href="content:delivery">se land för land</a>.</p>',
        en: '<p>The order leaves within 1–2 working days, and in Finland the journey takes 1–2 days from then. To the other Nordic countries it takes longer: <a href="content:delivery">see each country</a>.</p>',
      },
    },
    {
      title: { fi: 'Mitä toimitus maksaa?', sv: 'Vad kostar leveransen?', en: 'What does delivery cost?' },
      body: {
        fi: '<p>Suomessa 4,90–8,90 € tavan mukaan, ja ilmainen toimitus alkaa 49 eurosta. Nouto myymälästä Helsingissä ei maksa mitään. Hinnat painavammille paketeille näkyvät kassalla.</p>',
        sv: '<p>I Finland 4,90–8,90 € beroende på sätt, och fri frakt från 49 euro. Att hämta i en butik i Helsingfors kostar ingenting. Priserna för tyngre paket syns i kassan.</p>',
        en: '<p>In Finland €4.90 to €8.90 depending on the method, and nothing from €49. Pick-up at a shop in Helsinki is free. The checkout shows the prices of heavier parcels.</p>',
      },
    },
    {
      title: {
        fi: 'Voinko valita toimituspäivän?',
        sv: 'Kan jag välja leveransdag?',
        en: 'Can I choose the day?',
      },
      body: {
        fi: '<p>Kotiinkuljetukselle Suomessa voit. Lahjakortille valitset päivän, jona se tulee sähköpostiin.</p>',
        sv: '<p>För hemleverans i Finland kan du det. För ett presentkort väljer du dagen då det kommer per e-post.</p>',
        en: '<p>For home delivery in Finland you can. For a gift card you choose the day on which it comes by e-mail.</p>',
      },
    },
    {
      title: { fi: 'Mitä jos tulen katumapäälle?', sv: 'Och om jag ångrar mig?', en: 'What if I change my mind?' },
      body: {
        fi: '<p>Aikaa on 14 päivää paketin saamisesta. Avaamattomat tuotteet voi palauttaa, kaiverrettua levyä ja tuoretta leipää ei. <a href="content:withdrawal">Peruuta osto tästä</a>.</p>',
        sv: '<p>Du har 14 dagar på dig från det att paketet kom. Oöppnade produkter kan lämnas tillbaka, en graverad chokladkaka och färskt bröd kan det inte. <a href="content:withdrawal">Ångra köpet här</a>.</p>',
        en: '<p>You have 14 days from the day the parcel came. Unopened products can go back; engraved tablets and fresh bread cannot. <a href="content:withdrawal">Withdraw here</a>.</p>',
      },
    },
  ],
})

const chocolate = questions({
  key: 'faq-chocolate',
  name: 'Kysymykset: suklaa ja leipä',
  heading: { fi: 'Suklaa, karkit *ja leipä*', sv: 'Choklad, godis *och bröd*', en: 'Chocolate, sweets *and bread*' },
  items: [
    {
      title: {
        fi: 'Kuinka kauan suklaa säilyy?',
        sv: 'Hur länge håller chokladen?',
        en: 'How long does chocolate keep?',
      },
      body: {
        fi: '<p>Levyissä on toimitettaessa aikaa vähintään 180 päivää, tryffeleissä kuukausi. Viileä kaappi riittää, jääkaappi ei ole tarpeen. <a href="content:article-storing">Lue, missä suklaa viihtyy</a>.</p>',
        sv: '<p>När en kaka levereras har den minst 180 dagar kvar, tryfflarna en månad. Ett svalt skåp räcker, kylskåp behövs inte. <a href="content:article-storing">Läs var chokladen trivs</a>.</p>',
        en: '<p>Bars have at least 180 days left when they are delivered, truffles a month. A cool cupboard is enough; a refrigerator is not needed. <a href="content:article-storing">Read where chocolate likes to live</a>.</p>',
      },
    },
    {
      title: { fi: 'Mikä teillä on vegaanista?', sv: 'Vad är veganskt hos er?', en: 'What do you have that is vegan?' },
      body: {
        fi: '<p>Koko willja, Frooshin karkkipussit ja pastillit sekä monet tummat levyt. Listoissa voit valita vegaaniset, ja willjasta on <a href="content:willja-diets">oma taulukko</a>.</p>',
        sv: '<p>Hela willja, Frooshs godispåsar och pastiller och många av de mörka kakorna. I listorna kan du välja det veganska, och för willja finns <a href="content:willja-diets">en egen tabell</a>.</p>',
        en: '<p>All of willja, the bags and pastilles of Froosh and many of the dark bars. In lists you can choose what is vegan, and willja has <a href="content:willja-diets">a table of its own</a>.</p>',
      },
    },
    {
      title: { fi: 'Onko teillä gluteenitonta?', sv: 'Har ni glutenfritt?', en: 'Do you have anything gluten-free?' },
      body: {
        fi: '<p>On, esimerkiksi <a href="product:KV5040">kaurakeksit</a> ja <a href="product:KV6025">kauranäkkileipä</a>, jotka on leivottu gluteenittomasta kaurasta. Listan voi rajata gluteenittomiin. Ruisleivät eivät ole gluteenittomia.</p>',
        sv: '<p>Ja, till exempel <a href="product:KV5040">havrekex</a> och <a href="product:KV6025">havreknäcke</a>, bakade på glutenfri havre. Listan kan begränsas till det glutenfria. Rågbröden är inte glutenfria.</p>',
        en: '<p>Yes, such as <a href="product:KV5040">oat biscuits</a> and <a href="product:KV6025">oat crispbread</a>, both baked with gluten-free oats. Lists can be narrowed to gluten-free. The rye breads are not gluten-free.</p>',
      },
    },
    {
      title: { fi: 'Mistä kaakao tulee?', sv: 'Varifrån kommer kakaon?', en: 'Where does the cocoa come from?' },
      body: {
        fi: '<p>Ecuadorista, Perusta ja Ghanasta, ja kunkin levyn sivulla lukee, mistä juuri sen pavut tulivat. <a href="content:article-cocoa">Tarina kolmesta maasta</a> kertoo enemmän.</p>',
        sv: '<p>Från Ecuador, Peru och Ghana, och på varje kakas sida står varifrån just dess bönor kommer. <a href="content:article-cocoa">Berättelsen om tre länder</a> säger mer.</p>',
        en: '<p>From Ecuador, Peru and Ghana, and the page of each bar says where its own beans grew. <a href="content:article-cocoa">The story of three countries</a> tells more.</p>',
      },
    },
    {
      title: {
        fi: 'Tuote on loppu. Tuleeko sitä lisää?',
        sv: 'En produkt är slut. Kommer den tillbaka?',
        en: 'It is sold out. Will there be more?',
      },
      body: {
        fi: '<p>Yleensä kyllä. Jätä tuotesivulla sähköpostisi, niin saat yhden viestin, kun hylly täyttyy. Sen jälkeen unohdamme osoitteesi.</p>',
        sv: '<p>Oftast ja. Lämna din e-post på produktsidan, så får du ett meddelande när hyllan fylls på. Sedan glömmer vi adressen.</p>',
        en: '<p>Usually, yes. Leave your e-mail on the product page and you get one message when the shelf is filled. After that we forget the address.</p>',
      },
    },
  ],
})

const gifts = questions({
  key: 'faq-gifts',
  name: 'Kysymykset: lahjat',
  heading: { fi: 'Lahjat *ja kaiverrus*', sv: 'Presenter *och gravyr*', en: 'Gifts *and engraving*' },
  items: [
    {
      title: {
        fi: 'Voiko lahjan lähettää suoraan saajalle?',
        sv: 'Kan gåvan skickas direkt till mottagaren?',
        en: 'Can a gift go straight to its recipient?',
      },
      body: {
        fi: '<p>Voi. Anna toimitusosoitteeksi saajan osoite. Pakettiin ei tule hintoja, ja voit kirjoittaa mukaan tervehdyksen.</p>',
        sv: '<p>Ja. Ange mottagarens adress som leveransadress. Inga priser läggs i paketet, och du kan skriva en hälsning.</p>',
        en: '<p>Yes. Give the recipient’s address for delivery. No prices go in the parcel, and you can write a greeting.</p>',
      },
    },
    {
      title: {
        fi: 'Kuinka paljon levyyn mahtuu tekstiä?',
        sv: 'Hur mycket text ryms på kakan?',
        en: 'How much text fits on the tablet?',
      },
      body: {
        fi: '<p>Etupuolelle 16 merkkiä, kääntöpuolelle kuusi riviä. Kaiverrus on valmis kahdessa arkipäivässä. <a href="product:KV8000">Kokeile, miltä sanasi näyttävät</a>.</p>',
        sv: '<p>Sexton tecken på framsidan och sex rader på baksidan. Gravyren är klar på två vardagar. <a href="product:KV8000">Prova hur dina ord ser ut</a>.</p>',
        en: '<p>Sixteen characters on the front and six lines on the back. Engraving takes two working days. <a href="product:KV8000">Try how your words look</a>.</p>',
      },
    },
    {
      title: {
        fi: 'Miten lahjakortti toimii?',
        sv: 'Hur fungerar presentkortet?',
        en: 'How does the gift card work?',
      },
      body: {
        fi: '<p>Saaja saa sähköpostiin koodin ja PIN-koodin. Kortilla maksetaan kassalla, eikä sitä tarvitse käyttää kerralla. <a href="content:gift-card-balance">Saldon näet täältä</a>.</p>',
        sv: '<p>Mottagaren får en kod och en PIN-kod per e-post. Man betalar med kortet i kassan, och allt behöver inte användas på en gång. <a href="content:gift-card-balance">Saldot ser du här</a>.</p>',
        en: '<p>The recipient gets a code and a PIN by e-mail. It is used at the checkout and need not be spent at once. <a href="content:gift-card-balance">See the balance here</a>.</p>',
      },
    },
    {
      title: {
        fi: 'Tilaamme yritykselle. Miten se käy?',
        sv: 'Vi beställer till ett företag. Hur går det till?',
        en: 'We are ordering for a company. How does it work?',
      },
      body: {
        fi: '<p>Kymmeneen rasiaan asti suoraan verkkokaupasta, siitä ylöspäin <a href="content:company-gifts">tarjouspyynnöllä</a>. Vastaus tulee kahdessa arkipäivässä.</p>',
        sv: '<p>Upp till tio askar direkt i nätbutiken, fler än så genom att <a href="content:company-gifts">begära offert</a>. Svaret kommer inom två vardagar.</p>',
        en: '<p>Up to ten boxes straight from the shop; for more, <a href="content:company-gifts">ask for a quote</a>. The answer comes within two working days.</p>',
      },
    },
  ],
})

export const faqPage = {
  key: 'faq',
  type: 'LandingPage',
  parent: 'start',
  name: { fi: 'Usein kysyttyä', sv: 'Vanliga frågor', en: 'Questions and answers' },
  slug: { fi: 'usein-kysyttya', sv: 'vanliga-fragor', en: 'questions' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Usein kysyttyä tilaamisesta ja tuotteista · Konvehti',
      sv: 'Vanliga frågor om beställning och produkter · Konvehti',
      en: 'Questions about orders and products · Konvehti',
    },
    metaDescription: {
      fi: 'Vastaukset siihen, mitä meiltä eniten kysytään: tilaaminen, maksaminen, toimitus, säilyvyys, ruokavaliot, kaiverrus ja lahjakortit.',
      sv: 'Svar på det vi oftast får frågor om: beställning, betalning, leverans, hållbarhet, dieter, gravyr och presentkort.',
      en: 'Answers to what we are asked most: ordering, paying, delivery, how long things keep, diets, engraving and gift cards.',
    },
    ogImage: picture('category/konvehdit'),
    heading: { fi: 'Usein *kysyttyä*', sv: 'Vanliga *frågor*', en: 'Questions *and answers*' },
    lead: {
      fi: 'Seitsemäntoista vastausta. Kahdeksastoista on puhelimessa arkisin klo 9–15.',
      sv: 'Sjutton svar. Det artonde ger vi per telefon vardagar kl. 9–15.',
      en: 'Seventeen answers. The eighteenth is on the telephone, on working days 9–15.',
    },
    mainBody: '',
    field: 'cream',
  },
  areas: {
    mainContentArea: [
      ordering,
      parcels,
      chocolate,
      gifts,
      notice({
        key: 'faq-contact',
        name: 'Kysymykset: kirjoita meille',
        heading: { fi: 'Eikö vastausta löytynyt?', sv: 'Hittade du inget svar?', en: 'No answer here?' },
        body: {
          fi: '<p><a href="content:contact">Kirjoita asiakaspalveluun</a>. Vastaamme kahdessa arkipäivässä, ja vastaaja näkee hyllyn.</p>',
          sv: '<p><a href="content:contact">Skriv till kundtjänsten</a>. Vi svarar inom två vardagar, och den som svarar ser hyllan.</p>',
          en: '<p><a href="content:contact">Write to customer service</a>. We answer within two working days, and whoever answers can see the shelf.</p>',
        },
      }),
    ],
  },
} satisfies PageDefinition
