import { type PageDefinition, plainMeta } from '../define.ts'

const mainBody = {
  fi: `<p>Päivitetty 26.11.2026.</p>
<h2>Rekisterinpitäjä</h2>
<p>Konvehti Oy, Y-tunnus 2841907-3, Nilsiänkatu 12, 00510 Helsinki. Tietosuoja-asioissa kirjoita osoitteeseen <a href="mailto:tietosuoja@konvehti.example">tietosuoja@konvehti.example</a>.</p>
<h2>Mitä käsittelemme, miksi ja kuinka kauan</h2>
<table>
<thead><tr><th scope="col">Tiedot</th><th scope="col">Miksi</th><th scope="col">Peruste</th><th scope="col">Säilytys</th></tr></thead>
<tbody>
<tr><th scope="row">Nimi, osoite, puhelin, sähköposti, tilauksen sisältö</th><td>Tilauksen toimittaminen, vahvistus ja asiakaspalvelu</td><td>Sopimus</td><td>3 vuotta tilauksesta</td></tr>
<tr><th scope="row">Tositteet: summat, päivät, tilausnumero, laskutustiedot</th><td>Kirjanpito</td><td>Laki</td><td>6 vuotta tilikauden päättymisestä</td></tr>
<tr><th scope="row">Ostoskori ja satunnainen tunniste</th><td>Kori pysyy samana, kun palaat</td><td>Pyytämäsi palvelu</td><td>90 päivää viimeisestä muutoksesta</td></tr>
<tr><th scope="row">Kaiverretun levyn saajan nimi ja osoite sekä teksti</th><td>Levyn valmistus ja lähetys</td><td>Oikeutettu etu: tilaajan pyyntö</td><td>180 päivää toimituksesta</td></tr>
<tr><th scope="row">Maksun tila ja maksupalvelun viite</th><td>Maksun vahvistus, hyvitykset, väärinkäytösten torjunta</td><td>Sopimus, laki</td><td>6 vuotta tilikauden päättymisestä</td></tr>
<tr><th scope="row">Tuotearvion teksti ja nimi tai nimimerkki</th><td>Arvion julkaiseminen</td><td>Oikeutettu etu: pyydät julkaisemaan arvion</td><td>Kunnes pyydät poistamaan; julkaisematta jäänyt arvio 30 päivää</td></tr>
<tr><th scope="row">Arvioijan sähköposti</th><td>Kysymykset arviosta ja ostajan tarkistaminen</td><td>Oikeutettu etu</td><td>Kunnes arvio on käsitelty, enintään 30 päivää; sen jälkeen vain tunniste, josta osoitetta ei voi lukea</td></tr>
<tr><th scope="row">Tili: nimi, sähköposti, puhelin, osoitekirja, toivelista, kirjautumistavat ja laitteet, joilla olet kirjautunut</th><td>Kirjautuminen, tilaukset ja osoitteet yhdessä paikassa</td><td>Sopimus</td><td>Kunnes poistat tilin, ja siitä vielä 14 päivää, jos muutat mielesi; salasanasta vain tiiviste, josta sitä ei voi lukea</td></tr>
<tr><th scope="row">Viestit asiakaspalveluun</th><td>Vastaaminen</td><td>Oikeutettu etu</td><td>1 vuosi</td></tr>
<tr><th scope="row">Palvelimen lokit: IP-osoite, aika, pyydetty osoite</th><td>Tietoturva ja vikojen selvitys</td><td>Oikeutettu etu</td><td>30 päivää</td></tr>
<tr><th scope="row">Markkinointilupa ja sen ajankohta</th><td>Viestit, jos olet pyytänyt niitä</td><td>Suostumus</td><td>Kunnes perut; tieto perumisesta tai kiellosta 3 vuotta, jottei lupaa kysytä sinulta turhaan uudelleen</td></tr>
</tbody>
</table>
<p>Korttisi numeroa emme näe emmekä säilytä: sen käsittelee maksupalvelu.</p>
<h2>Mistä tiedot tulevat</h2>
<p>Sinulta. Kaiverretun levyn saajan tiedot saamme tilaajalta; jos olet saaja, voit kysyä meiltä, mitä meillä on.</p>
<h2>Kenelle tietoja annetaan</h2>
<ul>
<li>Kuljetusyhtiölle: nimi, osoite ja puhelinnumero.</li>
<li>Maksupalvelulle: summa, tilausnumero ja maksun vahvistamiseen tarvittavat tiedot.</li>
<li>Palvelinten ja sähköpostin ylläpitäjälle, joka käsittelee tietoja meidän lukuumme.</li>
<li>Viranomaiselle, kun laki niin vaatii.</li>
</ul>
<p>Emme myy tietojasi. Tiedot ovat EU- tai ETA-alueella. Jos jokin käsittelijä siirtää niitä muualle, siirrossa käytetään EU:n komission vakiosopimuslausekkeita.</p>
<h2>Automaattinen päätöksenteko</h2>
<p>Emme tee sinusta automaattisia päätöksiä emmekä profiloi sinua.</p>
<h2>Oikeutesi</h2>
<ul>
<li>Saada tietää, mitä tietoja meillä on, ja saada niistä jäljennös.</li>
<li>Saada virheellinen tieto korjattua.</li>
<li>Saada tiedot poistettua. Kirjanpitoon kuuluvat tiedot jäävät lain vaatimaksi ajaksi, mutta niistä irrotetaan muu.</li>
<li>Vastustaa käsittelyä tai rajoittaa sitä.</li>
<li>Siirtää itse antamasi tiedot toiselle.</li>
<li>Perua suostumus milloin tahansa. Jokaisessa markkinointiviestissä on linkki.</li>
</ul>
<p>Kirjoita osoitteeseen <a href="mailto:tietosuoja@konvehti.example">tietosuoja@konvehti.example</a>. Vastaamme kuukauden kuluessa. Jos olet vastaukseen tyytymätön, voit valittaa <a href="https://tietosuoja.fi/">tietosuojavaltuutetulle</a>.</p>
<h2>Evästeet</h2>
<p>Selaimeesi tallennettavista tiedoista kerrotaan sivulla <a href="content:cookies">Evästeet</a>.</p>`,
  sv: `<p>Uppdaterad den 26 november 2026.</p>
<h2>Personuppgiftsansvarig</h2>
<p>Konvehti Oy, FO-nummer 2841907-3, Nilsiägatan 12, 00510 Helsingfors. I frågor om dataskydd skriver du till <a href="mailto:tietosuoja@konvehti.example">tietosuoja@konvehti.example</a>.</p>
<h2>Vad vi behandlar, varför och hur länge</h2>
<table>
<thead><tr><th scope="col">Uppgifter</th><th scope="col">Varför</th><th scope="col">Grund</th><th scope="col">Sparas</th></tr></thead>
<tbody>
<tr><th scope="row">Namn, adress, telefon, e-post, beställningens innehåll</th><td>Leverans, bekräftelse och kundtjänst</td><td>Avtal</td><td>3 år från beställningen</td></tr>
<tr><th scope="row">Verifikat: summor, datum, beställningsnummer, faktureringsuppgifter</th><td>Bokföring</td><td>Lag</td><td>6 år efter räkenskapsperiodens slut</td></tr>
<tr><th scope="row">Varukorgen och en slumpmässig kod</th><td>Korgen finns kvar när du kommer tillbaka</td><td>Tjänsten du har begärt</td><td>90 dagar från senaste ändring</td></tr>
<tr><th scope="row">Namn, adress och text för mottagaren av en graverad kaka</th><td>Tillverkning och försändelse</td><td>Berättigat intresse: beställarens begäran</td><td>180 dagar från leveransen</td></tr>
<tr><th scope="row">Betalningens status och betaltjänstens referens</th><td>Bekräftelse, återbetalningar, skydd mot missbruk</td><td>Avtal, lag</td><td>6 år efter räkenskapsperiodens slut</td></tr>
<tr><th scope="row">Produktrecensionens text och namn eller signatur</th><td>Publicering av recensionen</td><td>Berättigat intresse: du ber oss publicera den</td><td>Tills du ber oss ta bort den; en recension som inte publiceras 30 dagar</td></tr>
<tr><th scope="row">Recensentens e-post</th><td>Frågor om recensionen och kontroll av köpet</td><td>Berättigat intresse</td><td>Tills recensionen har behandlats, högst 30 dagar; därefter bara en kod som adressen inte kan läsas ur</td></tr>
<tr><th scope="row">Konto: namn, e-post, telefon, adressbok, önskelista, inloggningssätt och de enheter du är inloggad på</th><td>Inloggning, beställningar och adresser på ett ställe</td><td>Avtal</td><td>Tills du raderar kontot, och därefter 14 dagar om du ändrar dig; av lösenordet bara ett kondensat som det inte kan läsas ur</td></tr>
<tr><th scope="row">Meddelanden till kundtjänsten</th><td>Svar</td><td>Berättigat intresse</td><td>1 år</td></tr>
<tr><th scope="row">Serverloggar: IP-adress, tid, begärd adress</th><td>Datasäkerhet och felsökning</td><td>Berättigat intresse</td><td>30 dagar</td></tr>
<tr><th scope="row">Marknadsföringstillstånd och när det gavs</th><td>Utskick, om du har bett om dem</td><td>Samtycke</td><td>Tills du återkallar det; att du har återkallat det eller sagt nej i 3 år, så att vi inte frågar på nytt i onödan</td></tr>
</tbody>
</table>
<p>Ditt kortnummer ser vi inte och sparar vi inte: det hanteras av betaltjänsten.</p>
<h2>Varifrån uppgifterna kommer</h2>
<p>Från dig. Uppgifterna om mottagaren av en graverad kaka får vi av beställaren; är du mottagaren kan du fråga oss vad vi har.</p>
<h2>Vem som får uppgifterna</h2>
<ul>
<li>Transportföretaget: namn, adress och telefonnummer.</li>
<li>Betaltjänsten: summa, beställningsnummer och det som behövs för att bekräfta betalningen.</li>
<li>Den som driver våra servrar och vår e-post och behandlar uppgifter för vår räkning.</li>
<li>Myndigheter, när lagen kräver det.</li>
</ul>
<p>Vi säljer inte dina uppgifter. De finns inom EU eller EES. Om något biträde överför dem någon annanstans används EU-kommissionens standardavtalsklausuler.</p>
<h2>Automatiserade beslut</h2>
<p>Vi fattar inga automatiserade beslut om dig och profilerar dig inte.</p>
<h2>Dina rättigheter</h2>
<ul>
<li>Få veta vilka uppgifter vi har och få en kopia.</li>
<li>Få felaktiga uppgifter rättade.</li>
<li>Få uppgifter raderade. Det som hör till bokföringen sparas så länge lagen kräver, men allt annat skiljs ut.</li>
<li>Invända mot behandlingen eller begränsa den.</li>
<li>Flytta de uppgifter du själv har lämnat till någon annan.</li>
<li>Återkalla ett samtycke när som helst. Det finns en länk i varje utskick.</li>
</ul>
<p>Skriv till <a href="mailto:tietosuoja@konvehti.example">tietosuoja@konvehti.example</a>. Vi svarar inom en månad. Är du inte nöjd med svaret kan du klaga hos <a href="https://tietosuoja.fi/sv/">dataombudsmannen</a>.</p>
<h2>Kakor</h2>
<p>Vad som sparas i din webbläsare står på sidan <a href="content:cookies">Kakor</a>.</p>`,
  en: `<p>Updated on 26 November 2026.</p>
<h2>Controller</h2>
<p>Konvehti Oy, business ID 2841907-3, Nilsiänkatu 12, 00510 Helsinki, Finland. For privacy matters, write to <a href="mailto:tietosuoja@konvehti.example">tietosuoja@konvehti.example</a>.</p>
<h2>What we process, why and for how long</h2>
<table>
<thead><tr><th scope="col">Data</th><th scope="col">Why</th><th scope="col">Basis</th><th scope="col">Kept for</th></tr></thead>
<tbody>
<tr><th scope="row">Name, address, telephone, e-mail, contents of the order</th><td>Delivery, confirmation and customer service</td><td>Contract</td><td>3 years from the order</td></tr>
<tr><th scope="row">Vouchers: sums, dates, order number, billing details</th><td>Bookkeeping</td><td>Law</td><td>6 years from the end of the financial year</td></tr>
<tr><th scope="row">The cart and a random identifier</th><td>So the cart is still there when you come back</td><td>The service you asked for</td><td>90 days from the last change</td></tr>
<tr><th scope="row">Name, address and text for the recipient of an engraved tablet</th><td>Making and sending the tablet</td><td>Legitimate interest: the buyer’s request</td><td>180 days from delivery</td></tr>
<tr><th scope="row">Status of the payment and the payment service’s reference</th><td>Confirmation, refunds, prevention of misuse</td><td>Contract, law</td><td>6 years from the end of the financial year</td></tr>
<tr><th scope="row">Text of a product review and the name or pen name</th><td>Publishing the review</td><td>Legitimate interest: you ask us to publish it</td><td>Until you ask us to remove it; a review that is not published for 30 days</td></tr>
<tr><th scope="row">E-mail address of a reviewer</th><td>Questions about the review and checking the purchase</td><td>Legitimate interest</td><td>Until the review has been handled, 30 days at most; then only a code from which the address cannot be read</td></tr>
<tr><th scope="row">Account: name, e-mail, telephone, address book, wish list, ways to sign in and the devices you are signed in on</th><td>Signing in, orders and addresses in one place</td><td>Contract</td><td>Until you delete the account, and 14 days more in case you change your mind; of the password only a hash from which it cannot be read</td></tr>
<tr><th scope="row">Messages to customer service</th><td>To answer them</td><td>Legitimate interest</td><td>1 year</td></tr>
<tr><th scope="row">Server logs: IP address, time, address requested</th><td>Security and fault-finding</td><td>Legitimate interest</td><td>30 days</td></tr>
<tr><th scope="row">Marketing permission and when it was given</th><td>Messages, if you have asked for them</td><td>Consent</td><td>Until you withdraw it; that you withdrew it or said no for 3 years, so that you are not asked again needlessly</td></tr>
</tbody>
</table>
<p>We neither see nor keep your card number: the payment service handles it.</p>
<h2>Where the data comes from</h2>
<p>From you. The buyer gives us the details of the recipient of an engraved tablet; if you are the recipient, you may ask us what we hold.</p>
<h2>Who receives it</h2>
<ul>
<li>The carrier: name, address and telephone number.</li>
<li>The payment service: sum, order number and what is needed to confirm the payment.</li>
<li>Whoever runs our servers and e-mail and processes data on our behalf.</li>
<li>Authorities, where the law requires it.</li>
</ul>
<p>We do not sell your data. It stays within the EU or EEA. If a processor transfers it elsewhere, the European Commission’s standard contractual clauses are used.</p>
<h2>Automated decisions</h2>
<p>We make no automated decisions about you and do not profile you.</p>
<h2>Your rights</h2>
<ul>
<li>To know what data we hold and to have a copy of it.</li>
<li>To have wrong data corrected.</li>
<li>To have data erased. What belongs to the books is kept for as long as the law requires, but everything else is removed from it.</li>
<li>To object to the processing or restrict it.</li>
<li>To move the data you gave us to somebody else.</li>
<li>To withdraw consent at any time. Every marketing message has a link for it.</li>
</ul>
<p>Write to <a href="mailto:tietosuoja@konvehti.example">tietosuoja@konvehti.example</a>. We answer within a month. If you are not satisfied, you may complain to the Finnish <a href="https://tietosuoja.fi/en/">Data Protection Ombudsman</a>.</p>
<h2>Cookies</h2>
<p>What is stored in your browser is listed on the page <a href="content:cookies">Cookies</a>.</p>`,
}

export const privacyPage = {
  key: 'privacy',
  type: 'LandingPage',
  parent: 'start',
  name: { fi: 'Tietosuoja', sv: 'Dataskydd', en: 'Privacy' },
  slug: { fi: 'tietosuoja', sv: 'dataskydd', en: 'privacy' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Tietosuojaseloste · Konvehti',
      sv: 'Dataskyddsbeskrivning · Konvehti',
      en: 'Privacy notice · Konvehti',
    },
    metaDescription: {
      fi: 'Mitä tietoja Konvehti käsittelee, kun tilaat, mihin niitä tarvitaan, kuinka kauan niitä säilytetään ja miten saat ne nähtäväksi tai poistettua.',
      sv: 'Vilka uppgifter Konvehti behandlar när du beställer, vad de behövs till, hur länge de sparas och hur du får se eller radera dem.',
      en: 'What data Konvehti processes when you order, what it is for, how long it is kept, and how you can see it or have it erased.',
    },
    heading: { fi: 'Tietosuojaseloste', sv: 'Dataskyddsbeskrivning', en: 'Privacy notice' },
    lead: {
      fi: 'Tarvitsemme osoitteen, jotta paketti löytää perille. Muuta emme kysy kuin sen, minkä tilaus vaatii.',
      sv: 'Vi behöver en adress för att paketet ska hitta fram. Mer än vad beställningen kräver frågar vi inte efter.',
      en: 'We need an address so that the parcel can find you. We ask for nothing beyond what the order requires.',
    },
    mainBody,
    field: 'sage',
  },
} satisfies PageDefinition
