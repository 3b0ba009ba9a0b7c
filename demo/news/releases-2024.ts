import { type DemoRelease, shot } from './define.ts'

export const releases2024: readonly DemoRelease[] = [
  {
    key: 'christmas-eight',
    publishedAt: '2024-11-07T07:00:00Z',
    categories: ['PRO'],
    hasPaper: true,
    pictures: [
      shot.product('joulukonvehdit', 'Joulukonvehteja', 'Julpraliner', 'Christmas pralines'),
      shot.product(
        'joulu-piparkakku',
        'Maitosuklaa, piparkakku',
        'Mjölkchoklad, pepparkaka',
        'Milk chocolate, gingerbread',
      ),
      shot.product(
        'joulu-glogimauste',
        'Tumma suklaa, glögimausteet',
        'Mörk choklad, glöggkryddor',
        'Dark chocolate, mulled spice',
      ),
    ],
    title: {
      fi: 'Joulun hyllyssä on kahdeksan, ei yhtään enempää',
      sv: 'På julhyllan finns åtta, inte en till',
      en: 'Eight on the Christmas shelf, and not one more',
    },
    intro: {
      fi: 'Joulun tuotteet tehdään vain loppuvuodesta. Kun hylly on tyhjä, seuraavat valetaan ensi syksynä.',
      sv: 'Julens produkter görs bara i slutet av året. När hyllan är tom gjuts de följande nästa höst.',
      en: 'The Christmas products are made at the end of the year only. When the shelf is empty, the next are moulded in autumn.',
    },
    body: {
      fi: '<p>Konvehdin joulussa on kahdeksan tuotetta: kaksi levyä, konvehdit, marmeladit, kalenteri, suklaakuusi, piparkakut ja paketti, johon niistä on koottu osa.</p><p>”Yhdeksättä ehdotetaan joka vuosi. Siinä vaiheessa joku sanoo ääneen, mitä kahdeksasta jätettäisiin pois, ja asia raukeaa”, sanoo valimon vetäjä Tuula Rantanen.</p><p>Tuotteet ovat myynnissä verkossa ja myymälöissä.</p>',
      sv: '<p>Konvehtis jul har åtta produkter: två kakor, praliner, marmelader, kalendern, chokladgranen, pepparkakorna och ett paket med några av dem.</p><p>”En nionde föreslås varje år. Då säger någon högt vilken av de åtta som skulle bort, och så faller saken”, säger Tuula Rantanen, som leder gjuteriet.</p><p>Produkterna säljs på nätet och i butikerna.</p>',
      en: '<p>Christmas at Konvehti has eight products: two bars, pralines, marmalades, the calendar, the chocolate fir tree, the ginger thins, and a box that gathers some of them.</p><p>“A ninth is proposed every year. Then somebody says aloud which of the eight would have to go, and the matter lapses,” says Tuula Rantanen, head of the moulding room.</p><p>The products are on sale online and in the shops.</p>',
    },
  },
  {
    key: 'bean-test',
    publishedAt: '2024-09-19T06:00:00Z',
    categories: ['PRO', 'PEO'],
    pictures: [
      shot.product('tumma-85', 'Tumma suklaa 85 %', 'Mörk choklad 85 %', 'Dark chocolate 85%'),
      shot.product(
        'tumma-72-merisuola',
        'Tumma suklaa 72 %, merisuola',
        'Mörk choklad 72 %, havssalt',
        'Dark chocolate 72%, sea salt',
      ),
    ],
    title: {
      fi: 'Yhdeksän maistajaa, yksi huone ilman ikkunaa',
      sv: 'Nio provsmakare, ett rum utan fönster',
      en: 'Nine tasters, one room without a window',
    },
    intro: {
      fi: 'Konvehti kertoo ensi kertaa, miten sen maut hyväksytään. Huoneessa ei puhuta ennen kuin paperit on kerätty.',
      sv: 'För första gången berättar Konvehti hur dess smaker godkänns. I rummet talar ingen förrän papperen har samlats in.',
      en: 'For the first time Konvehti tells how its flavours are passed. Nobody in the room speaks until the papers have been collected.',
    },
    body: {
      fi: '<p>Jokainen uusi maku maistetaan Vallilassa huoneessa, jossa ei ole ikkunaa eikä kelloa. Maistajia on yhdeksän, ja heistä kolme työskentelee jossain muualla kuin valimossa.</p><p>Näytteet ovat numeroituja, ja samassa erässä on aina yksi, jota maistajat ovat maistaneet aiemminkin. Jos arvio siitä on toinen kuin viimeksi, koko päivä hylätään.</p><p>”Suu on mittari, joka pitää kalibroida niin kuin muutkin”, sanoo Tuula Rantanen.</p>',
      sv: '<p>Varje ny smak provas i Vallgård i ett rum utan fönster och klocka. Provsmakarna är nio, och tre av dem arbetar någon annanstans än i gjuteriet.</p><p>Proverna är numrerade, och i varje omgång finns ett som provsmakarna har smakat förr. Om omdömet om det är ett annat än sist underkänns hela dagen.</p><p>”Munnen är en mätare som måste kalibreras som andra”, säger Tuula Rantanen.</p>',
      en: '<p>Each new flavour is tasted in Vallila in a room without window or clock. There are nine tasters, three of whom work somewhere other than the moulding room.</p><p>The samples are numbered, and each round has one that the tasters have had before. If they judge it differently from the last time, the whole day is thrown out.</p><p>“A mouth is a gauge, and has to be calibrated like any other,” says Tuula Rantanen.</p>',
    },
  },
  {
    key: 'kuopio-oulu',
    publishedAt: '2024-06-06T06:00:00Z',
    categories: ['CAF', 'COM'],
    pictures: [shot.shelf('konvehdit', 'Konvehtitiski', 'Pralindisken', 'The praline counter')],
    title: {
      fi: 'Kuopioon ja Ouluun avataan kahvilat samalla viikolla',
      sv: 'Kaféer öppnas i Kuopio och Uleåborg samma vecka',
      en: 'Cafés open in Kuopio and Oulu in the same week',
    },
    intro: {
      fi: 'Kuopiossa pöydät ovat torilla, Oulussa vanhassa aitassa. Kummassakin on konvehtitiski.',
      sv: 'I Kuopio står borden vid torget, i Uleåborg i ett gammalt magasin. Båda har pralindisk.',
      en: 'In Kuopio the tables are on the square, in Oulu in an old storehouse. Both have a praline counter.',
    },
    body: {
      fi: '<p>Konvehti avaa kesäkuussa kaksi kahvilaa: Kuopion torin ja Oulun aitan. Avajaispäivänä kummassakin kaadetaan kaakaota niin kauan kuin sitä riittää.</p><p>Konvehdit tulevat Vallilasta yöjunan aikaan ja ovat tiskissä aamulla. Ruisleipä leivotaan samassa talossa ja kulkee samassa autossa.</p><p>Aukioloajat ovat kahviloiden sivuilla.</p>',
      sv: '<p>I juni öppnar Konvehti två kaféer: Torget i Kuopio och Magasinet i Uleåborg. På öppningsdagen serveras varm choklad på båda så länge den räcker.</p><p>Pralinerna kommer från Vallgård under natten och ligger i disken på morgonen. Rågbrödet bakas i samma hus och åker i samma bil.</p><p>Öppettiderna finns på kaféernas sidor.</p>',
      en: '<p>In June Konvehti opens two cafés: the square in Kuopio and the storehouse in Oulu. On the opening day both pour hot chocolate for as long as it lasts.</p><p>The pralines come from Vallila overnight and are at the counter in the morning. The rye bread is baked in the same house and travels in the same van.</p><p>Opening hours are on the cafés’ pages.</p>',
    },
  },
  {
    key: 'box-map',
    publishedAt: '2024-04-11T06:00:00Z',
    categories: ['PRO'],
    pictures: [
      shot.product(
        'helsinki-konvehtirasia',
        'Helsinki-konvehtirasia',
        'Helsingfors pralinask',
        'The Helsinki praline box',
      ),
      shot.hero('hero-pralines', 'Konvehteja rivissä', 'Praliner på rad', 'Pralines in a row'),
    ],
    title: {
      fi: 'Helsinki-rasian kartta on luettavissa myös sormella',
      sv: 'Kartan i Helsingforsasken kan läsas också med fingret',
      en: 'The map in the Helsinki box can now be read by finger too',
    },
    intro: {
      fi: 'Konvehtirasian kannen kartta painetaan koholle. Makujen nimet saa kannesta myös ääneen luettuina.',
      sv: 'Kartan i pralinaskens lock trycks i relief. Smakernas namn kan man också få upplästa.',
      en: 'The map in the lid of the praline box is printed in relief. The names of the flavours can be heard as well.',
    },
    body: {
      fi: '<p>Helsinki-konvehtirasian kannessa on kartta, josta maun löytää. Kevään painoksesta alkaen konvehtien muodot ovat kartassa koholla, ja kulmassa on koodi, joka avaa makujen nimet puhelimen luettavaksi.</p><p>Aloite tuli asiakkaalta, joka oli opetellut rasian ulkoa ja kyllästynyt siihen, että sen järjestys vaihtui.</p><p>Järjestys ei enää vaihdu.</p>',
      sv: '<p>I locket till Helsingfors pralinask finns en karta som visar var smakerna ligger. Från och med vårens upplaga är pralinernas former upphöjda, och i hörnet finns en kod som låter telefonen läsa upp smakernas namn.</p><p>Initiativet kom från en kund som hade lärt sig asken utantill och tröttnat på att ordningen byttes.</p><p>Ordningen byts inte längre.</p>',
      en: '<p>The lid of the Helsinki praline box has a map by which to find a flavour. From this spring’s edition on, the shapes of the pralines are raised, and a code in the corner lets a telephone read the names of the flavours aloud.</p><p>The idea came from a customer who had learned the box by heart and was tired of its order being changed.</p><p>The order no longer changes.</p>',
    },
  },
  {
    key: 'oat-contract',
    publishedAt: '2024-03-05T07:00:00Z',
    categories: ['SUS'],
    pictures: [
      shot.product(
        'willja-kauramaito',
        'Kaurasuklaa 40 %, kermainen kaura',
        'Havrechoklad 40 %, krämig havre',
        'Oat chocolate 40%, creamy oat',
      ),
      shot.product('kaurakeksit', 'Kaurakeksejä', 'Havrekex', 'Oat biscuits'),
    ],
    title: {
      fi: 'willjan kaura ostetaan suoraan Pohjanmaalta',
      sv: 'Havren i willja köps direkt från Österbotten',
      en: 'The oats in willja are bought straight from Ostrobothnia',
    },
    intro: {
      fi: 'Konvehti teki kolmivuotisen sopimuksen pohjalaisen myllyn kanssa. Viljelijä tietää hinnan ennen kylvöä.',
      sv: 'Konvehti har ingått ett treårigt avtal med en österbottnisk kvarn. Odlaren vet priset före sådden.',
      en: 'Konvehti has made a three-year contract with a mill in Ostrobothnia. The grower knows the price before sowing.',
    },
    body: {
      fi: '<p>Konvehdin kaurasuklaan kaura on vastedes yhdestä myllystä ja sen sopimusviljelijöiltä Pohjanmaalta. Hinta sovitaan ennen kylvöä kolmeksi vuodeksi kerrallaan.</p><p>Sopimuksen ansiosta kauran laji pysyy samana. Kaurasuklaan resepti hyväksyttiin aikanaan neljännelläkymmenennellä kokeella, eikä neljättäkymmenettäensimmäistä haluta.</p><p>Samasta kaurasta leivotaan talon kaurakeksit.</p>',
      sv: '<p>Havren i Konvehtis havrechoklad kommer hädanefter från en enda kvarn och dess avtalsodlare i Österbotten. Priset bestäms före sådden, för tre år i taget.</p><p>Tack vare avtalet är havresorten alltid densamma. Receptet på havrechokladen godkändes i tiden vid det fyrtionde försöket, och ett fyrtioförsta vill ingen ha.</p><p>Av samma havre bakas husets havrekex.</p>',
      en: '<p>From now on the oats in Konvehti’s oat chocolate come from one mill and its contract growers in Ostrobothnia. The price is agreed before sowing, for three years at a time.</p><p>Thanks to the contract the variety of oat stays the same. The recipe for oat chocolate was once passed on the fortieth attempt, and nobody wants a forty-first.</p><p>The house bakes its oat biscuits from the same oats.</p>',
    },
  },
  {
    key: 'quarter-circle',
    publishedAt: '2024-01-25T07:00:00Z',
    categories: ['COM'],
    pictures: [
      shot.shelf(
        'suklaalevyt',
        'Suklaalevyjä kääreissään',
        'Chokladkakor i sina omslag',
        'Chocolate bars in their wrappers',
      ),
    ],
    title: {
      fi: 'Neljännesympyrä täyttää kymmenen vuotta kääreissä',
      sv: 'Kvartsbågen har suttit på omslagen i tio år',
      en: 'The quarter circle has been on the wrappers for ten years',
    },
    intro: {
      fi: 'Kuvio piirrettiin syksyllä 2014, kun talo sai oman paahtimen. Vuoden ajan jokainen kääre on numeroitu.',
      sv: 'Mönstret ritades hösten 2014, när huset fick en egen rost. I ett års tid är varje omslag numrerat.',
      en: 'The pattern was drawn in autumn 2014, when the house got a roaster of its own. For a year each wrapper is numbered.',
    },
    body: {
      fi: '<p>Konvehdin kääreissä on ollut neljänneskaari syksystä 2014, jolloin talo sai oman paahtimen. Kaari on paahtimen rummun neljännes, mittakaavassa yhden suhde viiteen.</p><p>Juhlavuoden ajan kääreet numeroidaan. Numerolla ei voita mitään, mutta sen voi tarkistaa Vallilan tehdaskahvilan kirjasta, johon merkitään, mistä paahdosta levy on.</p>',
      sv: '<p>På Konvehtis omslag har det funnits en kvartsbåge sedan hösten 2014, när huset fick en egen rost. Bågen är en fjärdedel av rostens trumma, i skala ett till fem.</p><p>Under jubileumsåret numreras omslagen. Med numret vinner man ingenting, men det kan kontrolleras i boken på fabrikskaféet i Vallgård, där det står ur vilken rostning kakan kommer.</p>',
      en: '<p>Konvehti’s wrappers have carried a quarter circle since autumn 2014, when the house got a roaster of its own. The arc is a quarter of the roaster’s drum, at a scale of one to five.</p><p>During the anniversary year the wrappers are numbered. The number wins nothing, but it can be looked up in a book at the factory café in Vallila, which says which roast a bar came from.</p>',
    },
  },
]
