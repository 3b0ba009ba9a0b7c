import type { Localized } from '#src/common/locale.ts'
import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { picture } from '../media.ts'
import { further, panel, prose } from '../parts.ts'

const pictures = [
  'hero/hero-bars',
  'hero/hero-pralines',
  'hero/hero-engraved',
  'hero/hero-willja',
  'hero/hero-froosh',
].map((name) => picture(name))
const listed = (language: keyof Localized): string =>
  pictures.map(({ url, altText }) => `<li><a href="${url}" target="_blank">${altText[language]}</a></li>`).join('\n')

const facts = prose({
  key: 'press-facts',
  name: 'Media: yritys lyhyesti',
  heading: { fi: 'Konvehti *lyhyesti*', sv: 'Konvehti *i korthet*', en: 'Konvehti *in brief*' },
  html: {
    fi: `<table>
<tbody>
<tr><th scope="row">Yhtiö</th><td>Konvehti Oy, Y-tunnus 2841907-3</td></tr>
<tr><th scope="row">Perustettu</th><td>2011, Vallilassa, entisessä autokorjaamossa</td></tr>
<tr><th scope="row">Mitä teemme</th><td>Suklaata, konvehteja, makeisia, pastilleja, keksejä ja ruisleipää</td></tr>
<tr><th scope="row">Sarjat</th><td>Konvehti, willja (2020), Froosh (2023)</td></tr>
<tr><th scope="row">Tuotteita</th><td>Noin sata</td></tr>
<tr><th scope="row">Kahviloita ja myymälöitä</th><td><a href="content:cafes">14, Helsingistä Rovaniemelle</a></td></tr>
<tr><th scope="row">Henkilöstö</th><td>118</td></tr>
<tr><th scope="row">Kaakaota vuonna 2025</th><td>96 tonnia: <a href="content:sustainability">alkuperä ja luvut</a></td></tr>
</tbody>
</table>`,
    sv: `<table>
<tbody>
<tr><th scope="row">Bolag</th><td>Konvehti Oy, FO-nummer 2841907-3</td></tr>
<tr><th scope="row">Grundat</th><td>2011 i Vallgård, i en före detta bilverkstad</td></tr>
<tr><th scope="row">Vad vi gör</th><td>Choklad, praliner, godis, pastiller, kex och rågbröd</td></tr>
<tr><th scope="row">Serier</th><td>Konvehti, willja (2020), Froosh (2023)</td></tr>
<tr><th scope="row">Produkter</th><td>Ungefär hundra</td></tr>
<tr><th scope="row">Kaféer och butiker</th><td><a href="content:cafes">14, från Helsingfors till Rovaniemi</a></td></tr>
<tr><th scope="row">Anställda</th><td>118</td></tr>
<tr><th scope="row">Kakao år 2025</th><td>96 ton: <a href="content:sustainability">ursprung och siffror</a></td></tr>
</tbody>
</table>`,
    en: `<table>
<tbody>
<tr><th scope="row">Company</th><td>Konvehti Oy, business ID 2841907-3</td></tr>
<tr><th scope="row">Founded</th><td>2011 in Vallila, Helsinki, in a former car workshop</td></tr>
<tr><th scope="row">What we make</th><td>Chocolate, pralines, sweets, pastilles, biscuits and rye bread</td></tr>
<tr><th scope="row">Ranges</th><td>Konvehti, willja (2020), Froosh (2023)</td></tr>
<tr><th scope="row">Products</th><td>About a hundred</td></tr>
<tr><th scope="row">Cafés and shops</th><td><a href="content:cafes">14, from Helsinki to Rovaniemi</a></td></tr>
<tr><th scope="row">Staff</th><td>118</td></tr>
<tr><th scope="row">Cocoa in 2025</th><td>96 tonnes: <a href="content:sustainability">origins and figures</a></td></tr>
</tbody>
</table>`,
  },
  field: 'bone',
})

const downloads = prose({
  key: 'press-pictures',
  name: 'Media: kuvat',
  heading: { fi: 'Kuvat *julkaistavaksi*', sv: 'Bilder *att publicera*', en: 'Pictures *to publish*' },
  html: {
    fi: `<p>Kuvat ovat 2000 kuvapistettä leveitä. Ne saa julkaista vapaasti jutun yhteydessä, kun kuvaajaksi merkitään Konvehti.</p>\n<ul>\n${listed('fi')}\n</ul>\n<p>Painoon sopivat koot ja sanamerkit saat kysymällä.</p>`,
    sv: `<p>Bilderna är 2000 bildpunkter breda. De får publiceras fritt i samband med en artikel när Konvehti anges som fotograf.</p>\n<ul>\n${listed('sv')}\n</ul>\n<p>Format för tryck och ordmärken får du på begäran.</p>`,
    en: `<p>The pictures are 2000 pixels wide. They may be published freely with an article when Konvehti is named as the photographer.</p>\n<ul>\n${listed('en')}\n</ul>\n<p>Sizes for print and wordmarks are sent on request.</p>`,
  },
})

const pictured = {
  key: 'press-instagram',
  type: 'LinkBlock',
  name: 'Media: Instagram',
  fields: {
    label: {
      fi: 'Lisää kuvia arjesta Instagramissa',
      sv: 'Fler bilder från vardagen på Instagram',
      en: 'Everyday pictures on Instagram',
    },
    url: 'https://instagram.konvehti.example/',
    anchorBlockId: 0,
    variant: 'secondary',
    newWindow: true,
    verticalPadding: 2,
    alignment: 'start',
  },
} satisfies BlockDefinition

const visit = panel({
  key: 'press-visit',
  name: 'Media: vierailu',
  heading: { fi: 'Tule *katsomaan*', sv: 'Kom och *se*', en: 'Come and *see*' },
  body: {
    fi: '<p>Toimittajille valimo ja leipomo ovat auki sopimuksesta. Linja käy arkisin kello kuudesta kahteen, juuri ruokitaan iltakymmeneltä. Kuvata saa kaikkea muuta kuin ihmisiä kysymättä heiltä.</p><p>Isäntänä on tavallisesti Tuula Rantanen valimosta. Haastattelut onnistuvat suomeksi, ruotsiksi ja englanniksi.</p>',
    sv: '<p>För journalister är gjuteriet och bageriet öppna enligt överenskommelse. Linjen går vardagar från klockan sex till två, surdegen matas klockan tio på kvällen. Allt får fotograferas, människor om man frågar dem.</p><p>Värd är oftast Tuula Rantanen från gjuteriet. Intervjuer går bra på finska, svenska och engelska.</p>',
    en: '<p>Journalists may see the moulding room and the bakery by appointment. The line runs from six to two on working days; the starter is fed at ten in the evening. You may photograph everything, and people if you ask them.</p><p>Your host is usually Tuula Rantanen of the moulding room. Interviews are possible in Finnish, Swedish and English.</p>',
  },
  image: picture('category/konvehdit'),
  side: 'right',
  background: 'peach',
  quarter: true,
})

export const pressPage = {
  key: 'press',
  type: 'LandingPage',
  parent: 'story',
  name: { fi: 'Medialle', sv: 'För medier', en: 'Press' },
  slug: { fi: 'medialle', sv: 'for-medier', en: 'press' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Medialle: tiedot, kuvat ja yhteys · Konvehti',
      sv: 'För medier: fakta, bilder och kontakt · Konvehti',
      en: 'Press: facts, pictures and contact · Konvehti',
    },
    metaDescription: {
      fi: 'Konvehti Oy lyhyesti, kuvat julkaistavaksi, viestinnän yhteystiedot ja ohjeet toimittajalle, joka haluaa käydä valimossa.',
      sv: 'Konvehti Oy i korthet, bilder att publicera, kontakt till kommunikationen och råd till den journalist som vill besöka gjuteriet.',
      en: 'Konvehti Oy in brief, pictures to publish, the press contact, and advice for journalists who want to visit the moulding room.',
    },
    ogImage: picture('hero/hero-bars'),
    heading: { fi: 'Medialle', sv: 'För medier', en: 'For the *press*' },
    lead: {
      fi: 'Vastaamme toimittajalle samana arkipäivänä. Jos emme tiedä, kysymme siltä, joka seisoo koneen vieressä.',
      sv: 'En journalist får svar samma vardag. Vet vi inte frågar vi den som står vid maskinen.',
      en: 'Journalists have an answer the same working day. If we do not know, we ask whoever stands beside the machine.',
    },
    mainBody: {
      fi: '<p>Viestintä, Elina Wahlroos: <a href="mailto:media@konvehti.example">media@konvehti.example</a>, puhelin <a href="tel:+35890000010">09 000 0010</a> arkisin klo 9–15.</p>',
      sv: '<p>Kommunikation, Elina Wahlroos: <a href="mailto:media@konvehti.example">media@konvehti.example</a>, telefon <a href="tel:+35890000010">+358 9 000 0010</a> vardagar kl. 9–15 finsk tid.</p>',
      en: '<p>Press contact, Elina Wahlroos: <a href="mailto:media@konvehti.example">media@konvehti.example</a>, telephone <a href="tel:+35890000010">+358 9 000 0010</a> on working days 9–15 Finnish time.</p>',
    },
    field: 'bone',
  },
  areas: {
    mainContentArea: [
      facts,
      visit,
      downloads,
      pictured,
      further({
        key: 'press-further',
        name: 'Media: lue lisää',
        heading: { fi: 'Taustaksi', sv: 'Som bakgrund', en: 'Background' },
        pages: ['content:newsroom', 'content:sustainability', 'content:article-cocoa'],
      }),
    ],
  },
} satisfies PageDefinition
