import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'

const questions = {
  key: 'delivery-questions',
  type: 'AccordionItemsBlock',
  name: 'Toimitus: kysymykset',
  fields: {
    heading: { fi: 'Kysyttyä toimituksesta', sv: 'Frågor om leveransen', en: 'Questions about delivery' },
    headingLevel: 'h2',
    alwaysOpen: false,
    items: [
      {
        title: {
          fi: 'Voinko valita toimitustavan?',
          sv: 'Kan jag välja leveranssätt?',
          en: 'Can I choose the delivery method?',
        },
        body: {
          fi: '<p>Suomessa voit: kotiin, pakettiautomaattiin, noutopisteeseen tai myymälään Helsingissä. Kotiinkuljetukselle voit valita päivän ja ajan. Muihin Pohjoismaihin paketti tulee kotiin.</p>',
          sv: '<p>I Finland kan du det: hem, till paketautomat, till utlämningsställe eller till en butik i Helsingfors. För hemleverans kan du välja dag och tid. I övriga Norden kommer paketet hem.</p>',
          en: '<p>In Finland you can: home, a parcel locker, a pick-up point or a shop in Helsinki. For home delivery you can choose the day and the time. In the other Nordic countries the parcel comes to the door.</p>',
        },
      },
      {
        title: { fi: 'Mistä 49 euroa lasketaan?', sv: 'Hur räknas de 49 euron?', en: 'How are the 49 euros counted?' },
        body: {
          fi: '<p>Tuotteiden yhteissummasta alennusten jälkeen, ilman toimitusmaksua. Ostoskori kertoo, paljonko puuttuu.</p>',
          sv: '<p>På produkternas summa efter rabatter, utan leveransavgift. Varukorgen säger hur mycket som fattas.</p>',
          en: '<p>On the sum of the products after discounts, without delivery. The cart tells you how much is missing.</p>',
        },
      },
      {
        title: {
          fi: 'Sulaako suklaa matkalla?',
          sv: 'Smälter chokladen på vägen?',
          en: 'Will the chocolate melt on the way?',
        },
        body: {
          fi: '<p>Syyskuusta toukokuuhun ei. Kun lämpötila nousee yli 23 asteen, pakkaamme kylmäkallen mukaan emmekä lähetä perjantaisin, ettei paketti jää viikonlopuksi autoon. Jos suklaa silti on sulanut, saat uuden.</p>',
          sv: '<p>Inte mellan september och maj. När temperaturen stiger över 23 grader lägger vi med en kylklamp och skickar inget på fredagar, så att paketet inte blir stående i en bil över helgen. Har chokladen ändå smält får du ny.</p>',
          en: '<p>Not from September to May. When it is warmer than 23 degrees we pack an ice pack and send nothing on Fridays, so that the parcel does not spend a weekend in a van. If the chocolate has melted all the same, you get a new one.</p>',
        },
      },
      {
        title: {
          fi: 'Voiko paketin lähettää suoraan saajalle?',
          sv: 'Kan paketet skickas direkt till mottagaren?',
          en: 'Can the parcel go straight to the recipient?',
        },
        body: {
          fi: '<p>Kyllä voi. Anna kassalla toimitusosoitteeksi saajan osoite ja laskutusosoitteeksi omasi. Pakettiin ei tule hintoja.</p>',
          sv: '<p>Ja. Ange mottagarens adress som leveransadress och din egen som faktureringsadress i kassan. Inga priser läggs i paketet.</p>',
          en: '<p>Yes. At checkout, give the recipient’s address for delivery and your own for billing. No prices go in the parcel.</p>',
        },
      },
      {
        title: {
          fi: 'Mitä jos kukaan ei ole kotona?',
          sv: 'Vad händer om ingen är hemma?',
          en: 'What if nobody is at home?',
        },
        body: {
          fi: '<p>Kuljettaja soittaa tilauksessa annettuun numeroon. Jos ette tapaa, paketti viedään lähimpään noutopisteeseen, ja saat siitä tekstiviestin. Paketti odottaa seitsemän päivää.</p>',
          sv: '<p>Chauffören ringer till numret i beställningen. Träffas ni inte förs paketet till närmaste utlämningsställe och du får ett textmeddelande. Paketet väntar i sju dagar.</p>',
          en: '<p>The driver rings the number given in the order. If you miss each other, the parcel goes to the nearest pick-up point and you get a text message. It waits for seven days.</p>',
        },
      },
      {
        title: {
          fi: 'Toimitatteko muihin maihin?',
          sv: 'Levererar ni till andra länder?',
          en: 'Do you deliver to other countries?',
        },
        body: {
          fi: '<p>Suomen lisäksi Ruotsiin, Tanskaan, Norjaan ja Islantiin. Muualle emme toimita.</p>',
          sv: '<p>Utöver Finland till Sverige, Danmark, Norge och Island. Till andra länder levererar vi inte.</p>',
          en: '<p>To Sweden, Denmark, Norway and Iceland as well as Finland. We do not deliver elsewhere.</p>',
        },
      },
    ],
  },
} satisfies BlockDefinition

const mainBody = {
  fi: `<h2>Hinnat</h2>
<table>
<thead><tr><th scope="col">Tapa</th><th scope="col">Tilaus alle 49 €</th><th scope="col">49 € tai yli</th></tr></thead>
<tbody>
<tr><th scope="row">Kotiinkuljetus</th><td>8,90 €</td><td>0 €</td></tr>
<tr><th scope="row">Noutopiste</th><td>5,90 €</td><td>0 €</td></tr>
<tr><th scope="row">Pakettiautomaatti</th><td>4,90 €</td><td>0 €</td></tr>
<tr><th scope="row">Nouto myymälästä, Helsinki</th><td>0 €</td><td>0 €</td></tr>
<tr><th scope="row">Toimitus ulkomaille: Ruotsi, Tanska, Norja ja Islanti</th><td>12,90 €</td><td>12,90 €</td></tr>
<tr><th scope="row">Kirje saajalle: kaiverrettu levy</th><td>6,90 €</td><td>6,90 €</td></tr>
<tr><th scope="row">Kirje saajalle ulkomaille: kaiverrettu levy</th><td>6,90 €</td><td>6,90 €</td></tr>
</tbody>
</table>
<p>Hinnat ovat alle 5 kilon paketeille, painavampi maksaa enemmän: kassa kertoo hinnan. Ilmaisen toimituksen raja koskee vain Suomea.</p>
<h2>Ajat</h2>
<p>Pakkaamme arkipäivisin. Ennen kello 12 tehty tilaus lähtee yleensä samana päivänä, viimeistään toisena arkipäivänä.</p>
<table>
<thead><tr><th scope="col">Minne</th><th scope="col">Lähetyksestä perille</th></tr></thead>
<tbody>
<tr><th scope="row">Suomi</th><td>1–2 arkipäivää</td></tr>
<tr><th scope="row">Ruotsi</th><td>2–4 arkipäivää</td></tr>
<tr><th scope="row">Tanska ja Norja</th><td>3–6 arkipäivää</td></tr>
<tr><th scope="row">Islanti</th><td>5–6 arkipäivää</td></tr>
</tbody>
</table>
<p>Kaiverrettu levy valmistetaan tilauksesta kahdessa arkipäivässä ja lähtee omana kirjepakettinaan saajalle, erillään muista tuotteista.</p>
<h2>Norja ja Islanti</h2>
<p>Norja ja Islanti ovat EU:n tulliliiton ulkopuolella. Saaja voi joutua maksamaan perillä arvonlisäveron, tullin ja kuljetusyhtiön käsittelymaksun.</p>
<h2>Kun paketti tulee</h2>
<p>Avaa se samana päivänä ja siirrä suklaa viileään, 15–18 asteeseen. Jos paketti on vaurioitunut, ota siitä kuva ja kirjoita <a href="content:contact">asiakaspalveluun</a>. Tuore leipä on parasta syödä tai pakastaa heti.</p>`,
  sv: `<h2>Priser</h2>
<table>
<thead><tr><th scope="col">Sätt</th><th scope="col">Beställning under 49 €</th><th scope="col">49 € eller mer</th></tr></thead>
<tbody>
<tr><th scope="row">Hemleverans</th><td>8,90 €</td><td>0 €</td></tr>
<tr><th scope="row">Utlämningsställe</th><td>5,90 €</td><td>0 €</td></tr>
<tr><th scope="row">Paketautomat</th><td>4,90 €</td><td>0 €</td></tr>
<tr><th scope="row">Hämtning i butik, Helsingfors</th><td>0 €</td><td>0 €</td></tr>
<tr><th scope="row">Leverans utomlands: Sverige, Danmark, Norge och Island</th><td>12,90 €</td><td>12,90 €</td></tr>
<tr><th scope="row">Brev till mottagaren: graverad chokladkaka</th><td>6,90 €</td><td>6,90 €</td></tr>
<tr><th scope="row">Brev till mottagaren utomlands: graverad chokladkaka</th><td>6,90 €</td><td>6,90 €</td></tr>
</tbody>
</table>
<p>Priserna gäller paket under 5 kilo, tyngre kostar mer: kassan säger priset. Gränsen för fri frakt gäller bara Finland.</p>
<h2>Tider</h2>
<p>Vi packar på vardagar. En beställning före klockan 12 finsk tid skickas oftast samma dag, senast inom två vardagar.</p>
<table>
<thead><tr><th scope="col">Vart</th><th scope="col">Från avsändning till dörr</th></tr></thead>
<tbody>
<tr><th scope="row">Finland</th><td>1–2 vardagar</td></tr>
<tr><th scope="row">Sverige</th><td>2–4 vardagar</td></tr>
<tr><th scope="row">Danmark och Norge</th><td>3–6 vardagar</td></tr>
<tr><th scope="row">Island</th><td>5–6 vardagar</td></tr>
</tbody>
</table>
<p>En graverad chokladkaka görs på beställning på två vardagar och skickas som ett eget brevpaket till mottagaren, skilt från andra produkter.</p>
<h2>Norge och Island</h2>
<p>Norge och Island ligger utanför EU:s tullunion. Mottagaren kan vid ankomsten få betala mervärdesskatt, tull och transportföretagets hanteringsavgift.</p>
<h2>När paketet kommer</h2>
<p>Öppna det samma dag och flytta chokladen till svalka, 15–18 grader. Är paketet skadat, ta en bild och skriv till <a href="content:contact">kundtjänsten</a>. Färskt bröd äter eller fryser man helst genast.</p>`,
  en: `<h2>Prices</h2>
<table>
<thead><tr><th scope="col">Method</th><th scope="col">Orders under €49</th><th scope="col">€49 or more</th></tr></thead>
<tbody>
<tr><th scope="row">Home delivery</th><td>€8.90</td><td>€0</td></tr>
<tr><th scope="row">Pick-up point</th><td>€5.90</td><td>€0</td></tr>
<tr><th scope="row">Parcel locker</th><td>€4.90</td><td>€0</td></tr>
<tr><th scope="row">Store pick-up, Helsinki</th><td>€0</td><td>€0</td></tr>
<tr><th scope="row">Delivery abroad: Sweden, Denmark, Norway and Iceland</th><td>€12.90</td><td>€12.90</td></tr>
<tr><th scope="row">Letter to the recipient: engraved tablet</th><td>€6.90</td><td>€6.90</td></tr>
<tr><th scope="row">Letter to a recipient abroad: engraved tablet</th><td>€6.90</td><td>€6.90</td></tr>
</tbody>
</table>
<p>Prices are for parcels under 5 kilograms; heavier ones cost more, as the checkout tells. The limit for free delivery applies to Finland only.</p>
<h2>Times</h2>
<p>We pack on working days. An order made before noon Finnish time usually leaves the same day, and within two working days at the latest.</p>
<table>
<thead><tr><th scope="col">To</th><th scope="col">From dispatch to door</th></tr></thead>
<tbody>
<tr><th scope="row">Finland</th><td>1–2 working days</td></tr>
<tr><th scope="row">Sweden</th><td>2–4 working days</td></tr>
<tr><th scope="row">Denmark and Norway</th><td>3–6 working days</td></tr>
<tr><th scope="row">Iceland</th><td>5–6 working days</td></tr>
</tbody>
</table>
<p>An engraved tablet is made to order in two working days and goes to the recipient as a letter parcel of its own, apart from other products.</p>
<h2>Norway and Iceland</h2>
<p>Norway and Iceland are outside the EU customs union. VAT, duty and the carrier’s handling fee may be charged on arrival, and the recipient pays them.</p>
<h2>When the parcel comes</h2>
<p>Open it the same day and move the chocolate somewhere cool, 15–18 degrees. If the parcel is damaged, take a picture and write to <a href="content:contact">customer service</a>. Fresh bread is best eaten or frozen at once.</p>`,
}

export const deliveryPage = {
  key: 'delivery',
  type: 'LandingPage',
  parent: 'start',
  name: { fi: 'Toimitus', sv: 'Leverans', en: 'Delivery' },
  slug: { fi: 'toimitus', sv: 'leverans', en: 'delivery' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Toimitus: hinnat ja ajat · Konvehti',
      sv: 'Leverans: priser och tider · Konvehti',
      en: 'Delivery: prices and times · Konvehti',
    },
    metaDescription: {
      fi: 'Suomessa alkaen 4,90 €, 49 eurosta alkaen ilmainen. Ruotsiin, Tanskaan, Norjaan ja Islantiin 12,90 €. Toimitusajat ja vastaukset kysymyksiin.',
      sv: 'I Finland från 4,90 €, fri frakt från 49 euro. Till Sverige, Danmark, Norge och Island 12,90 €. Leveranstider och svar på frågor.',
      en: 'In Finland from €4.90, free from €49. To Sweden, Denmark, Norway and Iceland €12.90. Delivery times and answers to questions.',
    },
    heading: { fi: 'Toimitus', sv: 'Leverans', en: 'Delivery' },
    lead: {
      fi: 'Paketti lähtee Vallilasta samasta talosta, jossa levy valettiin. Suomessa toimitus maksaa 4,90 eurosta ylöspäin, ja 49 eurosta alkaen se on ilmainen.',
      sv: 'Paketet skickas från Vallgård, från samma hus där kakan göts. I Finland kostar frakten från 4,90 €, och från 49 euro är den fri.',
      en: 'The parcel leaves Vallila from the house where the bar was poured. In Finland delivery costs from €4.90, and nothing from €49.',
    },
    mainBody,
    field: 'sand',
  },
  areas: { bottomContentArea: [questions] },
} satisfies PageDefinition
