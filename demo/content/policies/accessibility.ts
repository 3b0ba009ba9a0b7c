import { type PageDefinition, plainMeta } from '../define.ts'

const mainBody = {
  fi: `<p>Seloste koskee Konvehdin verkkokauppaa ja on laadittu 1.9.2026. Verkkokauppaa koskee laki digitaalisten palvelujen tarjoamisesta, jolla Euroopan unionin esteettömyysdirektiivi on pantu täytäntöön.</p>
<h2>Tavoite</h2>
<p>Laki edellyttää WCAG-ohjeistuksen tasoja A ja AA. Tavoittelemme uudempaa versiota, WCAG 2.2:n tasoa AA. Arvioimme palvelun itse: tarkistamme sivut ohjelmallisesti jokaisen muutoksen yhteydessä ja käymme tilauksen läpi näppäimistöllä ja ruudunlukijalla.</p>
<h2>Mitä se käytännössä tarkoittaa</h2>
<ul>
<li>Koko tilauksen voi tehdä näppäimistöllä, ja kohdistus näkyy aina.</li>
<li>Ruudunlukija kertoo, kun tuote lisätään ostoskoriin, määrä muuttuu tai lomakkeessa on virhe.</li>
<li>Tekstin voi suurentaa 200 prosenttiin, ja sivu toimii 320 pikselin levyisenä ilman sivuttaista vieritystä.</li>
<li>Väri ei ole koskaan ainoa merkki. Allergeenit on lihavoitu ainesosaluettelossa ja lueteltu erikseen.</li>
<li>Vaihtuvat nostot voi pysäyttää, ja liike vähenee, jos olet pyytänyt sitä laitteesi asetuksissa.</li>
<li>Etu-, tuote-, kategoria- ja tekstisivut voi lukea myös ilman JavaScriptiä.</li>
</ul>
<h2>Puutteet, jotka tiedämme</h2>
<ul>
<li>Kortin tiedot annetaan maksupalvelun omassa kehyksessä, jonka saavutettavuudesta vastaa palvelun tarjoaja. Jos kehys estää sinua maksamasta, ota yhteyttä, niin löydämme toisen tavan.</li>
<li>Kaiverretun levyn kuvissa näkyvä teksti on kuvan selitteessä, mutta kaiverruksen muotoa ei kuvailla.</li>
<li>Pankin vahvistussivu ei ole meidän hallinnassamme.</li>
</ul>
<h2>Anna palautetta</h2>
<p>Huomasitko esteen? Kerro siitä: <a href="mailto:saavutettavuus@konvehti.example">saavutettavuus@konvehti.example</a> tai Konvehti Oy, Saavutettavuus, Nilsiänkatu 12, 00510 Helsinki. Vastaamme kahden viikon kuluessa. Voit myös pyytää tietoja muussa muodossa tai soittaa numeroon <a href="tel:+35890000000">09 000 0000</a>.</p>
<h2>Valvonta</h2>
<p>Jos et ole tyytyväinen vastaukseen tai et saa vastausta kahdessa viikossa, voit tehdä ilmoituksen valvovalle viranomaiselle:</p>
<address>Liikenne- ja viestintävirasto Traficom<br>Digitaalisen esteettömyyden ja saavutettavuuden valvonta<br><a href="https://www.saavutettavuusvaatimukset.fi/">www.saavutettavuusvaatimukset.fi</a></address>`,
  sv: `<p>Utlåtandet gäller Konvehtis nätbutik och är upprättat den 1 september 2026. För nätbutiken gäller lagen om tillhandahållande av digitala tjänster, som genomför EU:s tillgänglighetsdirektiv.</p>
<h2>Målet</h2>
<p>Lagen kräver nivåerna A och AA i WCAG-riktlinjerna. Vi siktar på den nyare versionen, WCAG 2.2 nivå AA. Vi bedömer tjänsten själva: sidorna granskas maskinellt vid varje ändring och vi går igenom en beställning med tangentbord och skärmläsare.</p>
<h2>Vad det betyder i praktiken</h2>
<ul>
<li>Hela beställningen kan göras med tangentbord, och fokus syns alltid.</li>
<li>Skärmläsaren berättar när en produkt läggs i varukorgen, ett antal ändras eller ett formulär har fel.</li>
<li>Texten kan förstoras till 200 procent, och sidan fungerar 320 pixlar bred utan att rullas i sidled.</li>
<li>Färg är aldrig det enda tecknet. Allergenerna står i fetstil i ingrediensförteckningen och räknas upp för sig.</li>
<li>Växlande bilder kan stoppas, och rörelserna minskar om du har bett om det i din enhet.</li>
<li>Startsidan, produkterna, kategorierna och textsidorna går att läsa också utan JavaScript.</li>
</ul>
<h2>Brister vi känner till</h2>
<ul>
<li>Kortuppgifterna lämnas i betaltjänstens egen ram, vars tillgänglighet tjänsteleverantören ansvarar för. Om ramen hindrar dig från att betala, hör av dig så hittar vi ett annat sätt.</li>
<li>Texten på bilder av graverade kakor finns i bildbeskrivningen, men gravyrens form beskrivs inte.</li>
<li>Bankens bekräftelsesida kan vi inte påverka.</li>
</ul>
<h2>Ge respons</h2>
<p>Hittade du ett hinder? Berätta: <a href="mailto:saavutettavuus@konvehti.example">saavutettavuus@konvehti.example</a> eller Konvehti Oy, Tillgänglighet, Nilsiägatan 12, 00510 Helsingfors. Vi svarar inom två veckor. Du kan också be om uppgifter i annan form eller ringa <a href="tel:+35890000000">+358 9 000 0000</a>.</p>
<h2>Tillsyn</h2>
<p>Är du inte nöjd med svaret, eller får du inget inom två veckor, kan du göra en anmälan till tillsynsmyndigheten:</p>
<address>Transport- och kommunikationsverket Traficom<br>Tillsynen över digital tillgänglighet<br><a href="https://www.tillganglighetskrav.fi/">www.tillganglighetskrav.fi</a></address>`,
  en: `<p>This statement concerns Konvehti’s online shop and was drawn up on 1 September 2026. The shop comes under the Finnish Act on the Provision of Digital Services, which implements the European Accessibility Act.</p>
<h2>The aim</h2>
<p>The law requires levels A and AA of the WCAG guidelines. We aim at the newer version, WCAG 2.2 level AA. The assessment is our own: pages are checked by program with every change, and we go through an order with a keyboard and with a screen reader.</p>
<h2>What this means in practice</h2>
<ul>
<li>The whole order can be made with a keyboard, and the focus is always visible.</li>
<li>A screen reader is told when a product is added to the cart, a quantity changes or a form has an error.</li>
<li>Text can be enlarged to 200 per cent, and pages work at 320 pixels wide without scrolling sideways.</li>
<li>Colour is never the only sign. Allergens are in bold in the list of ingredients and listed separately as well.</li>
<li>Rotating features can be paused, and there is less motion if your device asks for that.</li>
<li>Start, product, category and text pages can be read without JavaScript too.</li>
</ul>
<h2>Shortcomings we know of</h2>
<ul>
<li>Card details are entered in the payment service’s own frame, whose accessibility is the provider’s responsibility. If the frame keeps you from paying, contact us and we will find another way.</li>
<li>The words on pictures of engraved tablets are in the picture’s description, but the shape of the engraving is not described.</li>
<li>Your bank’s confirmation page is outside our control.</li>
</ul>
<h2>Tell us</h2>
<p>Did you meet an obstacle? Let us know: <a href="mailto:saavutettavuus@konvehti.example">saavutettavuus@konvehti.example</a> or Konvehti Oy, Accessibility, Nilsiänkatu 12, 00510 Helsinki. We answer within two weeks. You may also ask for information in another form or telephone <a href="tel:+35890000000">+358 9 000 0000</a>.</p>
<h2>Supervision</h2>
<p>If you are not satisfied with the answer, or get none within two weeks, you may report to the supervisory authority:</p>
<address>Finnish Transport and Communications Agency Traficom<br>Supervision of digital accessibility<br><a href="https://www.webaccessibility.fi/">www.webaccessibility.fi</a></address>`,
}

export const accessibilityPage = {
  key: 'accessibility',
  type: 'LandingPage',
  parent: 'start',
  name: { fi: 'Saavutettavuus', sv: 'Tillgänglighet', en: 'Accessibility' },
  slug: { fi: 'saavutettavuus', sv: 'tillganglighet', en: 'accessibility' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Saavutettavuusseloste · Konvehti',
      sv: 'Tillgänglighetsutlåtande · Konvehti',
      en: 'Accessibility statement · Konvehti',
    },
    metaDescription: {
      fi: 'Miten Konvehdin verkkokauppa täyttää saavutettavuusvaatimukset, mitkä puutteet tiedämme ja miten esteestä voi ilmoittaa.',
      sv: 'Hur Konvehtis nätbutik uppfyller tillgänglighetskraven, vilka brister vi känner till och hur du anmäler ett hinder.',
      en: 'How Konvehti’s online shop meets the accessibility requirements, which shortcomings we know of and how to report an obstacle.',
    },
    heading: { fi: 'Saavutettavuusseloste', sv: 'Tillgänglighetsutlåtande', en: 'Accessibility statement' },
    lead: {
      fi: 'Suklaan ostamisessa saa olla vaikeaa vain yksi asia: kumman levyn valitsee.',
      sv: 'Det svåra med choklad ska bara vara att välja kaka.',
      en: 'The only hard part of buying chocolate should be choosing the bar.',
    },
    mainBody,
    field: 'sky',
  },
} satisfies PageDefinition
