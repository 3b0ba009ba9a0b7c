import { type PageDefinition, plainMeta } from '../define.ts'

const mainBody = {
  fi: `<p>Käytämme vain välttämätöntä tallennusta: sellaista, jota ilman ostoskori ja kassa eivät toimi. Siihen ei tarvita lupaasi, mutta kerromme siitä silti. Mainonnan tai kävijäseurannan evästeitä emme käytä. Jos joskus haluamme niitä, kysymme ensin, ja kieltäminen on yhtä helppoa kuin hyväksyminen.</p>
<h2>Mitä selaimeesi tallennetaan</h2>
<table>
<thead><tr><th scope="col">Nimi</th><th scope="col">Missä</th><th scope="col">Mihin</th><th scope="col">Kuinka kauan</th></tr></thead>
<tbody>
<tr><th scope="row">__Host-anonymousId</th><td>Eväste, oma</td><td>Satunnainen tunniste, jolla ostoskorisi löytyy. Sivun ohjelmakoodi ei pysty lukemaan sitä.</td><td>400 päivää</td></tr>
<tr><th scope="row">Kassan luonnos</th><td>Selaimen istuntomuisti</td><td>Kassalla täyttämäsi tiedot säilyvät, jos sivu latautuu uudelleen</td><td>Kunnes suljet välilehden</td></tr>
<tr><th scope="row">Näytetyt vahvistukset</th><td>Selaimen paikallinen muisti</td><td>Tilausvahvistus tunnistaa, että se on jo näytetty</td><td>Kunnes tyhjennät selaimen tiedot</td></tr>
</tbody>
</table>
<h2>Maksupalvelu</h2>
<p>Kassan maksuvaiheessa kortin tiedot annetaan maksupalvelun omaan kehykseen. Palvelu voi tallentaa siihen evästeen, jota tarvitaan maksun turvallisuuteen. Muilla sivuilla kehystä ei ole.</p>
<h2>Miten tyhjennät ne</h2>
<p>Selaimen asetuksista, kohdasta sivustojen tiedot. Ostoskorisi katoaa samalla, koska tunniste oli ainoa asia, joka yhdisti sen sinuun.</p>
<h2>Kysyttävää</h2>
<p>Kirjoita osoitteeseen <a href="mailto:tietosuoja@konvehti.example">tietosuoja@konvehti.example</a>. Muu tietojen käsittely kerrotaan <a href="content:privacy">tietosuojaselosteessa</a>. Evästeitä valvoo Suomessa Liikenne- ja viestintävirasto <a href="https://www.traficom.fi/">Traficom</a>.</p>
<p>Päivitetty 1.9.2026.</p>`,
  sv: `<p>Vi använder bara nödvändig lagring: sådan som varukorgen och kassan inte fungerar utan. Den kräver inte ditt tillstånd, men vi berättar om den ändå. Kakor för reklam eller besöksmätning använder vi inte. Om vi någon gång vill ha dem frågar vi först, och det är lika lätt att säga nej som ja.</p>
<h2>Vad som sparas i din webbläsare</h2>
<table>
<thead><tr><th scope="col">Namn</th><th scope="col">Var</th><th scope="col">Till vad</th><th scope="col">Hur länge</th></tr></thead>
<tbody>
<tr><th scope="row">__Host-anonymousId</th><td>Kaka, vår egen</td><td>En slumpmässig kod som din varukorg hittas med. Sidans programkod kan inte läsa den.</td><td>400 dagar</td></tr>
<tr><th scope="row">Kassautkast</th><td>Webbläsarens sessionsminne</td><td>Det du fyllt i finns kvar om sidan laddas om</td><td>Tills du stänger fliken</td></tr>
<tr><th scope="row">Visade bekräftelser</th><td>Webbläsarens lokala minne</td><td>Orderbekräftelsen vet att den redan har visats</td><td>Tills du rensar webbläsarens data</td></tr>
</tbody>
</table>
<h2>Betaltjänsten</h2>
<p>När du betalar i kassan lämnas kortuppgifterna i betaltjänstens egen ram. Tjänsten kan spara en kaka där som behövs för säker betalning. På andra sidor finns ingen sådan ram.</p>
<h2>Så rensar du</h2>
<p>I webbläsarens inställningar, under webbplatsdata. Din varukorg försvinner samtidigt, eftersom koden var det enda som band den till dig.</p>
<h2>Frågor</h2>
<p>Skriv till <a href="mailto:tietosuoja@konvehti.example">tietosuoja@konvehti.example</a>. Hur vi i övrigt behandlar uppgifter står i <a href="content:privacy">dataskyddsbeskrivningen</a>. I Finland övervakas kakor av Transport- och kommunikationsverket <a href="https://www.traficom.fi/sv">Traficom</a>.</p>
<p>Uppdaterad den 1 september 2026.</p>`,
  en: `<p>We use only necessary storage: the kind without which the cart and checkout would not work. It does not need your permission, but we tell you about it all the same. We use no cookies for advertising or for measuring visits. If we ever want any, we will ask first, and refusing will be as easy as accepting.</p>
<h2>What is stored in your browser</h2>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">What for</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><th scope="row">__Host-anonymousId</th><td>Cookie, our own</td><td>A random identifier by which your cart is found. Code on the page cannot read it.</td><td>400 days</td></tr>
<tr><th scope="row">Checkout draft</th><td>The browser’s session storage</td><td>What you filled in survives a reload of the page</td><td>Until you close the tab</td></tr>
<tr><th scope="row">Confirmations shown</th><td>The browser’s local storage</td><td>The order confirmation knows that it has been shown before</td><td>Until you clear the browser’s data</td></tr>
</tbody>
</table>
<h2>The payment service</h2>
<p>When you pay at checkout, card details are entered in the payment service’s own frame. The service may store a cookie there that secure payment requires. There is no such frame on other pages.</p>
<h2>How to clear it</h2>
<p>In your browser’s settings, under site data. Your cart will go at the same time, because the identifier was the only thing that tied it to you.</p>
<h2>Questions</h2>
<p>Write to <a href="mailto:tietosuoja@konvehti.example">tietosuoja@konvehti.example</a>. How we otherwise process data is described in the <a href="content:privacy">privacy notice</a>. In Finland, cookies are supervised by the Transport and Communications Agency <a href="https://www.traficom.fi/en">Traficom</a>.</p>
<p>Updated on 1 September 2026.</p>`,
}

export const cookiesPage = {
  key: 'cookies',
  type: 'LandingPage',
  parent: 'start',
  name: { fi: 'Evästeet', sv: 'Kakor', en: 'Cookies' },
  slug: { fi: 'evasteet', sv: 'kakor', en: 'cookies' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Evästeet ja selaimen muisti · Konvehti',
      sv: 'Kakor och webbläsarens minne · Konvehti',
      en: 'Cookies and browser storage · Konvehti',
    },
    metaDescription: {
      fi: 'Mitä Konvehdin verkkokauppa tallentaa selaimeesi, mihin sitä tarvitaan, kuinka kauan se säilyy ja miten sen voi tyhjentää.',
      sv: 'Vad Konvehtis nätbutik sparar i din webbläsare, vad det behövs till, hur länge det finns kvar och hur du rensar det.',
      en: 'What Konvehti’s online shop stores in your browser, what it is needed for, how long it stays and how to clear it.',
    },
    heading: { fi: 'Evästeet', sv: 'Kakor', en: 'Cookies' },
    lead: {
      fi: 'Näitä ei voi syödä. Ne, jotka voi, ovat hyllyllä nimeltä Keksit.',
      sv: 'De här går inte att äta. De som går att äta står på hyllan Kex.',
      en: 'These cannot be eaten. The ones that can are on the shelf called Biscuits.',
    },
    mainBody,
    field: 'butter',
  },
} satisfies PageDefinition
