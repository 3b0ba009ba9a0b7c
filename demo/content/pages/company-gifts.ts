import { asked, askedConsent, askedEmail, askedLetter, askedName } from '../forms.ts'
import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { picture, productPicture } from '../media.ts'

const choice = {
  key: 'company-gifts-choice',
  type: 'ImageWithCtaBlock',
  name: 'Yrityslahjat: valmis rasia',
  fields: {
    preHeading: '',
    heading: { fi: 'Valmis *heti*', sv: 'Klar *genast*', en: 'Ready *at once*' },
    headingLevel: 'h2',
    body: {
      fi: '<p>Kuratoidussa rasiassa on kaksi konvehtirasiaa, kolme tummaa levyä ja voimurokeksit, eikä yhtään logoa. Kun rasioita on enintään kymmenen, sen voi tilata suoraan verkkokaupasta.</p>',
      sv: '<p>I företagsgåvan finns två pralinaskar, tre mörka chokladkakor och smörmördegskex, men ingen logotyp. Upp till tio stycken beställer du direkt i nätbutiken.</p>',
      en: '<p>The corporate gift holds two boxes of pralines, three dark bars and butter shortbread, and not a single logo. Up to ten of them you can order straight from the shop.</p>',
    },
    image: productPicture('yrityslahja-kuratoitu'),
    imageSecondary: null,
    imageAlignment: 'right',
    ctaLabel: { fi: 'Katso yrityslahja', sv: 'Se företagsgåvan', en: 'See the corporate gift' },
    ctaUrl: 'product:KV7040',
    ctaLabelSecondary: '',
    ctaUrlSecondary: '',
    background: 'cream',
    note: '',
    quarter: false,
    wordmark: '',
    theme: '',
  },
} satisfies BlockDefinition

/** What the form below is asked about most. */
const names = {
  key: 'company-gifts-names',
  type: 'ImageOverlayBlock',
  name: 'Yrityslahjat: nimi levyyn',
  fields: {
    preHeading: { fi: 'Yhdestä levystä alkaen', sv: 'Från en enda kaka', en: 'From a single tablet' },
    preHeadingColor: 'ink',
    heading: {
      fi: 'Joka levyssä *oma nimi*',
      sv: 'Ett eget namn *på varje kaka*',
      en: 'A name of its own *on each tablet*',
    },
    headingLevel: 'h2',
    body: {
      fi: '<p>Kuusitoista merkkiä etupuolelle, tervehdys kääntöpuolelle. Kun nimiä on paljon, lähetä lista lomakkeella: kaiverramme ne yksi kerrallaan.</p>',
      sv: '<p>Sexton tecken på framsidan, en hälsning på baksidan. Är namnen många skickar du listan med formuläret: vi graverar dem ett i taget.</p>',
      en: '<p>Sixteen characters in front, a greeting on the back. When there are many names, send the list with the form: we engrave them one at a time.</p>',
    },
    image: picture('hero/hero-engraved'),
    mobileImage: picture('hero/hero-engraved-portrait'),
    ctaLabel: { fi: 'Suunnittele levy', sv: 'Designa en kaka', en: 'Design a tablet' },
    ctaUrl: 'product:KV8000',
    ctaLabelSecondary: { fi: 'Näin teksti kaiverretaan', sv: 'Så graveras texten', en: 'How the text is cut' },
    ctaUrlSecondary: 'content:article-engraving',
    backgroundColorHex: 'peach',
    textColor: 'ink',
    overlayOpacity: 0,
  },
} satisfies BlockDefinition

const enquiry = {
  key: 'company-gifts-form',
  type: 'FormBlock',
  name: 'Yrityslahjat: tarjouspyyntö',
  fields: {
    formName: 'Yrityslahjan tarjouspyyntö',
    heading: { fi: 'Pyydä *tarjous*', sv: 'Begär *offert*', en: 'Ask for *a quote*' },
    headingLevel: 'h2',
    intro: {
      fi: '<p>Saat kahdessa arkipäivässä ehdotuksen, jossa on rasiat, hinta verolla ja ilman sekä päivä, jona ne ovat perillä. Mihinkään et sitoudu.</p>',
      sv: '<p>Inom två vardagar får du ett förslag med askar, pris med och utan moms samt dagen då de är framme. Du förbinder dig inte till något.</p>',
      en: '<p>Within two working days you will have a proposal: boxes, the price with and without tax, and the day they arrive. It commits you to nothing.</p>',
    },
    field: 'bone',
    image: picture('category/lahjat'),
    items: [
      askedName,
      asked('company', { fi: 'Yritys', sv: 'Företag', en: 'Company' }, { isRequired: true }),
      askedEmail,
      asked('phone', { fi: 'Puhelin', sv: 'Telefon', en: 'Telephone' }, { maxLength: 30 }),
      asked(
        'boxes',
        { fi: 'Kuinka monta rasiaa?', sv: 'Hur många askar?', en: 'How many boxes?' },
        {
          kind: 'choice',
          isRequired: true,
          options: [
            { fi: '10–49', sv: '10–49', en: '10–49' },
            { fi: '50–199', sv: '50–199', en: '50–199' },
            { fi: '200–999', sv: '200–999', en: '200–999' },
            { fi: 'Tuhat tai enemmän', sv: 'Tusen eller fler', en: 'A thousand or more' },
          ],
        },
      ),
      asked('by', { fi: 'Mihin päivään mennessä?', sv: 'Till vilken dag?', en: 'By which day?' }, { kind: 'date' }),
      asked(
        'message',
        { fi: 'Toiveet', sv: 'Önskemål', en: 'What you have in mind' },
        {
          kind: 'lines',
          maxLength: 2_000,
          help: {
            fi: 'Esimerkiksi kaiverrus, tervehdys tai monta osoitetta.',
            sv: 'Till exempel gravyr, hälsning eller flera adresser.',
            en: 'An engraving, say, or a greeting, or many addresses.',
          },
        },
      ),
      asked(
        'logo',
        { fi: 'Logo tai osoitelista', sv: 'Logotyp eller adresslista', en: 'Logo or list of addresses' },
        { kind: 'file' },
      ),
      askedConsent({
        fi: 'Tietojani saa käyttää tarjouksen tekemiseen.',
        sv: 'Mina uppgifter får användas för offerten.',
        en: 'My details may be used to prepare the quote.',
      }),
      askedLetter,
    ],
    submitLabel: { fi: 'Lähetä pyyntö', sv: 'Skicka begäran', en: 'Send the enquiry' },
    thanksHeading: {
      fi: 'Kiitos, pyyntö on perillä',
      sv: 'Tack, vi har fått din begäran',
      en: 'Thank you, we have it',
    },
    thanksText: {
      fi: 'Lähetimme siitä vahvistuksen sähköpostiisi. Ehdotus tulee kahdessa arkipäivässä.',
      sv: 'Vi skickade en bekräftelse till din e-post. Förslaget kommer inom två vardagar.',
      en: 'A confirmation is in your mailbox. The proposal will come within two working days.',
    },
    thanksPage: '',
    confirmPage: '',
    desk: 'sales',
  },
} satisfies BlockDefinition

/** For those to whom a quote is too much. */
const few = {
  key: 'company-gifts-few',
  type: 'ProductHighlightBlock',
  name: 'Yrityslahjat: pienempään joukkoon',
  fields: {
    heading: { fi: 'Pienempään *joukkoon*', sv: 'Till *en mindre grupp*', en: 'For *a smaller party*' },
    headingLevel: 'h2',
    body: {
      fi: 'Nämä ovat valmiina hyllyssä ja lähtevät suoraan verkkokaupasta.',
      sv: 'De här står färdiga på hyllan och skickas direkt från nätbutiken.',
      en: 'These stand ready on the shelf and leave straight from the shop.',
    },
    ctaLabel: { fi: 'Kaikki lahjat', sv: 'Alla presenter', en: 'All gifts' },
    ctaUrl: 'category:lahjat',
    productCodes: [],
    categoryCode: 'lahjat',
  },
} satisfies BlockDefinition

export const companyGiftsPage = {
  key: 'company-gifts',
  type: 'LandingPage',
  parent: 'start',
  name: { fi: 'Yrityslahjat', sv: 'Företagsgåvor', en: 'Gifts for companies' },
  slug: { fi: 'yrityslahjat', sv: 'foretagsgavor', en: 'company-gifts' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Yrityslahjat suklaasta · Konvehti',
      sv: 'Företagsgåvor i choklad · Konvehti',
      en: 'Chocolate gifts for companies · Konvehti',
    },
    metaDescription: {
      fi: 'Suklaiset yrityslahjat kymmenestä rasiasta tuhansiin: kaiverrus, tervehdys ja toimitus moneen osoitteeseen. Tarjous kahdessa arkipäivässä.',
      sv: 'Företagsgåvor i choklad från tio askar till tusentals: gravyr, hälsning och leverans till många adresser. Offert inom två vardagar.',
      en: 'Chocolate gifts for companies, from ten boxes to thousands: engraving, a greeting and delivery to many addresses. A quote in two working days.',
    },
    ogImage: '/media/category/lahjat.webp',
    heading: { fi: 'Lahja, jonka *muistaa*', sv: 'En gåva man *minns*', en: 'A gift that is *remembered*' },
    lead: {
      fi: 'Kymmenen rasiaa tai viisituhatta. Kaiverramme nimen, kirjoitamme tervehdyksen ja viemme jokaisen omaan osoitteeseensa.',
      sv: 'Tio askar eller femtusen. Vi graverar namnet, skriver hälsningen och levererar var och en till sin egen adress.',
      en: 'Ten boxes or five thousand. We engrave the name, write the greeting and take each one to an address of its own.',
    },
    mainBody: '',
    field: 'peach',
  },
  areas: { mainContentArea: [choice, names, enquiry, few] },
} satisfies PageDefinition
