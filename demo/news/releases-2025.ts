import { type DemoRelease, shot } from './define.ts'

export const releases2025: readonly DemoRelease[] = [
  {
    key: 'rovaniemi',
    publishedAt: '2025-11-27T07:00:00Z',
    categories: ['CAF', 'COM'],
    pictures: [
      shot.hero(
        'hero-christmas',
        'Joulun konvehteja ja kuusenoksia',
        'Julpraliner och grankvistar',
        'Christmas pralines and spruce twigs',
      ),
    ],
    title: {
      fi: 'Napapiirin kuppi avaa ovensa Rovaniemellä',
      sv: 'Koppen vid polcirkeln öppnar i Rovaniemi',
      en: 'The cup at the Arctic Circle opens in Rovaniemi',
    },
    intro: {
      fi: 'Konvehdin pohjoisin kahvila keittää kaakaon maitoon tai kauraan ja on auki joulunakin lyhyempään.',
      sv: 'Konvehtis nordligaste kafé kokar kakaon på mjölk eller havre och håller öppet kortare tid också i jul.',
      en: 'Konvehti’s northernmost café makes its cocoa with milk or oats, and is open over Christmas too, for shorter hours.',
    },
    body: {
      fi: '<p>Konvehdin neljästoista paikka on Rovaniemellä. Napapiirin kupissa on pöytiä, tiski ja hylly, jolta saa suklaalevyt, konvehdit ja ruisleivän.</p><p>”Pohjoisessa kuppi on lämmityslaite. Teimme siitä isomman”, sanoo viestinnän Elina Wahlroos.</p><p>Aukioloajat, myös pyhien, ovat kahvilan sivulla.</p>',
      sv: '<p>Konvehtis fjortonde ställe finns i Rovaniemi. Koppen vid polcirkeln har bord, disk och en hylla med chokladkakor, praliner och rågbröd.</p><p>”I norr är koppen ett värmeelement. Vi gjorde den större”, säger Elina Wahlroos på kommunikationen.</p><p>Öppettiderna, också på helger, finns på kaféets sida.</p>',
      en: '<p>Konvehti’s fourteenth place is in Rovaniemi. The cup at the Arctic Circle has tables, a counter, and a shelf of chocolate bars, pralines and rye bread.</p><p>“In the north a cup is a heater. We made it larger,” says Elina Wahlroos of communications.</p><p>Opening hours, holidays included, are on the café’s own page.</p>',
    },
  },
  {
    key: 'paper-boxes',
    publishedAt: '2025-10-02T06:00:00Z',
    categories: ['SUS'],
    hasPaper: true,
    pictures: [
      shot.product(
        'helsinki-lahjarasia-vihrea',
        'Vihreä Helsinki-lahjarasia',
        'Den gröna Helsingfors presentasken',
        'The green Helsinki gift box',
      ),
      shot.product(
        'helsinki-lahjarasia-kupari',
        'Kuparinvärinen Helsinki-lahjarasia',
        'Den kopparfärgade Helsingfors presentasken',
        'The copper Helsinki gift box',
      ),
    ],
    title: {
      fi: 'Lahjarasiasta lähti viimeinen muovi',
      sv: 'Den sista plasten är borta ur presentasken',
      en: 'The last plastic has left the gift box',
    },
    intro: {
      fi: 'Helsinki-lahjarasian vuori on nyt puristettua kartonkia. Rasia menee tyhjänä kartonginkeräykseen sellaisenaan.',
      sv: 'Inredningen i Helsingfors presentask är nu pressad kartong. Tom går asken i kartonginsamlingen som den är.',
      en: 'The lining of the Helsinki gift box is now pressed cardboard. Empty, the box goes into cardboard recycling as it is.',
    },
    body: {
      fi: '<p>Helsinki-lahjarasian muovinen vuori on vaihdettu puristettuun kartonkiin. Muutos vei kaksi vuotta, koska ensimmäiset vuoret narisivat avattaessa.</p><p>Rasian kolme väriä pysyvät, ja kannen alla on yhä kartta, josta maun löytää. Rasia kannattaa silti säästää: siihen mahtuu vuoden verran kuitteja.</p><p>Konvehtien muotit ovat muovia edelleen. Ne kestävät valimossa vuosia, eikä niille ole vielä löytynyt korvaajaa.</p>',
      sv: '<p>Plastinredningen i Helsingfors presentask har bytts mot pressad kartong. Det tog två år, för de första inredningarna gnisslade när asken öppnades.</p><p>Askens tre färger är kvar, och under locket finns fortfarande kartan som visar var smakerna ligger. Asken är ändå värd att spara: i den ryms ett års kvitton.</p><p>Pralinernas gjutformar är fortfarande av plast. De håller i åratal i gjuteriet, och någon ersättare har inte hittats.</p>',
      en: '<p>The plastic lining of the Helsinki gift box has been replaced by pressed cardboard. It took two years, because the first linings creaked when the box was opened.</p><p>The three colours stay, and under the lid there is still the map that shows where each flavour lies. The box is worth keeping all the same: it holds a year of receipts.</p><p>The moulds for pralines are still plastic. They last for years in the moulding room, and nothing has been found to take their place.</p>',
    },
  },
  {
    key: 'froosh-citrus',
    publishedAt: '2025-08-14T06:00:00Z',
    categories: ['PRO'],
    pictures: [
      shot.product('froosh-kirpeat-siivut', 'Kirpeitä sitrussiivuja', 'Sura citrusklyftor', 'Sour citrus slices'),
      shot.hero('hero-froosh', 'Froosh-karkkeja', 'Froosh-godis', 'Froosh sweets'),
    ],
    title: {
      fi: 'Froosh irvistää: kirpeät sitrussiivut kauppaan',
      sv: 'Froosh grimaserar: sura citrusklyftor i butik',
      en: 'Froosh pulls a face: sour citrus slices in the shops',
    },
    intro: {
      fi: 'Uusi pussi on niille, joiden mielestä hapan loppuu aina liian aikaisin.',
      sv: 'Den nya påsen är för dem som tycker att det sura alltid tar slut för tidigt.',
      en: 'The new bag is for those who find that sour always ends too soon.',
    },
    body: {
      fi: '<p>Froosh tuo kauppaan kirpeät sitrussiivut. Pussissa on 160 grammaa, ja sen hinta on 3,50 euroa.</p><p>Maistajia oli yhdeksän, niin kuin aina. Heistä kuusi sulki silmänsä ensimmäisellä siivulla, ja reseptiä pidettiin silloin valmiina.</p><p>Ainekset ja allergeenit ovat tuotesivulla ja pakkauksessa.</p>',
      sv: '<p>Froosh börjar sälja sura citrusklyftor. Påsen väger 160 gram och kostar 3,50 euro.</p><p>Provsmakarna var nio, som alltid. Sex av dem blundade vid den första klyftan, och då ansågs receptet färdigt.</p><p>Ingredienser och allergener står på produktsidan och på förpackningen.</p>',
      en: '<p>Froosh brings sour citrus slices to the shops. The bag holds 160 grams and costs €3.50.</p><p>There were nine tasters, as always. Six of them shut their eyes at the first slice, and at that point the recipe was held to be ready.</p><p>Ingredients and allergens are on the product page and on the package.</p>',
    },
  },
  {
    key: 'midsummer-hours',
    publishedAt: '2025-06-12T06:00:00Z',
    categories: ['CAF'],
    pictures: [shot.shelf('karkit', 'Karkkihylly', 'Godishyllan', 'The shelf of sweets')],
    title: {
      fi: 'Juhannuksena Vanhan Porvoon ranta on auki pidempään',
      sv: 'I midsommar håller stranden i Gamla Borgå öppet längre',
      en: 'At midsummer the riverside in Old Porvoo stays open longer',
    },
    intro: {
      fi: 'Kesän lounaslistat ovat nyt kahviloiden omilla sivuilla, ja poikkeusajat näkyvät niissä heti.',
      sv: 'Sommarens lunchlistor finns nu på kaféernas egna sidor, och avvikande tider syns där genast.',
      en: 'This summer’s lunch lists are on the cafés’ own pages, where changed hours show at once.',
    },
    body: {
      fi: '<p>Konvehdin kahviloiden ja myymälöiden aukioloajat löytyvät tänä kesänä paikan omalta sivulta, myös pyhien. Juhannusaattona useimmat paikat sulkevat aikaisin.</p><p>Vanhan Porvoon ranta pitää juhannusviikolla ovensa auki tavallista pidempään, koska joki tuo väkeä illalla.</p><p>Lounaslista on sivulla viikoksi kerrallaan, ja seuraavan viikon lista ilmestyy torstaina.</p>',
      sv: '<p>Öppettiderna för Konvehtis kaféer och butiker finns i sommar på ställets egen sida, också de som gäller på helger. På midsommarafton stänger de flesta tidigt.</p><p>Stranden i Gamla Borgå håller öppet längre än vanligt under midsommarveckan, för ån för folk dit på kvällen.</p><p>Lunchlistan finns på sidan en vecka i taget, och följande veckas lista kommer på torsdagen.</p>',
      en: '<p>This summer the opening hours of Konvehti’s cafés and shops are on each place’s own page, those of holidays too. On Midsummer Eve most places close early.</p><p>The riverside in Old Porvoo stays open longer than usual in midsummer week, because the river brings people in the evening.</p><p>The lunch list is on the page a week at a time, and the next week’s appears on Thursday.</p>',
    },
  },
  {
    key: 'easter-2025',
    publishedAt: '2025-03-20T07:00:00Z',
    categories: ['PRO'],
    pictures: [
      shot.product('suklaamuna', 'Suuri suklaamuna', 'Det stora chokladägget', 'The large chocolate egg'),
      shot.product('paasiaiskonvehdit', 'Pääsiäiskonvehteja', 'Påskpraliner', 'Easter pralines'),
    ],
    title: {
      fi: 'Suklaamunan kuori on taas kahta paksuutta',
      sv: 'Chokladäggets skal har åter två tjocklekar',
      en: 'The shell of the chocolate egg comes in two thicknesses again',
    },
    intro: {
      fi: 'Pääsiäisen hyllyssä on neljä tuotetta, jotka tehdään vain keväällä.',
      sv: 'På påskhyllan finns fyra produkter som bara görs på våren.',
      en: 'The Easter shelf has four products that are made in spring only.',
    },
    body: {
      fi: '<p>Pääsiäisen tuotteet ovat myynnissä: pääsiäiskonvehdit, pääsiäisrakeet, suuri suklaamuna ja pääsiäispaketti. Muna valetaan 100 ja 200 gramman kokoisena, ja isomman kuori on paksumpi.</p><p>”Ohut kuori rikkoutuu lusikalla, paksu pöydän reunaan. Kumpaakin kysytään”, sanoo valimon vetäjä Tuula Rantanen.</p><p>Kun hylly on tyhjä, seuraavat valetaan ensi keväänä.</p>',
      sv: '<p>Påskens produkter säljs nu: påskpraliner, påskägg i godisskal, det stora chokladägget och påskpaketet. Ägget gjuts på 100 och 200 gram, och det större har tjockare skal.</p><p>”Ett tunt skal knäcks med sked, ett tjockt mot bordskanten. Båda efterfrågas”, säger Tuula Rantanen, som leder gjuteriet.</p><p>När hyllan är tom gjuts de följande nästa vår.</p>',
      en: '<p>The Easter products are on sale: Easter pralines, candy-coated eggs, the large chocolate egg and the Easter box. The egg is moulded at 100 and at 200 grams, and the larger one has the thicker shell.</p><p>“A thin shell breaks with a spoon, a thick one on the edge of the table. People ask for both,” says Tuula Rantanen, head of the moulding room.</p><p>When the shelf is empty, the next ones are moulded in spring.</p>',
    },
  },
  {
    key: 'ghana-price',
    publishedAt: '2025-02-04T07:00:00Z',
    categories: ['SUS', 'COM'],
    pictures: [
      shot.product(
        'maito-38-klassikko',
        'Maitosuklaa 38 %, klassikko',
        'Mjölkchoklad 38 %, klassiker',
        'Milk chocolate 38%, classic',
      ),
    ],
    title: {
      fi: 'Kaakaon hinta nousi, sopimus piti',
      sv: 'Kakaopriset steg, avtalet höll',
      en: 'The price of cocoa rose, the contract held',
    },
    intro: {
      fi: 'Ghanan osuuskuntien kanssa tehdyissä sopimuksissa hinta on sidottu laatuun eikä päivän kurssiin.',
      sv: 'I avtalen med kooperativen i Ghana är priset bundet till kvaliteten och inte till dagens kurs.',
      en: 'In our contracts with cooperatives in Ghana the price is tied to quality, and not to the day’s market.',
    },
    body: {
      fi: '<p>Kaakaon maailmanmarkkinahinta on kahdessa vuodessa moninkertaistunut. Konvehti ostaa maitosuklaan kaakaon Ghanasta osuuskunnilta, joiden kanssa sopimukset ovat monivuotisia ja hinta sidottu laatuun.</p><p>Sopimuksia tarkistettiin tammikuussa viljelijöiden aloitteesta ylöspäin. Puolet hinnasta maksetaan, kun säkit on punnittu.</p><p>Maitosuklaalevyjen hintoja tarkistettiin samalla. Reseptejä ei muutettu: klassikossa on kaakaota 38 prosenttia, niin kuin ennenkin.</p>',
      sv: '<p>Världsmarknadspriset på kakao har mångdubblats på två år. Konvehti köper mjölkchokladens kakao av kooperativ i Ghana, med vilka avtalen är fleråriga och priset bundet till kvaliteten.</p><p>På odlarnas initiativ justerades avtalen uppåt i januari. Hälften av priset betalas när säckarna har vägts.</p><p>Priserna på mjölkchokladkakorna sågs över samtidigt. Recepten ändrades inte: klassikern har 38 procent kakao, som förr.</p>',
      en: '<p>The world market price of cocoa has multiplied in two years. Konvehti buys the cocoa for its milk chocolate from cooperatives in Ghana, under contracts of several years in which the price is tied to quality.</p><p>In January the contracts were revised upwards at the growers’ request. Half of the price is paid when the sacks have been weighed.</p><p>The prices of the milk chocolate bars were revised at the same time. The recipes were not: the classic has 38 per cent cocoa, as before.</p>',
    },
  },
  {
    key: 'bread-school',
    publishedAt: '2025-01-16T07:00:00Z',
    categories: ['PEO'],
    pictures: [shot.product('ruispalat', 'Ruispaloja', 'Rågbitar', 'Rye squares')],
    title: {
      fi: 'Jussi Aholan leipäkoulu alkaa Vallilassa',
      sv: 'Jussi Aholas brödskola börjar i Vallgård',
      en: 'Jussi Ahola’s bread school begins in Vallila',
    },
    intro: {
      fi: 'Kuusitoista tuntia juurta, kaksi tuntia puhetta. Oppilaita mahtuu kerralla kahdeksan.',
      sv: 'Sexton timmar surdeg, två timmar prat. Åtta elever ryms åt gången.',
      en: 'Sixteen hours of starter, two hours of talk. There is room for eight pupils at a time.',
    },
    body: {
      fi: '<p>Leipuri Jussi Ahola opettaa tänä keväänä ruisleivän leipomista Vallilan leipomossa. Kurssi alkaa illalla, kun juuri ruokitaan, ja jatkuu aamulla kello kahdeksan.</p><p>”Taikina kertoo kyllä, milloin se on valmis. Sitä pitää vain kuunnella useammin kuin kerran”, Ahola sanoo.</p><p>Oppilaat vievät kotiin leivän ja juuren. Juuri on lähtöisin Kiteeltä, ja se tuli taloon lahjana vuonna 2017.</p>',
      sv: '<p>I vår undervisar bagaren Jussi Ahola i rågbrödsbakning i bageriet i Vallgård. Kursen börjar på kvällen, när surdegen matas, och fortsätter klockan åtta på morgonen.</p><p>”Degen berättar nog när den är färdig. Man måste bara lyssna mer än en gång”, säger Ahola.</p><p>Eleverna får med sig ett bröd och en surdeg hem. Surdegen härstammar från Kides och kom till huset som gåva 2017.</p>',
      en: '<p>This spring baker Jussi Ahola teaches rye baking in the bakery in Vallila. The course begins in the evening, when the starter is fed, and goes on at eight in the morning.</p><p>“The dough will tell you when it is ready. You just have to listen more than once,” says Ahola.</p><p>Pupils take home a loaf and a starter. The starter comes from Kitee, and was given to the house in 2017.</p>',
    },
  },
]
