import { type PageDefinition, plainMeta } from '../define.ts'

const mainBody = {
  fi: `<p>Ostoskori ja kassa toimivat välttämättömällä tallennuksella. Siihen ei tarvita lupaasi, mutta kerromme siitä silti. Mukavuuteen, tilastoihin ja markkinointiin tallennamme jotakin vain, jos annat luvan, ja kieltäminen on yhtä helppoa kuin hyväksyminen. Ennen vastaustasi niihin ei tallenneta mitään eikä tilastotietoja lähetetä.</p>
<h2>Mitä selaimeesi tallennetaan</h2>
<h3>Välttämättömät</h3>
<table>
<thead><tr><th scope="col">Nimi</th><th scope="col">Missä</th><th scope="col">Mihin</th><th scope="col">Kuinka kauan</th></tr></thead>
<tbody>
<tr><th scope="row">anonymousId</th><td>Eväste, oma</td><td>Satunnainen tunniste, jolla ostoskorisi löytyy. Sivun ohjelmakoodi ei pysty lukemaan sitä.</td><td>400 päivää</td></tr>
<tr><th scope="row">session</th><td>Eväste, oma</td><td>Pitää sinut kirjautuneena. Vain jos kirjaudut.</td><td>Kunnes suljet selaimen, tai 30 päivää, jos valitset pysyä kirjautuneena</td></tr>
<tr><th scope="row">device</th><td>Eväste, oma</td><td>Tunnistaa laitteen, jolla olet kirjautunut ennenkin, ja suojaa tiliäsi arvailulta</td><td>400 päivää</td></tr>
<tr><th scope="row">proof</th><td>Eväste, oma</td><td>Yhdistää sähköpostiisi lähetetyn koodin tai linkin selaimeen, josta pyysit sen</td><td>Yhden päivän</td></tr>
<tr><th scope="row">_session</th><td>Eväste, oma</td><td>Kirjautuminen tililläsi muuhun palveluun, jos teet niin</td><td>Kunnes suljet selaimen</td></tr>
<tr><th scope="row">_interaction, _interaction_resume</th><td>Eväste, oma</td><td>Muistaa kirjautumisen ajan, mihin palveluun olit menossa</td><td>Yhden tunnin</td></tr>
<tr><th scope="row">cookie-consent</th><td>Eväste, oma</td><td>Evästeistä tekemäsi valinta</td><td>365 päivää</td></tr>
<tr><th scope="row">cart-merge</th><td>Istuntomuisti</td><td>Mitä kirjautuminen toi ostoskoriin, kunnes se on kerrottu</td><td>Kunnes suljet välilehden</td></tr>
<tr><th scope="row">checkout-draft</th><td>Istuntomuisti</td><td>Kassalla täyttämäsi tiedot säilyvät, jos sivu latautuu uudelleen</td><td>Kunnes suljet välilehden</td></tr>
<tr><th scope="row">checkout-order, checkout-order-key</th><td>Istuntomuisti</td><td>Maksettavana oleva tilaus löytyy, kun palaat pankista, eikä synny kahdesti</td><td>Kunnes suljet välilehden</td></tr>
<tr><th scope="row">reloaded-for, scroll-positions</th><td>Istuntomuisti</td><td>Sivu latautuu päivityksen jälkeen vain kerran, ja palatessasi löydät samaan kohtaan</td><td>Kunnes suljet välilehden</td></tr>
<tr><th scope="row">closed-popups, closed-popups-at, closed-popups-session</th><td>Paikallinen muisti ja istuntomuisti</td><td>Suljettu nosto pysyy suljettuna</td><td>Kunnes tyhjennät selaimen tiedot tai suljet välilehden</td></tr>
<tr><th scope="row">customTabletDraft</th><td>Istuntomuisti</td><td>Suunnittelemasi levyn tekstit ja saaja säilyvät, kunnes levy on ostoskorissa</td><td>Kunnes suljet välilehden</td></tr>
<tr><th scope="row">closed-banners</th><td>Paikallinen muisti</td><td>Suljettu yläreunan tiedote pysyy suljettuna</td><td>Kunnes tyhjennät selaimen tiedot</td></tr>
<tr><th scope="row">wishlist</th><td>Paikallinen muisti</td><td>Toivelistalle lisäämäsi tuotteet. Kun kirjaudut, ne siirtyvät tilillesi.</td><td>Kunnes tyhjennät selaimen tiedot</td></tr>
</tbody>
</table>
<p>Salatussa yhteydessä nimien anonymousId, session, device ja proof edessä on __Host-.</p>
<h3>Mukavuus, luvallasi</h3>
<table>
<thead><tr><th scope="col">Nimi</th><th scope="col">Missä</th><th scope="col">Mihin</th><th scope="col">Kuinka kauan</th></tr></thead>
<tbody>
<tr><th scope="row">searchHistory</th><td>Paikallinen muisti</td><td>Kymmenen viimeisintä hakusanaasi</td><td>Kunnes tyhjennät selaimen tiedot</td></tr>
<tr><th scope="row">recentlyViewed</th><td>Paikallinen muisti</td><td>Kaksitoista viimeksi katsomaasi tuotetta</td><td>Kunnes tyhjennät selaimen tiedot</td></tr>
</tbody>
</table>
<h3>Tilastot, luvallasi</h3>
<table>
<thead><tr><th scope="col">Nimi</th><th scope="col">Missä</th><th scope="col">Mihin</th><th scope="col">Kuinka kauan</th></tr></thead>
<tbody>
<tr><th scope="row">productPositions</th><td>Paikallinen muisti</td><td>Mistä luettelosta tuote löytyi</td><td>30 päivää</td></tr>
<tr><th scope="row">trackedOrders, cart-tracker</th><td>Paikallinen muisti ja istuntomuisti</td><td>Tilaus ja kassalle siirtyminen lasketaan tilastoihin vain kerran</td><td>Kunnes tyhjennät selaimen tiedot tai suljet välilehden</td></tr>
</tbody>
</table>
<h3>Markkinointi, luvallasi</h3>
<p>Itse emme tallenna mainontaa varten mitään. Luvallasi sivuilla näkyy muiden palvelujen videoita ja some-sisältöjä: niiden ylläpitäjä saa silloin tietää IP-osoitteesi ja voi asettaa omia evästeitään. Ilman lupaa niitä ei ladata.</p>
<h2>Sivuston nopeus ja viat</h2>
<p>Selaimesi kertoo palvelimellemme, kuinka nopeasti sivu tuli näkyviin ja missä sen ohjelmakoodi petti. Mukana ei ole evästettä, tunnistetta eikä tietoa sinusta, eikä sitä varten tallenneta selaimeesi mitään. Nopeutta ei mitata, jos selaimesi ilmoittaa, ettet halua seurantaa (Do Not Track tai Global Privacy Control).</p>
<h2>Miten muutat mieltäsi</h2>
<p>Joka sivun alareunassa on painike Evästeasetukset. Kun perut luvan, sen nojalla tallennetut tiedot poistetaan selaimestasi heti. Kirjaamme valinnan, sivun ja ajan ilman tietoa siitä, kuka olet.</p>
<h2>Maksupalvelu</h2>
<p>Kassan maksuvaiheessa kortin tiedot annetaan maksupalvelun omaan kehykseen. Palvelu voi tallentaa siihen evästeen, jota tarvitaan maksun turvallisuuteen. Muilla sivuilla kehystä ei ole.</p>
<h2>Miten tyhjennät ne</h2>
<p>Selaimen asetuksista, kohdasta sivustojen tiedot. Ostoskorisi katoaa samalla, koska tunniste oli ainoa asia, joka yhdisti sen sinuun.</p>
<h2>Kysyttävää</h2>
<p>Kirjoita osoitteeseen <a href="mailto:tietosuoja@konvehti.example">tietosuoja@konvehti.example</a>. Muusta tietojen käsittelystä kerrotaan <a href="content:privacy">tietosuojaselosteessa</a>. Evästeitä valvoo Suomessa Liikenne- ja viestintävirasto <a href="https://www.traficom.fi/">Traficom</a>.</p>
<p>Päivitetty 26.11.2026.</p>`,
  sv: `<p>Varukorgen och kassan fungerar med nödvändig lagring. Den kräver inte ditt tillstånd, men vi berättar om den ändå. För bekvämlighet, statistik och marknadsföring sparar vi något bara om du ger lov, och det är lika lätt att säga nej som ja. Innan du har svarat sparas inget för dem och ingen statistik skickas.</p>
<h2>Vad som sparas i din webbläsare</h2>
<h3>Nödvändiga</h3>
<table>
<thead><tr><th scope="col">Namn</th><th scope="col">Var</th><th scope="col">Till vad</th><th scope="col">Hur länge</th></tr></thead>
<tbody>
<tr><th scope="row">anonymousId</th><td>Kaka, vår egen</td><td>En slumpmässig kod som din varukorg hittas med. Sidans programkod kan inte läsa den.</td><td>400 dagar</td></tr>
<tr><th scope="row">session</th><td>Kaka, vår egen</td><td>Håller dig inloggad. Bara om du loggar in.</td><td>Tills du stänger webbläsaren, eller 30 dagar om du väljer att förbli inloggad</td></tr>
<tr><th scope="row">device</th><td>Kaka, vår egen</td><td>Känner igen en enhet du har loggat in från förut och skyddar ditt konto mot gissningar</td><td>400 dagar</td></tr>
<tr><th scope="row">proof</th><td>Kaka, vår egen</td><td>Kopplar koden eller länken i din e-post till webbläsaren där du bad om den</td><td>Ett dygn</td></tr>
<tr><th scope="row">_session</th><td>Kaka, vår egen</td><td>Inloggning med ditt konto i en annan tjänst, om du gör så</td><td>Tills du stänger webbläsaren</td></tr>
<tr><th scope="row">_interaction, _interaction_resume</th><td>Kaka, vår egen</td><td>Minns under inloggningen vilken tjänst du var på väg till</td><td>En timme</td></tr>
<tr><th scope="row">cookie-consent</th><td>Kaka, vår egen</td><td>Ditt val om kakor</td><td>365 dagar</td></tr>
<tr><th scope="row">cart-merge</th><td>Sessionsminnet</td><td>Vad inloggningen tog med till varukorgen, tills det är berättat</td><td>Tills du stänger fliken</td></tr>
<tr><th scope="row">checkout-draft</th><td>Sessionsminnet</td><td>Det du fyllt i i kassan finns kvar om sidan laddas om</td><td>Tills du stänger fliken</td></tr>
<tr><th scope="row">checkout-order, checkout-order-key</th><td>Sessionsminnet</td><td>Beställningen som betalas hittas när du kommer tillbaka från banken och blir inte två</td><td>Tills du stänger fliken</td></tr>
<tr><th scope="row">reloaded-for, scroll-positions</th><td>Sessionsminnet</td><td>Sidan laddas om bara en gång efter en uppdatering, och när du går tillbaka hamnar du på samma ställe</td><td>Tills du stänger fliken</td></tr>
<tr><th scope="row">closed-popups, closed-popups-at, closed-popups-session</th><td>Lokala minnet och sessionsminnet</td><td>En stängd ruta förblir stängd</td><td>Tills du rensar webbläsarens data eller stänger fliken</td></tr>
<tr><th scope="row">customTabletDraft</th><td>Sessionsminnet</td><td>Texterna och mottagaren på kakan du designar finns kvar tills den ligger i varukorgen</td><td>Tills du stänger fliken</td></tr>
<tr><th scope="row">closed-banners</th><td>Lokala minnet</td><td>Ett stängt meddelande i sidhuvudet förblir stängt</td><td>Tills du rensar webbläsarens data</td></tr>
<tr><th scope="row">wishlist</th><td>Lokala minnet</td><td>Produkterna på din önskelista. När du loggar in flyttas de till ditt konto.</td><td>Tills du rensar webbläsarens data</td></tr>
</tbody>
</table>
<p>På en krypterad anslutning står __Host- framför namnen anonymousId, session, device och proof.</p>
<h3>Bekvämlighet, med ditt tillstånd</h3>
<table>
<thead><tr><th scope="col">Namn</th><th scope="col">Var</th><th scope="col">Till vad</th><th scope="col">Hur länge</th></tr></thead>
<tbody>
<tr><th scope="row">searchHistory</th><td>Lokala minnet</td><td>Dina tio senaste sökord</td><td>Tills du rensar webbläsarens data</td></tr>
<tr><th scope="row">recentlyViewed</th><td>Lokala minnet</td><td>De tolv produkter du senast tittade på</td><td>Tills du rensar webbläsarens data</td></tr>
</tbody>
</table>
<h3>Statistik, med ditt tillstånd</h3>
<table>
<thead><tr><th scope="col">Namn</th><th scope="col">Var</th><th scope="col">Till vad</th><th scope="col">Hur länge</th></tr></thead>
<tbody>
<tr><th scope="row">productPositions</th><td>Lokala minnet</td><td>I vilken lista en produkt hittades</td><td>30 dagar</td></tr>
<tr><th scope="row">trackedOrders, cart-tracker</th><td>Lokala minnet och sessionsminnet</td><td>En beställning och steget till kassan räknas bara en gång i statistiken</td><td>Tills du rensar webbläsarens data eller stänger fliken</td></tr>
</tbody>
</table>
<h3>Marknadsföring, med ditt tillstånd</h3>
<p>Själva sparar vi ingenting för reklam. Med ditt tillstånd visas videor och inlägg från andra tjänster på sidorna: den som driver tjänsten får då veta din IP-adress och kan lagra egna kakor. Utan tillstånd laddas de inte.</p>
<h2>Webbplatsens snabbhet och fel</h2>
<p>Din webbläsare berättar för vår server hur snabbt en sida visades och var dess programkod gick sönder. Ingen kaka, inget id och ingenting om dig följer med, och inget sparas i webbläsaren för detta. Snabbheten mäts inte om webbläsaren meddelar att du inte vill bli spårad (Do Not Track eller Global Privacy Control).</p>
<h2>Så ändrar du dig</h2>
<p>Längst ner på varje sida finns knappen Inställningar för kakor. När du tar tillbaka ett tillstånd raderas det som sparats med stöd av det genast i din webbläsare. Vi antecknar valet, sidan och tiden utan uppgift om vem du är.</p>
<h2>Betaltjänsten</h2>
<p>När du betalar i kassan lämnas kortuppgifterna i betaltjänstens egen ram. Tjänsten kan spara en kaka där som behövs för säker betalning. På andra sidor finns ingen sådan ram.</p>
<h2>Så rensar du</h2>
<p>I webbläsarens inställningar, under webbplatsdata. Din varukorg försvinner samtidigt, eftersom koden var det enda som band den till dig.</p>
<h2>Frågor</h2>
<p>Skriv till <a href="mailto:tietosuoja@konvehti.example">tietosuoja@konvehti.example</a>. Hur vi i övrigt behandlar uppgifter står i <a href="content:privacy">dataskyddsbeskrivningen</a>. I Finland övervakas kakor av Transport- och kommunikationsverket <a href="https://www.traficom.fi/sv">Traficom</a>.</p>
<p>Uppdaterad den 26 november 2026.</p>`,
  en: `<p>The cart and checkout work with necessary storage. It does not need your permission, but we tell you about it all the same. For convenience, statistics and marketing we store something only if you allow it, and refusing is as easy as accepting. Before you answer nothing is stored for them and no statistics are sent.</p>
<h2>What is stored in your browser</h2>
<h3>Necessary</h3>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">What for</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><th scope="row">anonymousId</th><td>Cookie, our own</td><td>A random identifier by which your cart is found. Code on the page cannot read it.</td><td>400 days</td></tr>
<tr><th scope="row">session</th><td>Cookie, our own</td><td>Keeps you signed in. Only if you sign in.</td><td>Until you close the browser, or 30 days if you choose to stay signed in</td></tr>
<tr><th scope="row">device</th><td>Cookie, our own</td><td>Recognises a device you have signed in on before, and protects your account from guessing</td><td>400 days</td></tr>
<tr><th scope="row">proof</th><td>Cookie, our own</td><td>Ties the code or link in your e-mail to the browser you asked for it in</td><td>One day</td></tr>
<tr><th scope="row">_session</th><td>Cookie, our own</td><td>Signing in to another service with your account, if you do</td><td>Until you close the browser</td></tr>
<tr><th scope="row">_interaction, _interaction_resume</th><td>Cookie, our own</td><td>Remembers during the sign-in which service you were going to</td><td>One hour</td></tr>
<tr><th scope="row">cookie-consent</th><td>Cookie, our own</td><td>Your choice about cookies</td><td>365 days</td></tr>
<tr><th scope="row">cart-merge</th><td>Session storage</td><td>What signing in brought into the cart, until it is told</td><td>Until you close the tab</td></tr>
<tr><th scope="row">checkout-draft</th><td>Session storage</td><td>What you filled in at the checkout survives a reload of the page</td><td>Until you close the tab</td></tr>
<tr><th scope="row">checkout-order, checkout-order-key</th><td>Session storage</td><td>The order being paid is found when you return from your bank, and does not become two</td><td>Until you close the tab</td></tr>
<tr><th scope="row">reloaded-for, scroll-positions</th><td>Session storage</td><td>The page reloads only once after an update, and going back brings you to the same place</td><td>Until you close the tab</td></tr>
<tr><th scope="row">closed-popups, closed-popups-at, closed-popups-session</th><td>Local and session storage</td><td>A notice you closed stays closed</td><td>Until you clear the browser’s data or close the tab</td></tr>
<tr><th scope="row">customTabletDraft</th><td>Session storage</td><td>Texts and recipient of the tablet you design stay until it is in your cart</td><td>Until you close the tab</td></tr>
<tr><th scope="row">closed-banners</th><td>Local storage</td><td>A notice closed at the top of the page stays closed</td><td>Until you clear the browser’s data</td></tr>
<tr><th scope="row">wishlist</th><td>Local storage</td><td>The products on your wish list. When you sign in, they move to your account.</td><td>Until you clear the browser’s data</td></tr>
</tbody>
</table>
<p>On an encrypted connection the names anonymousId, session, device and proof begin with __Host-.</p>
<h3>Convenience, with your permission</h3>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">What for</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><th scope="row">searchHistory</th><td>Local storage</td><td>Your ten latest search terms</td><td>Until you clear the browser’s data</td></tr>
<tr><th scope="row">recentlyViewed</th><td>Local storage</td><td>The twelve products you looked at last</td><td>Until you clear the browser’s data</td></tr>
</tbody>
</table>
<h3>Statistics, with your permission</h3>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">What for</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><th scope="row">productPositions</th><td>Local storage</td><td>In which list a product was found</td><td>30 days</td></tr>
<tr><th scope="row">trackedOrders, cart-tracker</th><td>Local and session storage</td><td>An order and going to the checkout are counted only once</td><td>Until you clear the browser’s data or close the tab</td></tr>
</tbody>
</table>
<h3>Marketing, with your permission</h3>
<p>We store nothing for advertising ourselves. With your permission, pages show videos and posts of other services: whoever runs the service then learns your IP address and may set cookies of their own. Without it they are not loaded.</p>
<h2>Speed and faults of the site</h2>
<p>Your browser tells our server how quickly a page appeared and where its code failed. No cookie, identifier or anything about you goes with it, and nothing is stored in your browser for it. Speed is not measured if your browser says that you do not want to be tracked (Do Not Track or Global Privacy Control).</p>
<h2>How to change your mind</h2>
<p>At the foot of every page there is a button called Cookie settings. When you withdraw a permission, what was stored under it is deleted from your browser at once. We record the choice, the page and the time, and not who you are.</p>
<h2>The payment service</h2>
<p>When you pay at checkout, card details are entered in the payment service’s own frame. The service may store a cookie there that secure payment requires. There is no such frame on other pages.</p>
<h2>How to clear it</h2>
<p>In your browser’s settings, under site data. Your cart will go at the same time, because the identifier was the only thing that tied it to you.</p>
<h2>Questions</h2>
<p>Write to <a href="mailto:tietosuoja@konvehti.example">tietosuoja@konvehti.example</a>. How we otherwise process data is described in the <a href="content:privacy">privacy notice</a>. In Finland, cookies are supervised by the Transport and Communications Agency <a href="https://www.traficom.fi/en">Traficom</a>.</p>
<p>Updated on 26 November 2026.</p>`,
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
