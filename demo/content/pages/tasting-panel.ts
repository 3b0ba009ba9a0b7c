import { asked, askedConsent, askedEmail, askedName } from '../forms.ts'
import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { decorative, picture, productPicture, productView } from '../media.ts'
import { notice } from '../parts.ts'

const join = {
  key: 'tasting-panel-form',
  type: 'FormBlock',
  name: 'Maistajaraati: ilmoittautuminen',
  fields: {
    formName: 'Maistajaraati',
    heading: { fi: 'Ilmoittaudu *raatiin*', sv: 'Anmäl dig *till panelen*', en: 'Join *the panel*' },
    headingLevel: 'h2',
    intro: {
      fi: '<p>Otamme kuusikymmentä maistajaa vuodeksi. Valitsemme niin, että mukana on kokeneita ja ensikertalaisia, ja vastaamme kaikille helmikuun loppuun mennessä.</p>',
      sv: '<p>Vi tar sextio smakare för ett år. Vi väljer så att både vana och ovana är med, och alla får svar före slutet av februari.</p>',
      en: '<p>We take sixty tasters for a year. We choose so that both old hands and newcomers are among them, and everybody has an answer by the end of February.</p>',
    },
    field: 'lilac',
    image: productView('kaakaotryffelit', 2),
    items: [
      askedName,
      askedEmail,
      asked(
        'taste',
        { fi: 'Mitä syöt ensin?', sv: 'Vad äter du först?', en: 'What do you eat first?' },
        {
          kind: 'choice',
          isRequired: true,
          options: [
            { fi: 'Tumman suklaan', sv: 'Mörk choklad', en: 'Dark chocolate' },
            { fi: 'Maitosuklaan', sv: 'Mjölkchoklad', en: 'Milk chocolate' },
            { fi: 'Salmiakin', sv: 'Salmiak', en: 'Salmiak' },
            { fi: 'Leivän', sv: 'Brödet', en: 'The bread' },
          ],
        },
      ),
      asked(
        'not',
        { fi: 'Mitä et voi syödä?', sv: 'Vad kan du inte äta?', en: 'What can you not eat?' },
        {
          maxLength: 200,
          help: {
            fi: 'Kerro vain, mitä jätämme paketista pois. Syytä emme kysy.',
            sv: 'Skriv bara vad vi ska lämna bort ur paketet. Skälet frågar vi inte om.',
            en: 'Only what to leave out of the parcel. We do not ask why.',
          },
        },
      ),
      askedConsent({
        fi: 'Tietojani saa käyttää maistajaraadin valintaan ja lähetyksiin.',
        sv: 'Mina uppgifter får användas för att välja smakpanelen och skicka paketen.',
        en: 'My details may be used to choose the panel and send its parcels.',
      }),
    ],
    submitLabel: { fi: 'Ilmoittaudu', sv: 'Anmäl dig', en: 'Join' },
    thanksHeading: { fi: 'Kiitos, olet listalla', sv: 'Tack, du är på listan', en: 'Thank you, you are on the list' },
    thanksText: {
      fi: 'Lähetimme vahvistuksen sähköpostiisi. Vastaus tulee helmikuun loppuun mennessä.',
      sv: 'Vi skickade en bekräftelse till din e-post. Svaret kommer före slutet av februari.',
      en: 'A confirmation is in your mailbox. The answer will come by the end of February.',
    },
    thanksPage: 'content:tasting-panel-thanks',
    confirmPage: '',
    desk: 'marketing',
  },
} satisfies BlockDefinition

const plain = {
  imageSecondary: null,
  imageAlignment: 'left',
  note: '',
  quarter: false,
  ctaLabelSecondary: '',
  ctaUrlSecondary: '',
} as const

/** What the panel decided last, side by side between two waves. */
const parcel = {
  key: 'tasting-panel-parcel',
  type: 'ContainerBlock',
  name: 'Maistajaraati: viime paketti',
  fields: {
    columns: 3,
    maxWidth: 'content',
    background: 'cream',
    theme: '',
    dividerShapeTop: 'wobbly-waves',
    dividerShapeBottom: 'ellipse',
    mobilePaddingBottom: 2,
    desktopPaddingBottom: 4,
  },
  containerBlocks: [
    {
      key: 'tasting-panel-house',
      type: 'ImageWithCtaBlock',
      name: 'Viime paketti: talo',
      fields: {
        ...plain,
        preHeading: { fi: 'Valimosta', sv: 'Från gjuteriet', en: 'From the moulding room' },
        heading: { fi: 'Tryffeli', sv: 'Tryffeln', en: 'The truffle' },
        headingLevel: 'h2',
        body: {
          fi: '<p>Syyskuussa oli kaksi koe-erää, toisessa enemmän kaakaota. Neljä viidestä halusi enemmän.</p>',
          sv: '<p>I september kom två provsatser, den ena med mer kakao. Fyra av fem ville ha mer.</p>',
          en: '<p>September brought two trial batches, one with more cocoa. Four out of five wanted more.</p>',
        },
        image: decorative(productPicture('kaakaotryffelit')),
        ctaLabel: '',
        ctaUrl: '',
        background: 'peach',
        wordmark: '',
        theme: '',
      },
    },
    {
      key: 'tasting-panel-willja',
      type: 'ImageWithCtaBlock',
      name: 'Viime paketti: willja',
      fields: {
        ...plain,
        preHeading: { fi: 'Metsästä', sv: 'Från skogen', en: 'From the forest' },
        heading: 'willja',
        headingLevel: 'h2',
        body: {
          fi: '<p>Kauratryffeli mustikalla ja ilman. Kysyimme, kummasta löytyy metsä.</p>',
          sv: '<p>En havretryffel med blåbär och en utan. Vi frågade i vilken av dem skogen fanns.</p>',
          en: '<p>An oat truffle with blueberry and one without. We asked which of them had the forest in it.</p>',
        },
        image: decorative(productPicture('willja-kauratryffelit')),
        ctaLabel: { fi: 'Astu metsään', sv: 'Gå in i skogen', en: 'Into the forest' },
        ctaUrl: 'content:willja',
        background: 'sage',
        wordmark: 'willja',
        theme: 'willja',
      },
    },
    {
      key: 'tasting-panel-froosh',
      type: 'ImageWithCtaBlock',
      name: 'Viime paketti: Froosh',
      fields: {
        ...plain,
        preHeading: { fi: 'Toisesta ääripäästä', sv: 'Från andra ytterligheten', en: 'From the other extreme' },
        heading: 'Froosh',
        headingLevel: 'h2',
        body: {
          fi: '<p>Kirpeä siivu. Yleisimmät kolme sanaa: ai, ai ja lisää.</p>',
          sv: '<p>En sur klyfta. De vanligaste tre orden: aj, aj och mer.</p>',
          en: '<p>A sour slice. The three words most often written: ouch, ouch and more.</p>',
        },
        image: decorative(productPicture('froosh-kirpeat-siivut')),
        ctaLabel: { fi: 'Maista nyt', sv: 'Smaka nu', en: 'Taste it now' },
        ctaUrl: 'content:froosh',
        background: 'butter',
        wordmark: 'froosh',
        theme: 'froosh',
      },
    },
  ],
} satisfies BlockDefinition

export const tastingPanelPage = {
  key: 'tasting-panel',
  type: 'ContentPage',
  parent: 'story',
  name: { fi: 'Maistajaraati', sv: 'Smakpanelen', en: 'The tasting panel' },
  slug: { fi: 'maistajaraati', sv: 'smakpanelen', en: 'tasting-panel' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Maistajaraati: koe-erät postilaatikkoon · Konvehti',
      sv: 'Smakpanelen: provsatser i brevlådan · Konvehti',
      en: 'The tasting panel: trial batches by post · Konvehti',
    },
    metaDescription: {
      fi: 'Kolme pakettia vuodessa, viisi koe-erää kussakin ja lomake, johon kirjoitetaan kolme sanaa. Näin pääset Konvehdin maistajaraatiin.',
      sv: 'Tre paket om året med fem provsatser i varje och ett papper att skriva tre ord på. Så kommer du med i Konvehtis smakpanel.',
      en: 'Three parcels a year with five trial batches each, and a sheet to write three words on. How to join Konvehti’s tasting panel.',
    },
    ogImage: picture('recipes/truffle-bowl'),
    heroImage: null,
    topic: { fi: 'Maistajaraati', sv: 'Smakpanelen', en: 'The tasting panel' },
    mainIntro: {
      fi: 'Talossa maistajia on yhdeksän. Kodeissa heitä tarvitaan lisää, koska siellä kukaan ei syö suklaata punaisen valon alla.',
      sv: 'I huset är smakarna nio. I hemmen behövs det fler, för där äter ingen choklad i rött ljus.',
      en: 'In the house there are nine tasters. Outside it we need more, because at home nobody eats chocolate in red light.',
    },
    introImage: picture('hero/hero-pralines'),
    mainBody: {
      fi: '<h2>Mitä raati tekee</h2><p>Kolme kertaa vuodessa tulee kirjepaketti, jossa on viisi koe-erää, kussakin pelkkä numero. Maista ne kahdessa viikossa, kirjoita kustakin kolme sanaa ja vastaa yhteen kysymykseen: ottaisitko toisen?</p><ul><li>Paketit ovat ilmaisia ja lähtevät Suomeen maalis-, touko- ja syyskuussa.</li><li>Allergeenit lukevat jokaisessa pussissa, reseptit eivät.</li><li>Kun maku tulee myyntiin, kerromme sinulle ensin.</li></ul>',
      sv: '<h2>Vad panelen gör</h2><p>Tre gånger om året kommer ett brevpaket med fem provsatser som bara har nummer. Smaka på dem inom två veckor, skriv tre ord om varje och svara på en fråga: skulle du ta en till?</p><ul><li>Paketen är gratis och skickas inom Finland i mars, maj och september.</li><li>Allergenerna står på varje påse, recepten gör det inte.</li><li>När en smak kommer till försäljning får du veta det först.</li></ul>',
      en: '<h2>What the panel does</h2><p>Three times a year a letter parcel comes with five trial batches that have only numbers. Taste them within two weeks, write three words about each and answer one question: would you take another?</p><ul><li>The parcels are free and go to addresses in Finland in March, May and September.</li><li>Every bag states its allergens; the recipe stays here.</li><li>When a flavour goes on sale, you hear of it first.</li></ul>',
    },
    requiresLogin: true,
    loginIntro: {
      fi: 'Raatiin otamme ihmisiä, joilla on tili: siitä tiedämme, minne paketti lähetetään. Kirjaudu ensin, ilmoittaudu sitten.',
      sv: 'Till panelen tar vi personer som har ett konto: då vet vi vart paketet ska. Logga in först, anmäl dig sedan.',
      en: 'The panel is for people with an account: that tells us where the parcel goes. Sign in first, then join.',
    },
    loginTitle: { fi: 'Kirjaudu tai luo tili', sv: 'Logga in eller skapa konto', en: 'Sign in or create an account' },
    errorMessage: {
      fi: 'Kirjautuminen ei onnistunut. Yritä uudelleen, tai kirjoita asiakaspalveluun, niin selvitämme asian.',
      sv: 'Inloggningen lyckades inte. Försök igen, eller skriv till kundtjänsten så reder vi ut det.',
      en: 'Signing in did not work. Try again, or write to customer service and we will sort it out.',
    },
    field: 'lilac',
  },
  areas: {
    mainContentArea: [
      notice({
        key: 'tasting-panel-allergy',
        name: 'Maistajaraati: allergiat',
        kind: 'Error',
        heading: {
          fi: 'Jos allergiasi on vaarallinen',
          sv: 'Om din allergi är farlig',
          en: 'If your allergy is dangerous',
        },
        body: {
          fi: '<p>Älä tule raatiin. Koe-eriä tehdään pöydällä, jolla käsitellään maitoa, pähkinöitä, vehnää ja munaa, emmekä voi luvata, ettei niitä ole joukossa.</p>',
          sv: '<p>Var inte med i panelen. Provsatserna görs på ett bord där mjölk, nötter, vete och ägg hanteras, och vi kan inte lova att något är fritt från dem.</p>',
          en: '<p>Do not join the panel. Trial batches are made on a table that sees milk, nuts, wheat and egg, and we cannot promise that anything is free from them.</p>',
        },
      }),
      parcel,
      join,
    ],
  },
} satisfies PageDefinition

export const tastingPanelThanksPage = {
  key: 'tasting-panel-thanks',
  type: 'ContentPage',
  parent: 'tasting-panel',
  name: { fi: 'Kiitos', sv: 'Tack', en: 'Thank you' },
  slug: { fi: 'kiitos', sv: 'tack', en: 'thank-you' },
  fields: {
    ...plainMeta,
    noindex: true,
    metaTitle: {
      fi: 'Kiitos ilmoittautumisesta · Konvehti',
      sv: 'Tack för din anmälan · Konvehti',
      en: 'Thank you for joining · Konvehti',
    },
    metaDescription: {
      fi: 'Ilmoittautumisesi maistajaraatiin on perillä.',
      sv: 'Din anmälan till smakpanelen är framme.',
      en: 'Your name is down for the tasting panel.',
    },
    heroImage: null,
    topic: { fi: 'Kiitos, olet *listalla*', sv: 'Tack, du är *på listan*', en: 'Thank you, you are *on the list*' },
    mainIntro: {
      fi: 'Lähetimme vahvistuksen sähköpostiisi. Vastaus tulee helmikuun loppuun mennessä, valittiinpa sinut tai ei.',
      sv: 'Vi skickade en bekräftelse till din e-post. Svaret kommer före slutet av februari, vare sig du blir vald eller inte.',
      en: 'A confirmation is in your mailbox. The answer comes by the end of February, whether you are chosen or not.',
    },
    introImage: picture('recipes/truffle-bowl'),
    mainBody: {
      fi: '<p>Sitä odotellessa voit harjoitella: <a href="content:article-tasting">näin maistat suklaata</a> viidessä vaiheessa. Kolme sanaa riittää tässäkin.</p>',
      sv: '<p>Medan du väntar kan du öva: <a href="content:article-tasting">så smakar du choklad</a> i fem steg. Tre ord räcker också här.</p>',
      en: '<p>You can practise in the meantime: <a href="content:article-tasting">how to taste chocolate</a> in five steps. Three words will do here too.</p>',
    },
    requiresLogin: false,
    loginIntro: '',
    loginTitle: '',
    errorMessage: '',
    field: 'lilac',
  },
} satisfies PageDefinition
