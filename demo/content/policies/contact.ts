import { asked, askedConsent, askedEmail, askedName } from '../forms.ts'
import { picture } from '../media.ts'
import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'

const questions = {
  key: 'contact-questions',
  type: 'AccordionItemsBlock',
  name: 'Asiakaspalvelu: kysymykset',
  fields: {
    heading: { fi: 'Ennen kuin kirjoitat', sv: 'Innan du skriver', en: 'Before you write' },
    headingLevel: 'h2',
    alwaysOpen: false,
    items: [
      {
        title: {
          fi: 'En saanut tilausvahvistusta',
          sv: 'Jag fick ingen orderbekräftelse',
          en: 'I got no order confirmation',
        },
        body: {
          fi: '<p>Vahvistus lähtee heti, kun maksu on vahvistettu, yleensä minuutissa. Katso roskapostikansio. Jos viestiä ei ole tunnissa, kirjoita meille nimi ja tilauksen summa, niin etsimme sen.</p>',
          sv: '<p>Bekräftelsen skickas genast när betalningen är bekräftad, oftast inom en minut. Titta i skräpposten. Har den inte kommit inom en timme, skriv ditt namn och beställningens summa till oss, så letar vi.</p>',
          en: '<p>The confirmation is sent as soon as the payment is confirmed, usually within a minute. Look in your junk mail. If it has not come within an hour, write to us with your name and the total, and we will find it.</p>',
        },
      },
      {
        title: { fi: 'Maksu hylättiin', sv: 'Betalningen nekades', en: 'My payment was refused' },
        body: {
          fi: '<p>Yritä uudelleen tai kokeile toista korttia: ostoskorisi on tallessa. Jos pankkisi on varannut summan, varaus poistuu muutamassa päivässä. Samaa tilausta ei veloiteta kahdesti.</p>',
          sv: '<p>Försök igen eller med ett annat kort: din varukorg finns kvar. Har banken reserverat summan försvinner reserveringen inom några dagar. Samma beställning debiteras inte två gånger.</p>',
          en: '<p>Try again or use another card: your cart is still there. If your bank has reserved the sum, the reservation lapses in a few days. The same order is not charged twice.</p>',
        },
      },
      {
        title: { fi: 'Voinko muuttaa tilausta?', sv: 'Kan jag ändra en beställning?', en: 'Can I change an order?' },
        body: {
          fi: '<p>Kirjoita heti. Osoitteen voimme vaihtaa ja tilauksen perua, kunnes paketti on pakattu. Kaiverruksen tekstiä ei voi muuttaa, kun kone on käynnistynyt.</p>',
          sv: '<p>Skriv genast. Vi kan byta adress och avbeställa tills paketet är packat. En gravyrs text kan inte ändras när maskinen har startat.</p>',
          en: '<p>Write at once. We can change the address or cancel the order until the parcel is packed. The text of an engraving cannot be changed once the machine has started.</p>',
        },
      },
      {
        title: {
          fi: 'Suklaan pinta on harmaa',
          sv: 'Chokladen är grå på ytan',
          en: 'The chocolate has a grey surface',
        },
        body: {
          fi: '<p>Se on rasvaa tai sokeria, joka on noussut pintaan lämmönvaihtelussa. Suklaa on turvallista, mutta rakenne on kärsinyt. Lähetä kuva ja eränumero, niin saat uuden.</p>',
          sv: '<p>Det är fett eller socker som stigit upp när temperaturen har växlat. Chokladen är ofarlig, men strukturen har tagit skada. Skicka en bild och partinumret, så får du ny.</p>',
          en: '<p>That is fat or sugar that has risen as the temperature swung. The chocolate is safe, but its texture has suffered. Send a picture and the batch number, and you will get a new one.</p>',
        },
      },
      {
        title: {
          fi: 'Olen allerginen. Mistä tiedän, mitä voin syödä?',
          sv: 'Jag är allergisk. Hur vet jag vad jag kan äta?',
          en: 'I have an allergy. How do I know what I can eat?',
        },
        body: {
          fi: '<p>Tuotesivulla on ainesosaluettelo, jossa allergeenit on lihavoitu, sekä taulukko, joka erottaa aineksen ja mahdolliset jäämät. Listan voi rajata myös sen mukaan, mitä tuotteessa ei saa olla. Lue silti aina pakkaus.</p>',
          sv: '<p>På produktsidan finns en ingrediensförteckning med allergenerna i fetstil och en tabell som skiljer på ingrediens och eventuella spår. Listan kan också begränsas efter vad produkten inte får innehålla. Läs ändå alltid förpackningen.</p>',
          en: '<p>The product page has a list of ingredients with the allergens in bold and a table that tells ingredients from possible traces. Lists can also be narrowed by what a product must not contain. Always read the package as well.</p>',
        },
      },
      {
        title: {
          fi: 'Tilaus yritykselle tai monelle saajalle',
          sv: 'Beställning för företag eller till flera mottagare',
          en: 'Orders for companies or many recipients',
        },
        body: {
          fi: '<p>Kirjoita, kuinka monta rasiaa, minne ja mihin päivään mennessä. Saat vastauksen kahdessa arkipäivässä. Valmiiksi koottu vaihtoehto on <a href="product:KV7040">Kuratoitu yrityslahja</a>.</p>',
          sv: '<p>Skriv hur många askar, vart och till vilken dag. Du får svar inom två vardagar. Ett färdigt alternativ är <a href="product:KV7040">Företagsgåvan</a>.</p>',
          en: '<p>Write how many boxes, where to and by which day. You will have an answer within two working days. A ready-made choice is the <a href="product:KV7040">Curated corporate gift</a>.</p>',
        },
      },
    ],
  },
} satisfies BlockDefinition

const mainBody = {
  fi: `<h2>Ota yhteyttä</h2>
<table>
<tbody>
<tr><th scope="row">Sähköposti</th><td><a href="mailto:asiakaspalvelu@konvehti.example">asiakaspalvelu@konvehti.example</a><br>Vastaamme kahden arkipäivän kuluessa.</td></tr>
<tr><th scope="row">Puhelin</th><td><a href="tel:+35890000000">09 000 0000</a><br>Arkisin klo 9–15. Paikallisverkko- tai matkapuhelinmaksu.</td></tr>
<tr><th scope="row">Posti</th><td>Konvehti Oy, Asiakaspalvelu, Nilsiänkatu 12, 00510 Helsinki</td></tr>
</tbody>
</table>
<p>Kerro viestissä tilausnumero: se alkaa kirjaimilla KV ja lukee tilausvahvistuksessa. Jos asia koskee yhtä tuotetta, liitä kuva ja pakkauksen eränumero.</p>
<h2>Asiat, joihin on oma sivu</h2>
<ul>
<li><a href="content:delivery">Toimitus: hinnat ja ajat</a></li>
<li><a href="content:returns">Palautus ja peruuttaminen</a></li>
<li><a href="content:terms">Tilausehdot</a></li>
<li><a href="content:privacy">Tietosuoja</a> ja <a href="content:cookies">evästeet</a></li>
<li><a href="content:accessibility">Saavutettavuus</a></li>
</ul>
<h2>Yritys</h2>
<p>Konvehti Oy, Y-tunnus 2841907-3<br>Nilsiänkatu 12, 00510 Helsinki, Vallila</p>`,
  sv: `<h2>Kontakta oss</h2>
<table>
<tbody>
<tr><th scope="row">E-post</th><td><a href="mailto:asiakaspalvelu@konvehti.example">asiakaspalvelu@konvehti.example</a><br>Vi svarar inom två vardagar.</td></tr>
<tr><th scope="row">Telefon</th><td><a href="tel:+35890000000">+358 9 000 0000</a><br>Vardagar kl. 9–15 finsk tid. Vanlig samtalsavgift.</td></tr>
<tr><th scope="row">Post</th><td>Konvehti Oy, Kundtjänst, Nilsiägatan 12, 00510 Helsingfors</td></tr>
</tbody>
</table>
<p>Uppge beställningsnumret: det börjar på KV och står i orderbekräftelsen. Gäller det en enskild produkt, bifoga en bild och partinumret på förpackningen.</p>
<h2>Det som har en egen sida</h2>
<ul>
<li><a href="content:delivery">Leverans: priser och tider</a></li>
<li><a href="content:returns">Retur och ångerrätt</a></li>
<li><a href="content:terms">Beställningsvillkor</a></li>
<li><a href="content:privacy">Dataskydd</a> och <a href="content:cookies">kakor</a></li>
<li><a href="content:accessibility">Tillgänglighet</a></li>
</ul>
<h2>Företaget</h2>
<p>Konvehti Oy, FO-nummer 2841907-3<br>Nilsiägatan 12, 00510 Helsingfors, Vallgård</p>`,
  en: `<h2>Get in touch</h2>
<table>
<tbody>
<tr><th scope="row">E-mail</th><td><a href="mailto:asiakaspalvelu@konvehti.example">asiakaspalvelu@konvehti.example</a><br>We answer within two working days.</td></tr>
<tr><th scope="row">Telephone</th><td><a href="tel:+35890000000">+358 9 000 0000</a><br>Working days 9–15 Finnish time. Ordinary call charge.</td></tr>
<tr><th scope="row">Post</th><td>Konvehti Oy, Customer service, Nilsiänkatu 12, 00510 Helsinki, Finland</td></tr>
</tbody>
</table>
<p>Give the order number: it begins with KV and is in your order confirmation. If it concerns one product, add a picture and the batch number on the package.</p>
<h2>Matters with a page of their own</h2>
<ul>
<li><a href="content:delivery">Delivery: prices and times</a></li>
<li><a href="content:returns">Returns and withdrawal</a></li>
<li><a href="content:terms">Terms of sale</a></li>
<li><a href="content:privacy">Privacy</a> and <a href="content:cookies">cookies</a></li>
<li><a href="content:accessibility">Accessibility</a></li>
</ul>
<h2>Company</h2>
<p>Konvehti Oy, business ID 2841907-3<br>Nilsiänkatu 12, 00510 Helsinki (Vallila), Finland</p>`,
}

/** On phones alone: there it is one press. */
const call = {
  key: 'contact-call',
  type: 'LinkBlock',
  name: 'Asiakaspalvelu: soita',
  channels: ['mobile'],
  fields: {
    label: { fi: 'Soita 09 000 0000', sv: 'Ring +358 9 000 0000', en: 'Call +358 9 000 0000' },
    url: 'tel:+35890000000',
    anchorBlockId: 0,
    variant: 'secondary',
    newWindow: false,
    verticalPadding: 2,
    alignment: 'start',
  },
} satisfies BlockDefinition

const write = {
  key: 'contact-form',
  type: 'FormBlock',
  name: 'Asiakaspalvelu: yhteydenotto',
  fields: {
    formName: 'Yhteydenotto',
    heading: { fi: 'Kirjoita *tästä*', sv: 'Skriv *här*', en: 'Write *from here*' },
    headingLevel: 'h2',
    intro: {
      fi: '<p>Vastaamme sähköpostiin kahden arkipäivän kuluessa. Kuva ja eränumero nopeuttavat, kun kyse on tuotteesta.</p>',
      sv: '<p>Vi svarar per e-post inom två vardagar. En bild och partinumret gör att det går fortare när det gäller en produkt.</p>',
      en: '<p>We answer by e-mail within two working days. If it is about a product, a picture and the batch number make it quicker.</p>',
    },
    field: 'mint',
    image: picture('category/konvehdit'),
    items: [
      askedName,
      askedEmail,
      asked(
        'about',
        { fi: 'Mistä on kyse?', sv: 'Vad gäller det?', en: 'What is it about?' },
        {
          kind: 'choice',
          isRequired: true,
          options: [
            { fi: 'Tilaus tai toimitus', sv: 'Beställning eller leverans', en: 'An order or its delivery' },
            { fi: 'Tuote', sv: 'Produkt', en: 'A product' },
            { fi: 'Palautus', sv: 'Retur', en: 'A return' },
            { fi: 'Lahjakortti', sv: 'Presentkort', en: 'A gift card' },
            { fi: 'Jokin muu', sv: 'Något annat', en: 'Something else' },
          ],
        },
      ),
      asked(
        'order',
        { fi: 'Tilausnumero', sv: 'Beställningsnummer', en: 'Order number' },
        {
          maxLength: 20,
          help: {
            fi: 'Alkaa kirjaimilla KV. Lukee tilausvahvistuksessa.',
            sv: 'Börjar på KV. Står i orderbekräftelsen.',
            en: 'Begins with KV. It is in your order confirmation.',
          },
        },
      ),
      asked(
        'message',
        { fi: 'Viesti', sv: 'Meddelande', en: 'Message' },
        { kind: 'lines', isRequired: true, maxLength: 2_000 },
      ),
      asked('picture', { fi: 'Kuva tai kuitti', sv: 'Bild eller kvitto', en: 'Picture or receipt' }, { kind: 'file' }),
      askedConsent({
        fi: 'Tietojani saa käyttää asiani hoitamiseen.',
        sv: 'Mina uppgifter får användas för att sköta ärendet.',
        en: 'My details may be used to deal with this.',
      }),
    ],
    submitLabel: { fi: 'Lähetä viesti', sv: 'Skicka meddelandet', en: 'Send the message' },
    thanksHeading: {
      fi: 'Kiitos, viesti on perillä',
      sv: 'Tack, meddelandet är framme',
      en: 'Thank you, it has arrived',
    },
    thanksText: {
      fi: 'Saat vahvistuksen sähköpostiisi ja vastauksen kahden arkipäivän kuluessa.',
      sv: 'Du får en bekräftelse per e-post och svar inom två vardagar.',
      en: 'A confirmation is on its way to your mailbox, and an answer within two working days.',
    },
    thanksPage: '',
    confirmPage: '',
    desk: 'service',
  },
} satisfies BlockDefinition

export const contactPage = {
  key: 'contact',
  type: 'LandingPage',
  parent: 'start',
  name: { fi: 'Asiakaspalvelu', sv: 'Kundtjänst', en: 'Customer service' },
  slug: { fi: 'asiakaspalvelu', sv: 'kundtjanst', en: 'customer-service' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Asiakaspalvelu ja yhteystiedot · Konvehti',
      sv: 'Kundtjänst och kontaktuppgifter · Konvehti',
      en: 'Customer service and contact · Konvehti',
    },
    metaDescription: {
      fi: 'Konvehdin asiakaspalvelu vastaa kahdessa arkipäivässä. Sähköposti, puhelin ja osoite sekä vastaukset tilausta, maksua ja tuotteita koskeviin kysymyksiin.',
      sv: 'Konvehtis kundtjänst svarar inom två vardagar. E-post, telefon och adress samt svar på frågor om beställning, betalning och produkter.',
      en: 'Konvehti’s customer service answers within two working days. E-mail, telephone and address, and answers about orders, payment and products.',
    },
    heading: { fi: 'Asiakaspalvelu', sv: 'Kundtjänst', en: 'Customer service' },
    lead: {
      fi: 'Kirjoita suomeksi, ruotsiksi tai englanniksi. Vastaaja istuu pakkaamon vieressä ja näkee hyllyt.',
      sv: 'Skriv på finska, svenska eller engelska. Den som svarar sitter bredvid packningen och ser hyllan.',
      en: 'Write in Finnish, Swedish or English. Whoever answers sits beside the packing room and can see the shelf.',
    },
    mainBody,
    field: 'mint',
  },
  areas: { mainContentArea: [call, write], bottomContentArea: [questions] },
} satisfies PageDefinition
