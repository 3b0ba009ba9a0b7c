import { type PageDefinition, plainMeta } from '../define.ts'

const mainBody = {
  fi: `<h2>Neljätoista päivää</h2>
<p>Voit peruuttaa kaupan syytä kertomatta 14 päivän kuluessa siitä, kun sait paketin. Jos tilaus tuli useassa paketissa, aika lasketaan viimeisestä. Ennen toimitusta voit peruuttaa milloin vain.</p>
<h2>Näin peruutat</h2>
<ol>
<li>Ilmoita peruuttamisesta selvästi: kirjoita osoitteeseen <a href="mailto:asiakaspalvelu@konvehti.example">asiakaspalvelu@konvehti.example</a> tai lähetä kirje osoitteeseen Konvehti Oy, Nilsiänkatu 12, 00510 Helsinki. Voit käyttää alla olevaa lomaketta, mutta se ei ole pakollinen. Riittää, että ilmoitus lähtee ennen määräajan päättymistä.</li>
<li>Vahvistamme ilmoituksen sähköpostilla heti, kun se on saapunut.</li>
<li>Lähetä tuotteet avaamattomina 14 päivän kuluessa ilmoituksesta. Palautuksen postimaksun maksat itse.</li>
<li>Palautamme tuotteiden hinnan ja alkuperäisen toimitusmaksun 14 päivän kuluessa ilmoituksesta samalle kortille, jolla maksoit. Voimme odottaa, kunnes tuotteet ovat meillä tai olet osoittanut lähettäneesi ne. Jos palautat vain osan tilauksesta, toimitusmaksua ei palauteta.</li>
</ol>
<h2>Mitä ei voi palauttaa</h2>
<table>
<thead><tr><th scope="col">Tuote</th><th scope="col">Miksi</th></tr></thead>
<tbody>
<tr><th scope="row">Kaiverrettu levy</th><td>Valmistettu sinun tekstilläsi. Voit perua maksutta, kunnes kaiverrus on alkanut.</td></tr>
<tr><th scope="row">Tuore leipä</th><td>Vanhenee nopeasti</td></tr>
<tr><th scope="row">Avattu elintarvikepakkaus</th><td>Sinetöityä elintarviketta ei voi myydä uudelleen, kun sinetti on rikottu</td></tr>
</tbody>
</table>
<p>Rajoitukset koskevat mielen muuttamista. Jos tuotteessa on virhe, saat aina uuden tai rahasi.</p>
<h2>Rikki, sulanut tai väärä</h2>
<p>Kirjoita meille tilausnumero ja liitä kuva. Lähetämme uuden tai palautamme rahat, kumman haluat, emmekä pyydä virheellistä tuotetta takaisin. Elintarvikkeen makua koskevissa asioissa kerro myös pakkauksen eränumero.</p>
<h2>Peruuttamislomake</h2>
<blockquote>
<p>Kenelle: Konvehti Oy, Nilsiänkatu 12, 00510 Helsinki, asiakaspalvelu@konvehti.example</p>
<p>Ilmoitan peruuttavani seuraavien tavaroiden kauppaa koskevan sopimuksen:<br>Tilausnumero:<br>Tavarat:<br>Tilauspäivä ja vastaanottopäivä:<br>Kuluttajan nimi:<br>Kuluttajan osoite:<br>Päiväys (ja allekirjoitus, jos lomake lähetetään paperilla):</p>
</blockquote>
<p>Muut ehdot ovat sivulla <a href="content:terms">Tilausehdot</a>, yhteystiedot sivulla <a href="content:contact">Asiakaspalvelu</a>.</p>`,
  sv: `<h2>Fjorton dagar</h2>
<p>Du kan ångra köpet utan att ange skäl inom 14 dagar från det att du fick paketet. Kom beställningen i flera paket räknas tiden från det sista. Före leveransen kan du ångra dig när som helst.</p>
<h2>Så gör du</h2>
<ol>
<li>Meddela tydligt att du ångrar köpet: skriv till <a href="mailto:asiakaspalvelu@konvehti.example">asiakaspalvelu@konvehti.example</a> eller skicka ett brev till Konvehti Oy, Nilsiägatan 12, 00510 Helsingfors. Du kan använda blanketten nedan, men du måste inte. Det räcker att meddelandet skickas innan tiden går ut.</li>
<li>Vi bekräftar per e-post genast när meddelandet har kommit fram.</li>
<li>Skicka produkterna oöppnade inom 14 dagar från meddelandet. Returportot betalar du själv.</li>
<li>Vi betalar tillbaka produkternas pris och den ursprungliga leveransavgiften inom 14 dagar från meddelandet till samma kort som du betalade med. Vi får vänta tills produkterna är här eller du har visat att de är skickade. Returnerar du bara en del av beställningen återbetalas inte leveransavgiften.</li>
</ol>
<h2>Vad som inte kan lämnas tillbaka</h2>
<table>
<thead><tr><th scope="col">Produkt</th><th scope="col">Varför</th></tr></thead>
<tbody>
<tr><th scope="row">Graverad chokladkaka</th><td>Gjord med din text. Du kan avbeställa utan kostnad tills graveringen har börjat.</td></tr>
<tr><th scope="row">Färskt bröd</th><td>Blir snabbt gammalt</td></tr>
<tr><th scope="row">Öppnad livsmedelsförpackning</th><td>Ett förseglat livsmedel kan inte säljas igen när förseglingen är bruten</td></tr>
</tbody>
</table>
<p>Begränsningarna gäller när man ändrar sig. Är det fel på produkten får du alltid en ny eller pengarna tillbaka.</p>
<h2>Trasig, smält eller fel</h2>
<p>Skriv till oss, uppge beställningsnumret och bifoga en bild. Vi skickar en ny eller betalar tillbaka, vilket du vill, och ber inte om den felaktiga produkten i retur. Gäller det smaken, uppge också partinumret på förpackningen.</p>
<h2>Ångerblankett</h2>
<blockquote>
<p>Till: Konvehti Oy, Nilsiägatan 12, 00510 Helsingfors, asiakaspalvelu@konvehti.example</p>
<p>Jag meddelar att jag frånträder avtalet om köp av följande varor:<br>Beställningsnummer:<br>Varor:<br>Beställningsdag och mottagningsdag:<br>Konsumentens namn:<br>Konsumentens adress:<br>Datum (och underskrift, om blanketten skickas på papper):</p>
</blockquote>
<p>Övriga villkor finns på sidan <a href="content:terms">Beställningsvillkor</a>, kontaktuppgifterna på sidan <a href="content:contact">Kundtjänst</a>.</p>`,
  en: `<h2>Fourteen days</h2>
<p>You may withdraw from the purchase without giving a reason within 14 days of receiving the parcel. If the order came in several parcels, the time runs from the last. Before delivery you may withdraw at any time.</p>
<h2>How to withdraw</h2>
<ol>
<li>Tell us clearly that you withdraw: write to <a href="mailto:asiakaspalvelu@konvehti.example">asiakaspalvelu@konvehti.example</a> or send a letter to Konvehti Oy, Nilsiänkatu 12, 00510 Helsinki, Finland. You may use the form below, but you need not. It is enough to send the notice before the time is up.</li>
<li>We confirm by e-mail as soon as the notice has reached us.</li>
<li>Send the products back unopened within 14 days of the notice. You pay the return postage.</li>
<li>We refund the price of the products and the original delivery charge within 14 days of the notice, to the card you paid with. We may wait until we have the products or you have shown that you sent them. If you return only part of the order, the delivery charge is not refunded.</li>
</ol>
<h2>What cannot be returned</h2>
<table>
<thead><tr><th scope="col">Product</th><th scope="col">Why</th></tr></thead>
<tbody>
<tr><th scope="row">Engraved tablet</th><td>Made with your text. You may cancel free of charge until engraving has begun.</td></tr>
<tr><th scope="row">Fresh bread</th><td>Goes stale quickly</td></tr>
<tr><th scope="row">Opened package of food</th><td>Sealed food cannot be sold again once the seal is broken</td></tr>
</tbody>
</table>
<p>These limits concern a change of mind. If a product is faulty, you always get a new one or your money back.</p>
<h2>Broken, melted or wrong</h2>
<p>Write to us with the order number and a picture. We send a new one or refund you, whichever you prefer, and do not ask for the faulty product back. If it is a matter of taste, give the batch number on the package too.</p>
<h2>Withdrawal form</h2>
<blockquote>
<p>To: Konvehti Oy, Nilsiänkatu 12, 00510 Helsinki, Finland, asiakaspalvelu@konvehti.example</p>
<p>I hereby give notice that I withdraw from my contract of sale of the following goods:<br>Order number:<br>Goods:<br>Ordered on and received on:<br>Name of consumer:<br>Address of consumer:<br>Date (and signature, if the form is sent on paper):</p>
</blockquote>
<p>The other terms are on the page <a href="content:terms">Terms of sale</a>, our contact details on the page <a href="content:contact">Customer service</a>.</p>`,
}

export const returnsPage = {
  key: 'returns',
  type: 'LandingPage',
  parent: 'start',
  name: { fi: 'Palautus ja peruuttaminen', sv: 'Retur och ångerrätt', en: 'Returns and withdrawal' },
  slug: { fi: 'palautus', sv: 'retur', en: 'returns' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Palautus ja peruuttaminen · Konvehti',
      sv: 'Retur och ångerrätt · Konvehti',
      en: 'Returns and withdrawal · Konvehti',
    },
    metaDescription: {
      fi: '14 päivän peruuttamisoikeus, ohje ja lomake, rahojen palautus sekä tuotteet, joita ei voi palauttaa. Näin toimit myös, jos tuote on rikki.',
      sv: '14 dagars ångerrätt, anvisningar och blankett, återbetalning och vad som inte kan lämnas tillbaka. Också hur du gör om en produkt är trasig.',
      en: 'Fourteen days to withdraw, with instructions and a form, refunds, and what cannot be returned. Also what to do if a product is broken.',
    },
    heading: { fi: 'Palautus ja peruuttaminen', sv: 'Retur och ångerrätt', en: 'Returns and withdrawal' },
    lead: {
      fi: 'Avaamaton suklaa kelpaa takaisin 14 päivää. Avattu kannattaa syödä.',
      sv: 'Oöppnad choklad tar vi tillbaka i 14 dagar. Öppnad äter man helst upp.',
      en: 'We take back unopened chocolate for 14 days. Opened chocolate is best eaten.',
    },
    mainBody,
    field: 'peach',
  },
} satisfies PageDefinition
