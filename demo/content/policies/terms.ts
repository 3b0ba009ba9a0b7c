import { type PageDefinition, plainMeta } from '../define.ts'

const mainBody = {
  fi: `<p>Ehdot ovat voimassa 1.9.2026 alkaen.</p>
<h2>1. Myyjä</h2>
<p>Konvehti Oy, Y-tunnus 2841907-3<br>Nilsiänkatu 12, 00510 Helsinki<br>Puhelin <a href="tel:+35890000000">09 000 0000</a>, sähköposti <a href="mailto:asiakaspalvelu@konvehti.example">asiakaspalvelu@konvehti.example</a></p>
<p>Näissä ehdoissa ”me” on Konvehti Oy ja ”sinä” kuluttaja, joka tilaa verkkokaupastamme. Tilaajan on oltava täysi-ikäinen tai hänellä on oltava huoltajan lupa.</p>
<h2>2. Tuotteet ja tuotetiedot</h2>
<p>Tuotesivulla kerrotaan tuotteen nimi, ainesosat, allergeenit, ravintoarvot, sisällön määrä, säilytys ja hinta ennen kuin tuotteen voi lisätä ostoskoriin. Viimeinen suositeltu käyttöajankohta on pakkauksessa. Kuvat ovat suuntaa antavia: käsin pirskotettu konvehti ei toistu samanlaisena. Jos olet allerginen, lue aina myös pakkauksen merkinnät.</p>
<h2>3. Hinnat</h2>
<p>Hinnat ovat euroina ja sisältävät Suomen arvonlisäveron. Toimitusmaksu lisätään ostoskorissa, ja loppusumma näkyy ennen tilausta. Kun hintaa on alennettu, kerromme alimman hinnan alennusta edeltäneiltä 30 päivältä. Jos tuotteen hinta on ilmeisen virheellinen, esimerkiksi 0,45 € kun sen pitäisi olla 4,50 €, sopimus ei sido meitä siihen hintaan.</p>
<h2>4. Tilaus ja sopimus</h2>
<p>Tilaus tehdään kassalla ilman rekisteröitymistä. Tarkista tiedot ja paina painiketta, jossa lukee ”Tilaa ja maksa” ja summa: sen painamisesta syntyy maksuvelvollisuus. Sopimus syntyy, kun maksu on vahvistettu ja lähetämme tilausvahvistuksen sähköpostiisi. Jos vahvistusta ei kuulu tunnin kuluessa, katso roskapostikansio ja ota sitten yhteyttä.</p>
<p>Sopimuskielet ovat suomi, ruotsi ja englanti. Tallennamme tilauksen; sisällön saat tilausvahvistuksesta.</p>
<h2>5. Maksaminen</h2>
<p>Tilaus maksetaan maksukortilla. Kortin tiedot annetaan maksupalvelun omaan lomakkeeseen, eivätkä ne käy meidän palvelimellamme. Pankkisi voi pyytää vahvistamaan maksun. Varaamme summan tilatessa ja veloitamme sen, kun paketti pakataan. Jos maksu hylätään, tilausta ei synny ja tuotteet vapautuvat muille.</p>
<h2>6. Toimitus</h2>
<p>Toimitamme Suomeen, Ruotsiin, Tanskaan, Norjaan ja Islantiin. Toimitustavan valitset kassalla, kun niitä on useampi. Hinnat ja ajat ovat sivulla <a href="content:delivery">Toimitus</a>. Vastaamme paketista siihen saakka, kun se on sinulla. Jos emme saa pakettia perille luvatussa ajassa, voit asettaa kohtuullisen lisäajan ja sen jälkeen purkaa kaupan.</p>
<h2>7. Peruuttaminen</h2>
<p>Sinulla on 14 päivän peruuttamisoikeus. Se ei koske kaiverrettuja levyjä, tuoretta leipää eikä avattuja elintarvikepakkauksia. Ohje ja lomake ovat sivulla <a href="content:returns">Palautus ja peruuttaminen</a>.</p>
<h2>8. Virheellinen tuote</h2>
<p>Jos tuote on rikki, sulanut, väärä tai puuttuu, ilmoita siitä kohtuullisessa ajassa, mieluiten valokuvan kanssa. Lähetämme uuden tai palautamme rahat, emmekä pyydä sulanutta suklaata takaisin. Kuluttajansuojalain mukaiset oikeutesi virheen perusteella ovat voimassa näistä ehdoista riippumatta.</p>
<h2>9. Kaiverretut levyt</h2>
<p>Kaiverramme tekstin sellaisena kuin kirjoitit sen. Emme kaiverra tekstiä, joka loukkaa toista tai rikkoo lakia; silloin otamme yhteyttä ja palautamme rahat.</p>
<h2>10. Ylivoimainen este</h2>
<p>Emme vastaa viivästyksestä, joka johtuu syystä, johon emme kohtuudella voi vaikuttaa, kuten lakosta tai liikenteen keskeytyksestä. Kerromme viivästyksestä heti, ja voit perua tilauksen maksutta.</p>
<h2>11. Henkilötiedot</h2>
<p>Tietojesi käsittelystä kerrotaan <a href="content:privacy">tietosuojaselosteessa</a>.</p>
<h2>12. Erimielisyydet</h2>
<p>Kirjoita ensin meille: vastaamme kahden arkipäivän kuluessa. Jos emme pääse sopuun, saat neuvoja <a href="https://www.kkv.fi/kuluttajaneuvonta/">kuluttajaneuvonnasta</a> ja voit viedä asian <a href="https://www.kuluttajariita.fi/">kuluttajariitalautakunnan</a> ratkaistavaksi (Hämeentie 3, PL 306, 00531 Helsinki). Muissa Pohjoismaissa asuva voi kääntyä oman maansa Euroopan kuluttajakeskuksen puoleen.</p>
<p>Sopimukseen sovelletaan Suomen lakia. Asuinmaasi pakottava kuluttajansuoja on silti voimassa.</p>
<h2>13. Ehtojen muuttaminen</h2>
<p>Tilaukseesi sovelletaan niitä ehtoja, jotka olivat voimassa, kun teit sen.</p>`,
  sv: `<p>Villkoren gäller från den 1 september 2026.</p>
<h2>1. Säljare</h2>
<p>Konvehti Oy, FO-nummer 2841907-3<br>Nilsiägatan 12, 00510 Helsingfors<br>Telefon <a href="tel:+35890000000">+358 9 000 0000</a>, e-post <a href="mailto:asiakaspalvelu@konvehti.example">asiakaspalvelu@konvehti.example</a></p>
<p>I de här villkoren är ”vi” Konvehti Oy och ”du” den konsument som beställer i vår nätbutik. Den som beställer ska vara myndig eller ha vårdnadshavarens tillstånd.</p>
<h2>2. Produkter och produktuppgifter</h2>
<p>På produktsidan står produktens namn, ingredienser, allergener, näringsvärden, innehållets mängd, förvaring och pris innan produkten kan läggas i varukorgen. Bäst före-datum finns på förpackningen. Bilderna är ungefärliga: en handstänkt pralin blir aldrig exakt likadan. Är du allergisk ska du alltid också läsa förpackningen.</p>
<h2>3. Priser</h2>
<p>Priserna är i euro och innehåller finsk mervärdesskatt. Leveransavgiften läggs till i varukorgen och slutsumman syns före beställningen. När ett pris är sänkt anger vi det lägsta priset under de 30 dagar som föregick sänkningen. Om ett pris är uppenbart fel, till exempel 0,45 € när det borde vara 4,50 €, är vi inte bundna av det.</p>
<h2>4. Beställning och avtal</h2>
<p>Du beställer i kassan utan att registrera dig. Kontrollera uppgifterna och tryck på knappen som säger att du beställer och betalar och anger summan: då uppstår betalningsskyldighet. Avtalet ingås när betalningen är bekräftad och vi skickar en orderbekräftelse till din e-post. Kommer ingen bekräftelse inom en timme, titta i skräpposten och hör sedan av dig.</p>
<p>Avtalsspråken är finska, svenska och engelska. Vi sparar beställningen; innehållet får du i orderbekräftelsen.</p>
<h2>5. Betalning</h2>
<p>Du betalar med kort. Kortuppgifterna lämnas i betaltjänstens eget formulär och passerar inte vår server. Din bank kan be dig bekräfta betalningen. Vi reserverar summan när du beställer och debiterar den när paketet packas. Om betalningen nekas blir det ingen beställning och produkterna blir lediga för andra.</p>
<h2>6. Leverans</h2>
<p>Vi levererar till Finland, Sverige, Danmark, Norge och Island. Leveranssättet väljer du i kassan när det finns flera. Priser och tider finns på sidan <a href="content:delivery">Leverans</a>. Vi ansvarar för paketet tills du har det. Får vi inte fram det i utlovad tid kan du ge oss en skälig tilläggstid och därefter häva köpet.</p>
<h2>7. Ångerrätt</h2>
<p>Du har 14 dagars ångerrätt. Den gäller inte graverade chokladkakor, färskt bröd eller öppnade livsmedelsförpackningar. Anvisningar och blankett finns på sidan <a href="content:returns">Retur och ångerrätt</a>.</p>
<h2>8. Fel på produkten</h2>
<p>Är en produkt trasig, smält, fel eller saknas ska du meddela det inom skälig tid, helst med ett foto. Vi skickar en ny eller betalar tillbaka, och vi ber inte om smält choklad i retur. Dina rättigheter enligt konsumentskyddslagen gäller oberoende av de här villkoren.</p>
<h2>9. Graverade chokladkakor</h2>
<p>Vi graverar texten så som du har skrivit den. Text som kränker någon eller bryter mot lagen graverar vi inte; då hör vi av oss och betalar tillbaka.</p>
<h2>10. Oöverstigligt hinder</h2>
<p>Vi ansvarar inte för förseningar av skäl som vi inte rimligen kan påverka, till exempel strejk eller trafikavbrott. Vi berättar om förseningen genast och du kan avbeställa utan kostnad.</p>
<h2>11. Personuppgifter</h2>
<p>Hur vi behandlar dina uppgifter står i <a href="content:privacy">dataskyddsbeskrivningen</a>.</p>
<h2>12. Tvister</h2>
<p>Skriv först till oss: vi svarar inom två vardagar. Kommer vi inte överens får du råd av <a href="https://www.kkv.fi/sv/konsumentradgivning/">konsumentrådgivningen</a> och kan föra ärendet till <a href="https://www.kuluttajariita.fi/sv/">konsumenttvistenämnden</a> (Tavastvägen 3, PB 306, 00531 Helsingfors). Bor du i ett annat nordiskt land kan du vända dig till Europeiska konsumentcentret där.</p>
<p>På avtalet tillämpas finsk lag. Det tvingande konsumentskyddet i ditt hemland gäller ändå.</p>
<h2>13. Ändringar i villkoren</h2>
<p>För din beställning gäller de villkor som var i kraft när du gjorde den.</p>`,
  en: `<p>These terms apply from 1 September 2026.</p>
<h2>1. Seller</h2>
<p>Konvehti Oy, business ID 2841907-3<br>Nilsiänkatu 12, 00510 Helsinki, Finland<br>Telephone <a href="tel:+35890000000">+358 9 000 0000</a>, e-mail <a href="mailto:asiakaspalvelu@konvehti.example">asiakaspalvelu@konvehti.example</a></p>
<p>In these terms “we” are Konvehti Oy and “you” the consumer who orders from our online shop. You must be of age or have your guardian’s permission to order.</p>
<h2>2. Products and product information</h2>
<p>The product page states the name, ingredients, allergens, nutrition, quantity, storage and price before the product can be added to the cart. The best-before date is on the package. Pictures are a guide: a praline splashed by hand never comes out the same twice. If you have an allergy, always read the package as well.</p>
<h2>3. Prices</h2>
<p>Prices are in euros and include Finnish VAT. Delivery is added in the cart, and you see the total before you order. When a price is reduced, we state the lowest price of the 30 days before the reduction. If a price is plainly wrong, for instance €0.45 where it should be €4.50, we are not bound by it.</p>
<h2>4. Order and contract</h2>
<p>You order at checkout without registering. Check the details and press the button that says you order and pay and names the sum: pressing it obliges you to pay. The contract is made when the payment is confirmed and we send an order confirmation to your e-mail. If none has come within an hour, look in your junk mail and then contact us.</p>
<p>The languages of the contract are Finnish, Swedish and English. We keep the order on file; you have its contents in the confirmation.</p>
<h2>5. Payment</h2>
<p>You pay by card. Card details are entered in the payment service’s own form and do not pass through our server. Your bank may ask you to confirm the payment. We reserve the sum when you order and charge it when the parcel is packed. If the payment is refused, there is no order and the products are released to others.</p>
<h2>6. Delivery</h2>
<p>We deliver to Finland, Sweden, Denmark, Norway and Iceland. Where there are several delivery methods, you choose one at the checkout. Prices and times are on the page <a href="content:delivery">Delivery</a>. The parcel is our responsibility until you have it. If we do not get it to you in the time promised, you may set a reasonable further period and then cancel the purchase.</p>
<h2>7. Right of withdrawal</h2>
<p>You have 14 days to withdraw. This does not apply to engraved tablets, fresh bread or opened packages of food. Instructions and a form are on the page <a href="content:returns">Returns and withdrawal</a>.</p>
<h2>8. Defects</h2>
<p>If a product is broken, melted, wrong or missing, tell us within a reasonable time, with a photograph if you can. We send a new one or refund you, and we do not ask for melted chocolate back. Your rights under the Finnish Consumer Protection Act apply whatever these terms say.</p>
<h2>9. Engraved tablets</h2>
<p>We engrave the text as you wrote it. We do not engrave text that insults anyone or breaks the law; in that case we contact you and refund you.</p>
<h2>10. Force majeure</h2>
<p>We are not liable for delay caused by something we cannot reasonably influence, such as a strike or an interruption of traffic. We tell you of the delay at once, and you may cancel free of charge.</p>
<h2>11. Personal data</h2>
<p>How we handle your data is described in the <a href="content:privacy">privacy notice</a>.</p>
<h2>12. Disputes</h2>
<p>Write to us first: we answer within two working days. If we cannot agree, the Finnish <a href="https://www.kkv.fi/en/consumer-advice/">consumer advisory service</a> can help, and you may take the matter to the <a href="https://www.kuluttajariita.fi/en/">Consumer Disputes Board</a> (Hämeentie 3, P.O. Box 306, FI-00531 Helsinki). If you live in another Nordic country, you may turn to the European Consumer Centre there.</p>
<p>Finnish law governs the contract. The mandatory consumer protection of your own country still applies.</p>
<h2>13. Changes</h2>
<p>Your order is governed by the terms that were in force when you made it.</p>`,
}

export const termsPage = {
  key: 'terms',
  type: 'LandingPage',
  parent: 'start',
  name: { fi: 'Tilausehdot', sv: 'Beställningsvillkor', en: 'Terms of sale' },
  slug: { fi: 'tilausehdot', sv: 'villkor', en: 'terms' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Verkkokaupan tilausehdot · Konvehti',
      sv: 'Nätbutikens beställningsvillkor · Konvehti',
      en: 'Terms of sale · Konvehti',
    },
    metaDescription: {
      fi: 'Konvehdin verkkokaupan ehdot: hinnat, tilaus, maksaminen, toimitus, peruuttaminen, virheellinen tuote ja erimielisyyksien ratkaisu.',
      sv: 'Villkoren för Konvehtis nätbutik: priser, beställning, betalning, leverans, ångerrätt, fel på produkten och hur tvister löses.',
      en: 'The terms of Konvehti’s online shop: prices, ordering, payment, delivery, withdrawal, defects and how disputes are settled.',
    },
    heading: { fi: 'Tilausehdot', sv: 'Beställningsvillkor', en: 'Terms of sale' },
    lead: {
      fi: 'Mitä lupaamme, kun tilaat, ja mitä tapahtuu, jos jokin menee vikaan.',
      sv: 'Vad vi lovar när du beställer, och vad som händer om något går fel.',
      en: 'What we promise when you order, and what happens if something goes wrong.',
    },
    mainBody,
    field: 'bone',
  },
} satisfies PageDefinition
