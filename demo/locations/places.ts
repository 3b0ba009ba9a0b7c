import type { Localized } from '#src/common/locale.ts'
import type { ServiceName } from '#src/locations/contract/services.ts'

/* Cafés and shops of the demo brand. Streets are real, numbers and everything else made up. */

export interface DemoPlace {
  code: string
  /** Of pages and lists. Words between asterisks are in italic. */
  title: Localized
  slug: Localized
  street: Localized
  postalCode: string
  city: keyof typeof cities
  position: readonly [latitude: number, longitude: number]
  phone: string
  services: readonly ServiceName[]
  /** Monday to Friday, Saturday, Sunday. */
  hours: readonly [string | null, string | null, string | null]
  holidays?: 'closed'
  picture: string
  intro: Localized
  body: Localized
  hoursNote?: Localized
  contactNote?: Localized
}

export const cities = {
  helsinki: { fi: 'Helsinki', sv: 'Helsingfors', en: 'Helsinki' },
  espoo: { fi: 'Espoo', sv: 'Esbo', en: 'Espoo' },
  porvoo: { fi: 'Porvoo', sv: 'Borgå', en: 'Porvoo' },
  turku: { fi: 'Turku', sv: 'Åbo', en: 'Turku' },
  tampere: { fi: 'Tampere', sv: 'Tammerfors', en: 'Tampere' },
  jyvaskyla: { fi: 'Jyväskylä', sv: 'Jyväskylä', en: 'Jyväskylä' },
  kuopio: { fi: 'Kuopio', sv: 'Kuopio', en: 'Kuopio' },
  oulu: { fi: 'Oulu', sv: 'Uleåborg', en: 'Oulu' },
  rovaniemi: { fi: 'Rovaniemi', sv: 'Rovaniemi', en: 'Rovaniemi' },
} as const satisfies Record<string, Localized>

export const places: readonly DemoPlace[] = [
  {
    code: 'vallila',
    title: { fi: 'Vallilan *tehdaskahvila*', sv: 'Fabrikskaféet *i Vallgård*', en: 'The factory café *in Vallila*' },
    slug: { fi: 'vallilan-tehdaskahvila', sv: 'fabrikskafeet-i-vallgard', en: 'vallila-factory-cafe' },
    street: { fi: 'Nilsiänkatu 12', sv: 'Nilsiägatan 12', en: 'Nilsiänkatu 12' },
    postalCode: '00510',
    city: 'helsinki',
    position: [60.1942, 24.9661],
    phone: '09 4245 1210',
    services: ['lunch', 'cafe', 'shop', 'accessible', 'wifi'],
    hours: ['08:00-20:00', '10:00-17:00', '11:00-16:00'],
    holidays: 'closed',
    picture: 'recipes/hot-chocolate',
    intro: {
      fi: 'Lasin takana valetaan, tiskillä maistetaan. Lounas tulee samasta ovesta kuin suklaan tuoksu.',
      sv: 'Bakom glaset gjuter vi, vid disken smakar du. Lunchen kommer genom samma dörr som chokladdoften.',
      en: 'We pour behind the glass, you taste at the counter. Lunch comes through the same door as the smell.',
    },
    body: {
      fi: '<h2>Tehtaan tuoksussa</h2><p>Kahvila on vanhan autokorjaamon lastauslaiturilla. Ikkunasta näkee valulinjan, ja torstaisin kello 15 konvehtimestari murtaa viikon koe-erän maistettavaksi.</p><p>Myymälässä on sama hylly kuin verkossa ja lisäksi rikkoutuneet levyt punnittuna.</p>',
      sv: '<h2>I doften från fabriken</h2><p>Kaféet ligger på lastbryggan till en gammal bilverkstad. Genom fönstret ser du gjutlinjen, och på torsdagar klockan 15 bryter konditorn veckans provsats så att du får smaka.</p><p>Butiken har samma hylla som nätbutiken och dessutom brutna kakor i lösvikt.</p>',
      en: '<h2>In the smell of the factory</h2><p>The café stands on the loading bay of an old car workshop. The window looks onto the moulding line, and on Thursdays at three the confectioner breaks the week’s trial batch for tasting.</p><p>The shop has the same shelf as the one online, and broken bars by weight.</p>',
    },
    hoursNote: {
      fi: 'Keittiö sulkeutuu puoli tuntia ennen kahvilaa.',
      sv: 'Köket stänger en halvtimme före kaféet.',
      en: 'The kitchen closes half an hour before the café.',
    },
    contactNote: {
      fi: 'Yli kahdeksan hengen ryhmät: varaa päivää ennen.',
      sv: 'Grupper på fler än åtta: boka dagen innan.',
      en: 'Groups of more than eight: please book the day before.',
    },
  },
  {
    code: 'kluuvi',
    title: { fi: 'Kluuvin *konvehtitiski*', sv: 'Pralindisken *i Gloet*', en: 'The praline counter *in Kluuvi*' },
    slug: { fi: 'kluuvin-konvehtitiski', sv: 'pralindisken-i-gloet', en: 'kluuvi-praline-counter' },
    street: { fi: 'Kluuvikatu 3', sv: 'Glogatan 3', en: 'Kluuvikatu 3' },
    postalCode: '00100',
    city: 'helsinki',
    position: [60.1689, 24.9476],
    phone: '09 4245 1220',
    services: ['cafe', 'shop', 'accessible', 'wifi'],
    hours: ['09:00-21:00', '10:00-20:00', '12:00-18:00'],
    picture: 'category/konvehdit',
    intro: {
      fi: 'Neljäkymmentä konvehtia yksitellen, valittavana pihdeillä ja ilman kiirettä.',
      sv: 'Fyrtio praliner en och en, att välja med tång och utan brådska.',
      en: 'Forty pralines one by one, chosen with tongs and without hurry.',
    },
    body: {
      fi: '<p>Tiski on lyhyt ja lista pitkä. Jos et tiedä, mitä otat, sano mistä et pidä: siitä päästään nopeasti viiteen konvehtiin.</p>',
      sv: '<p>Disken är kort och listan lång. Vet du inte vad du ska ta, berätta vad du inte tycker om: därifrån är det kort väg till fem praliner.</p>',
      en: '<p>The counter is short and the list is long. If you cannot decide, tell us what you dislike: from there it is a short way to five pralines.</p>',
    },
  },
  {
    code: 'kamppi',
    title: { fi: 'Kampin *kulma*', sv: 'Hörnet *i Kampen*', en: 'The corner *in Kamppi*' },
    slug: { fi: 'kampin-kulma', sv: 'hornet-i-kampen', en: 'kamppi-corner' },
    street: { fi: 'Urho Kekkosen katu 7', sv: 'Urho Kekkonens gata 7', en: 'Urho Kekkosen katu 7' },
    postalCode: '00100',
    city: 'helsinki',
    position: [60.1675, 24.9312],
    phone: '09 4245 1230',
    services: ['cafe', 'shop', 'dogs', 'wifi'],
    hours: ['07:30-18:00', '09:00-18:00', null],
    picture: 'category/leivat',
    intro: {
      fi: 'Ruisleipä aamulla, kaakao illalla, ja matkalla junaan ehtii molemmat.',
      sv: 'Rågbröd på morgonen, kakao på kvällen, och på väg till tåget hinner du båda.',
      en: 'Rye bread in the morning, cocoa in the evening, and time for both before your train.',
    },
    body: {
      fi: '<p>Kulman uuni herää puoli kuudelta. Ensimmäiset leivät ovat hyllyssä, kun ovi aukeaa, ja koirille on vesikuppi oven vasemmalla puolella.</p>',
      sv: '<p>Ugnen i hörnet vaknar halv sex. De första bröden ligger på hyllan när dörren öppnas, och för hundarna står en vattenskål till vänster om dörren.</p>',
      en: '<p>The corner’s oven wakes at half past five. The first loaves are on the shelf when the door opens, and a bowl of water for dogs stands to the left of it.</p>',
    },
  },
  {
    code: 'hakaniemi',
    title: { fi: 'Kauppahalli, *Hakaniemi*', sv: 'Saluhallen *i Hagnäs*', en: 'The market hall *in Hakaniemi*' },
    slug: { fi: 'hakaniemen-kauppahalli', sv: 'saluhallen-i-hagnas', en: 'hakaniemi-market-hall' },
    street: { fi: 'Hämeentie 1', sv: 'Tavastvägen 1', en: 'Hämeentie 1' },
    postalCode: '00530',
    city: 'helsinki',
    position: [60.1794, 24.9515],
    phone: '09 4245 1240',
    services: ['lunch', 'cafe', 'shop', 'accessible'],
    hours: ['08:00-19:00', '08:00-18:00', null],
    holidays: 'closed',
    picture: 'recipes/rye-crisp',
    intro: {
      fi: 'Halli numero 41: keittoa, leipää ja levyjä, jotka eivät mahtuneet muualle.',
      sv: 'Stånd 41: soppa, bröd och chokladkakor som inte rymdes någon annanstans.',
      en: 'Stall 41: soup, bread and the bars that fitted nowhere else.',
    },
    body: {
      fi: '<p>Hallin vanhin tiski on lautaa vuodelta 1914 ja sen päällä seisoo uusin vaaka. Keitto vaihtuu päivittäin, leipä ei.</p>',
      sv: '<p>Hallens äldsta disk är av bräder från 1914 och på den står den nyaste vågen. Soppan byts varje dag, brödet inte.</p>',
      en: '<p>The oldest counter of the hall is boards from 1914, and the newest scales stand on it. The soup changes every day; the bread does not.</p>',
    },
  },
  {
    code: 'tapiola',
    title: { fi: 'Tapiolan *altaalla*', sv: 'Vid bassängen *i Hagalund*', en: 'By the pool *in Tapiola*' },
    slug: { fi: 'tapiolan-altaalla', sv: 'vid-bassangen-i-hagalund', en: 'tapiola-by-the-pool' },
    street: { fi: 'Länsituulentie 5', sv: 'Västanvindsvägen 5', en: 'Länsituulentie 5' },
    postalCode: '02100',
    city: 'espoo',
    position: [60.1762, 24.8054],
    phone: '09 4245 1310',
    services: ['lunch', 'cafe', 'accessible', 'dogs', 'wifi'],
    hours: ['08:00-18:00', '10:00-16:00', '11:00-16:00'],
    picture: 'recipes/cake',
    intro: {
      fi: 'Kakkupala ja näkymä altaalle, josta joku on aina juuri aikeissa kastella varpaansa.',
      sv: 'En tårtbit och utsikt över bassängen, där någon alltid är på väg att doppa tårna.',
      en: 'A slice of cake and a view of the pool where somebody is always about to dip a toe.',
    },
    body: {
      fi: '<p>Kesällä pöydät ovat ulkona, talvella ikkunan ääressä. Lounas on yksi keitto ja yksi lämmin ruoka, jotta kumpikin ehditään tehdä kunnolla.</p>',
      sv: '<p>På sommaren står borden ute, på vintern vid fönstret. Till lunch finns en soppa och en varmrätt, så att båda hinner bli ordentligt gjorda.</p>',
      en: '<p>Tables stand outside in summer and by the window in winter. Lunch is one soup and one hot dish, so that both can be made properly.</p>',
    },
  },
  {
    code: 'porvoo',
    title: { fi: 'Vanhan Porvoon *ranta*', sv: 'Stranden *i Gamla Borgå*', en: 'The riverside *in Old Porvoo*' },
    slug: { fi: 'vanhan-porvoon-ranta', sv: 'stranden-i-gamla-borga', en: 'old-porvoo-riverside' },
    street: { fi: 'Jokikatu 22', sv: 'Ågatan 22', en: 'Jokikatu 22' },
    postalCode: '06100',
    city: 'porvoo',
    position: [60.3958, 25.6576],
    phone: '019 524 1410',
    services: ['cafe', 'shop', 'dogs'],
    hours: ['10:00-18:00', '10:00-18:00', '11:00-17:00'],
    picture: 'recipes/truffle-bowl',
    intro: {
      fi: 'Punainen aitta, kolme pöytää ja tryffeleitä, jotka tehdään samana aamuna.',
      sv: 'En röd bod, tre bord och chokladtryffel som görs samma morgon.',
      en: 'A red storehouse, three tables and truffles made the same morning.',
    },
    body: {
      fi: '<p>Aitta on niin matala, että pitkät tervehtivät kattoparrua. Rannan puolella on penkki, jolla saa istua myös omien eväiden kanssa.</p>',
      sv: '<p>Boden är så låg att långa gäster hälsar på takbjälken. På åsidan finns en bänk där man får sitta även med egen matsäck.</p>',
      en: '<p>The storehouse is so low that tall guests greet the beam. There is a bench on the river side where you may sit with your own lunch too.</p>',
    },
  },
  {
    code: 'turku-aura',
    title: { fi: 'Aurajoen *puoti*', sv: 'Boden *vid Aura å*', en: 'The shop *by the Aura*' },
    slug: { fi: 'aurajoen-puoti', sv: 'boden-vid-aura-a', en: 'shop-by-the-aura' },
    street: { fi: 'Läntinen Rantakatu 17', sv: 'Västra Strandgatan 17', en: 'Läntinen Rantakatu 17' },
    postalCode: '20100',
    city: 'turku',
    position: [60.4489, 22.2632],
    phone: '02 4245 1510',
    services: ['lunch', 'cafe', 'shop', 'accessible', 'wifi'],
    hours: ['09:00-19:00', '10:00-18:00', '12:00-17:00'],
    picture: 'category/suklaalevyt',
    intro: {
      fi: 'Joen tällä puolella saa lounaan, toisella puolella lokit odottavat, jätätkö leivän.',
      sv: 'På den här sidan av ån serveras lunch, på andra sidan väntar måsarna på ditt bröd.',
      en: 'Lunch is on this side of the river; on the other the gulls wait to see if you leave the bread.',
    },
    body: {
      fi: '<p>Puoti on entinen köysikauppa, ja naulat ovat yhä katossa. Levyt on ripustettu niiden varaan, jotta ne voi ottaa kuin ennen köyden.</p>',
      sv: '<p>Boden var förr en repaffär och krokarna sitter kvar i taket. Nu hänger kakorna där, så att du tar dem som man förr tog rep.</p>',
      en: '<p>The shop sold rope once, and the hooks are still in the ceiling. Bars hang from them now, to be taken down like rope.</p>',
    },
  },
  {
    code: 'turku-ilta',
    title: { fi: 'Iltabaari *Suukko*', sv: 'Kvällsbaren *Suukko*', en: 'The night bar *Suukko*' },
    slug: { fi: 'iltabaari-suukko', sv: 'kvallsbaren-suukko', en: 'night-bar-suukko' },
    street: { fi: 'Kauppiaskatu 8', sv: 'Köpmansgatan 8', en: 'Kauppiaskatu 8' },
    postalCode: '20100',
    city: 'turku',
    position: [60.4523, 22.2693],
    phone: '02 4245 1520',
    services: ['cafe', 'wifi'],
    hours: ['16:00-01:00', '14:00-02:00', null],
    picture: 'recipes/mousse',
    intro: {
      fi: 'Tummaa kaakaota, kirpeää marjaa ja yksi suukko lautasella. Auki yli puolenyön.',
      sv: 'Mörk kakao, syrliga bär och en skumkyss på fatet. Öppet till efter midnatt.',
      en: 'Dark cocoa, sharp berries and one foam kiss on the plate. Open past midnight.',
    },
    body: {
      fi: '<p>Baarissa ei ole tv:tä eikä musiikkia, jonka yli pitäisi huutaa. Jälkiruoat ovat puolikkaita, koska silloin voi ottaa kaksi.</p>',
      sv: '<p>Baren har ingen tv och ingen musik att ropa över. Desserterna är halva, för då kan man ta två.</p>',
      en: '<p>There is no television and no music to shout over. Desserts come in halves, because then you can have two.</p>',
    },
  },
  {
    code: 'tampere-finlayson',
    title: { fi: 'Finlaysonin *kutomo*', sv: 'Väveriet *i Finlayson*', en: 'The weaving hall *at Finlayson*' },
    slug: { fi: 'finlaysonin-kutomo', sv: 'vaveriet-i-finlayson', en: 'finlayson-weaving-hall' },
    street: { fi: 'Väinö Linnan aukio 9', sv: 'Väinö Linnas plats 9', en: 'Väinö Linnan aukio 9' },
    postalCode: '33210',
    city: 'tampere',
    position: [61.5019, 23.7586],
    phone: '03 4245 1610',
    services: ['lunch', 'cafe', 'shop', 'accessible', 'wifi'],
    hours: ['08:00-19:00', '10:00-18:00', '11:00-17:00'],
    picture: 'recipes/cookies',
    intro: {
      fi: 'Sali on niin korkea, että kaakao jäähtyy matkalla ylös. Siksi se juodaan alhaalla.',
      sv: 'Salen är så hög att kakaon svalnar på vägen upp. Därför dricks den nere.',
      en: 'The hall is so high that cocoa cools on its way up. That is why we drink it below.',
    },
    body: {
      fi: '<p>Kutomon lattiassa näkyvät vielä koneiden paikat, ja pöydät seisovat niissä. Lounas alkaa puoli yhdeltätoista, kuten vuoro ennenkin.</p>',
      sv: '<p>I vävsalens golv syns ännu maskinernas platser, och borden står på dem. Lunchen börjar halv elva, precis som skiftet förr.</p>',
      en: '<p>The marks of the looms are still in the floor, and the tables stand on them. Lunch begins at half past ten, as the shift once did.</p>',
    },
  },
  {
    code: 'tampere-tammela',
    title: { fi: 'Tammelan *torikoju*', sv: 'Torgståndet *i Tammela*', en: 'The market stall *in Tammela*' },
    slug: { fi: 'tammelan-torikoju', sv: 'torgstandet-i-tammela', en: 'tammela-market-stall' },
    street: { fi: 'Tammelan puistokatu 30', sv: 'Tammelan puistokatu 30', en: 'Tammelan puistokatu 30' },
    postalCode: '33100',
    city: 'tampere',
    position: [61.4985, 23.7795],
    phone: '03 4245 1620',
    services: ['cafe', 'dogs'],
    hours: ['07:00-14:00', '07:00-14:00', null],
    holidays: 'closed',
    picture: 'category/keksit',
    intro: {
      fi: 'Kaksi metriä tiskiä, kahvi kupissa ja keksi kyljessä. Sataa tai ei.',
      sv: 'Två meter disk, kaffe i koppen och ett kex bredvid. Regn eller inte.',
      en: 'Two metres of counter, coffee in a cup and a biscuit beside it. Rain or not.',
    },
    body: {
      fi: '<p>Kojussa ei ole istuimia, mutta siinä on katos, ja sen alla on istuttu seisaaltaan vuodesta 2019.</p>',
      sv: '<p>Ståndet har inga stolar men ett tak, och under det har man suttit stående sedan 2019.</p>',
      en: '<p>The stall has no seats but it has a roof, and people have been sitting under it standing up since 2019.</p>',
    },
  },
  {
    code: 'jyvaskyla',
    title: { fi: 'Kävelykadun *kaakao*', sv: 'Varma koppen *på gågatan*', en: 'Cocoa *on the high street*' },
    slug: { fi: 'kavelykadun-kaakao', sv: 'varma-koppen-pa-gagatan', en: 'cocoa-on-the-high-street' },
    street: { fi: 'Kauppakatu 26', sv: 'Kauppakatu 26', en: 'Kauppakatu 26' },
    postalCode: '40100',
    city: 'jyvaskyla',
    position: [62.2416, 25.7495],
    phone: '014 4245 1710',
    services: ['cafe', 'shop', 'accessible', 'wifi'],
    hours: ['09:00-19:00', '10:00-17:00', '12:00-16:00'],
    picture: 'recipes/brownies',
    intro: {
      fi: 'Kuusi kaakaota tummuusjärjestyksessä. Viidennen kohdalla puhe hidastuu.',
      sv: 'Sex sorters kakao i mörkhetsordning. Vid den femte blir samtalet långsammare.',
      en: 'Six cocoas in order of darkness. At the fifth the talk slows down.',
    },
    body: {
      fi: '<p>Kaakaot tehdään maitoon, kauraan tai veteen, ja kaikilla on sama hinta. Opiskelijakortilla saa kupin puolikkaan toista lajia.</p>',
      sv: '<p>Kakaon görs på mjölk, havre eller vatten, och alla kostar lika mycket. Med studiekort får du en halv kopp av en annan sort.</p>',
      en: '<p>Cocoa is made with milk, oats or water, all at the same price. A student card brings half a cup of another kind.</p>',
    },
  },
  {
    code: 'kuopio',
    title: { fi: 'Kuopion *tori*', sv: 'Torget *i Kuopio*', en: 'The square *in Kuopio*' },
    slug: { fi: 'kuopion-tori', sv: 'torget-i-kuopio', en: 'kuopio-square' },
    street: { fi: 'Kauppakatu 41', sv: 'Kauppakatu 41', en: 'Kauppakatu 41' },
    postalCode: '70100',
    city: 'kuopio',
    position: [62.8925, 27.6782],
    phone: '017 4245 1810',
    services: ['lunch', 'cafe', 'shop', 'accessible', 'dogs'],
    hours: ['08:00-18:00', '09:00-16:00', null],
    picture: 'recipes/porridge',
    intro: {
      fi: 'Puuro aamulla, keitto päivällä ja suklaapala siltä varalta, että tuulee.',
      sv: 'Gröt på morgonen, soppa mitt på dagen och en chokladbit ifall det blåser.',
      en: 'Porridge in the morning, soup at noon and a piece of chocolate in case of wind.',
    },
    body: {
      fi: '<p>Torin laidalla istutaan takki päällä tai ilman, kunhan istutaan. Puuro on kaurasta, jonka jauhattaja käy meillä syömässä.</p>',
      sv: '<p>Vid torgets kant sitter man med eller utan rock, huvudsaken är att man sitter. Gröten är av havre vars mjölnare äter hos oss.</p>',
      en: '<p>On the edge of the square you sit with a coat or without, as long as you sit. The porridge is of oats whose miller eats here.</p>',
    },
  },
  {
    code: 'oulu',
    title: { fi: 'Oulun *aitta*', sv: 'Magasinet *i Uleåborg*', en: 'The storehouse *in Oulu*' },
    slug: { fi: 'oulun-aitta', sv: 'magasinet-i-uleaborg', en: 'oulu-storehouse' },
    street: { fi: 'Aittatori 4', sv: 'Aittatori 4', en: 'Aittatori 4' },
    postalCode: '90100',
    city: 'oulu',
    position: [65.0137, 25.4644],
    phone: '08 4245 1910',
    services: ['lunch', 'cafe', 'shop', 'accessible', 'wifi'],
    hours: ['09:00-19:00', '10:00-18:00', '12:00-17:00'],
    picture: 'category/pastillit',
    intro: {
      fi: 'Tervan tuoksu on seinissä, suklaan tuoksu ilmassa. Kumpikaan ei väisty.',
      sv: 'Tjärdoften sitter i väggarna, chokladdoften i luften. Ingen av dem ger sig.',
      en: 'Tar in the walls, chocolate in the air. Neither gives way.',
    },
    body: {
      fi: '<p>Aitan yläkertaan noustaan tikkaita, joiden päässä on kaksi tuolia ja näkymä torille. Ne varataan huutamalla alhaalta.</p>',
      sv: '<p>Till övervåningen klättrar man på en stege, och däruppe står två stolar med utsikt över torget. De bokas genom att ropa nerifrån.</p>',
      en: '<p>A ladder leads to two chairs upstairs with a view of the square. They are booked by shouting from below.</p>',
    },
  },
  {
    code: 'rovaniemi',
    title: { fi: 'Napapiirin *kuppi*', sv: 'Koppen *vid polcirkeln*', en: 'The cup *at the Arctic Circle*' },
    slug: { fi: 'napapiirin-kuppi', sv: 'koppen-vid-polcirkeln', en: 'arctic-circle-cup' },
    street: { fi: 'Koskikatu 25', sv: 'Koskikatu 25', en: 'Koskikatu 25' },
    postalCode: '96200',
    city: 'rovaniemi',
    position: [66.5015, 25.7329],
    phone: '016 4245 2010',
    services: ['cafe', 'shop', 'accessible', 'dogs', 'wifi'],
    hours: ['10:00-19:00', '10:00-18:00', '11:00-18:00'],
    picture: 'hero/hero-christmas',
    intro: {
      fi: 'Pohjoisin tiskimme. Kuppi on iso, koska matka seuraavalle on pitkä.',
      sv: 'Vår nordligaste disk. Koppen är stor, för vägen till nästa är lång.',
      en: 'Our northernmost counter. The cup is large because the next one is far.',
    },
    body: {
      fi: '<p>Marraskuusta tammikuuhun ikkunassa palaa lamppu aamusta iltaan. Poronjäkälää emme tarjoile, mutta kuusenkerkkää kyllä.</p>',
      sv: '<p>Från november till januari lyser lampan i fönstret från morgon till kväll. Renlav serverar vi inte, men granskott.</p>',
      en: '<p>From November to January a lamp burns in the window from morning to night. We serve no reindeer moss, but spruce shoots we do.</p>',
    },
  },
]

export const emailOf = ({ code }: DemoPlace): string => `${code}@konvehti.example`
