import { type DemoRelease, shot } from './define.ts'

export const releases2023: readonly DemoRelease[] = [
  {
    key: 'order-days',
    publishedAt: '2023-11-16T07:00:00Z',
    categories: ['COM'],
    pictures: [shot.shelf('lahjat', 'Lahjahylly', 'Gåvohyllan', 'The shelf of gifts')],
    title: {
      fi: 'Paketti lähtee samasta talosta, jossa levy valettiin',
      sv: 'Paketet skickas från huset där kakan göts',
      en: 'The parcel leaves the house where the bar was poured',
    },
    intro: {
      fi: 'Verkkokaupan pakkaamo muutti valimon viereen. Tilaus on postissa yhden tai kahden arkipäivän kuluttua.',
      sv: 'Nätbutikens packning har flyttat intill gjuteriet. En beställning är på posten inom en eller två vardagar.',
      en: 'The online shop’s packing room has moved next to the moulding room. An order is in the post within one or two working days.',
    },
    body: {
      fi: '<p>Konvehdin verkkokaupan tilaukset pakataan nyt Vallilassa, kävelymatkan päässä valimosta. Samassa huoneessa istuu asiakaspalvelu.</p><p>”Jos paketista puuttuu jotain, hylly on käden ulottuvilla”, sanoo viestinnän Elina Wahlroos.</p><p>Tilaus lähtee yhden tai kahden arkipäivän kuluttua.</p>',
      sv: '<p>Beställningar i Konvehtis nätbutik packas nu i Vallgård, ett kort stycke från gjuteriet. I samma rum sitter kundtjänsten.</p><p>”Om något fattas i paketet är hyllan på armlängds avstånd”, säger Elina Wahlroos på kommunikationen.</p><p>Beställningen skickas inom en eller två vardagar.</p>',
      en: '<p>Orders of Konvehti’s online shop are now packed in Vallila, a short walk from the moulding room. Customer service sits in the same room.</p><p>“If something is missing from a parcel, we can see the shelf,” says Elina Wahlroos of communications.</p><p>Orders leave within one or two working days.</p>',
    },
  },
  {
    key: 'froosh-launch',
    publishedAt: '2023-08-24T06:00:00Z',
    categories: ['PRO', 'COM'],
    hasPaper: true,
    pictures: [
      shot.hero('hero-froosh', 'Froosh-karkkeja kasassa', 'Froosh-godis i en hög', 'A heap of Froosh sweets'),
      shot.product('froosh-mansikkasydamet', 'Mansikkasydämiä', 'Jordgubbshjärtan', 'Strawberry hearts'),
    ],
    title: {
      fi: 'Froosh on karkki niille, joista muut karkit ovat liian hiljaisia',
      sv: 'Froosh är godis för dem som tycker att annat godis är för tyst',
      en: 'Froosh: sweets for people who find other sweets too quiet',
    },
    intro: {
      fi: 'Konvehdin kolmas sarja tulee kauppoihin. Ensimmäisissä pusseissa on mansikkaa ja hedelmää.',
      sv: 'Konvehtis tredje serie kommer i butik. I de första påsarna finns jordgubbar och frukt.',
      en: 'Konvehti’s third range reaches the shops. The first bags hold strawberry and fruit.',
    },
    body: {
      fi: '<p>Konvehti tuo kauppoihin Froosh-sarjan. Sarjassa on karkkeja, suklaata ja pastilleja, joiden maku tulee marjoista ja hedelmistä.</p><p>Mansikkasydämet on tehty mansikkasoseesta ja pektiinistä, trooppisissa hedelmissä on kolmea makua. Pussissa on 160 grammaa.</p><p>”Nimi ei tarkoita mitään. Se on ääni, joka kuuluu, kun pussin avaa liian nopeasti”, sanoo Tuula Rantanen.</p>',
      sv: '<p>Konvehti börjar sälja serien Froosh. I den finns godis, choklad och pastiller som får sin smak av bär och frukt.</p><p>Jordgubbshjärtan är gjorda av jordgubbspuré och pektin, och i tropiska frukter finns tre smaker. Påsen väger 160 gram.</p><p>”Namnet betyder ingenting. Det är ljudet när man öppnar påsen för fort”, säger Tuula Rantanen.</p>',
      en: '<p>Konvehti brings the Froosh range to the shops. It has sweets, chocolate and pastilles whose flavour comes from berries and fruit.</p><p>The strawberry hearts are made of strawberry purée and pectin, and the tropical fruits come in three flavours. A bag holds 160 grams.</p><p>“The name means nothing. It is the sound of a bag opened too fast,” says Tuula Rantanen.</p>',
    },
  },
  {
    key: 'tampere-mill',
    publishedAt: '2023-05-11T06:00:00Z',
    categories: ['CAF'],
    pictures: [shot.shelf('keksit', 'Keksihylly', 'Kexhyllan', 'The shelf of biscuits')],
    title: {
      fi: 'Finlaysonin kutomossa juodaan kaakaota',
      sv: 'I väveriet i Finlayson dricks det varm choklad',
      en: 'Hot chocolate in the weaving hall at Finlayson',
    },
    intro: {
      fi: 'Tampereen kahvila avataan saliin, jossa kudottiin pellavaa. Tammelan torikoju jatkaa ennallaan.',
      sv: 'Kaféet i Tammerfors öppnas i en sal där man vävde linne. Torgståndet i Tammela fortsätter som förr.',
      en: 'The café in Tampere opens in a hall where linen was woven. The market stall in Tammela goes on as before.',
    },
    body: {
      fi: '<p>Konvehdin toinen paikka Tampereella on Finlaysonin vanhassa kutomosalissa. Pöydät on tehty salin lattialankuista, jotka jouduttiin nostamaan putkien tieltä.</p><p>Listalla on talon suklaista keitetty kaakao, ruisleipää ja viikon lounas. Tammelan torikoju myy levyjä ja pusseja niin kuin tähänkin asti.</p>',
      sv: '<p>Konvehtis andra ställe i Tammerfors ligger i Finlaysons gamla vävsal. Borden är gjorda av salens golvplankor, som måste lyftas för rörens skull.</p><p>På listan finns varm choklad kokt på husets choklad, rågbröd och veckans lunch. Torgståndet i Tammela säljer kakor och påsar som hittills.</p>',
      en: '<p>Konvehti’s second place in Tampere is in Finlayson’s old weaving hall. Its tables are made of the hall’s floorboards, which had to be lifted to make way for pipes.</p><p>The menu has hot chocolate made of the house’s own bars, rye bread, and a lunch for each week. The market stall in Tammela sells bars and bags as it always has.</p>',
    },
  },
  {
    key: 'allergen-list',
    publishedAt: '2023-03-02T07:00:00Z',
    categories: ['SUS', 'PRO'],
    pictures: [
      shot.product(
        'gluteenittomat-kaurakeksit',
        'Gluteenittomia kaurakeksejä',
        'Glutenfria havrekex',
        'Gluten-free oat biscuits',
      ),
    ],
    title: {
      fi: 'Allergeenit erotetaan nyt kahteen sarakkeeseen',
      sv: 'Allergenerna delas nu upp i två kolumner',
      en: 'Allergens are now told in two columns',
    },
    intro: {
      fi: 'Tuotesivun taulukko kertoo erikseen, mitä tuotteessa on ja mitä siinä voi olla jäämänä.',
      sv: 'Tabellen på produktsidan säger var för sig vad produkten innehåller och vad den kan innehålla spår av.',
      en: 'The table on each product page says separately what is in a product and what it may contain traces of.',
    },
    body: {
      fi: '<p>Konvehdin tuotesivuille on lisätty taulukko, jossa aines ja mahdollinen jäämä ovat omissa sarakkeissaan. Ainesosaluettelossa allergeenit on lihavoitu, niin kuin ennenkin.</p><p>Listat voi rajata sen mukaan, mitä tuotteessa ei saa olla. Rajaus jättää pois myös ne, joissa jäämät ovat mahdollisia.</p><p>Pakkaus on silti aina ensimmäinen: lue se.</p>',
      sv: '<p>Konvehtis produktsidor har fått en tabell där ingredienser och eventuella spår står i egna kolumner. I ingrediensförteckningen är allergenerna i fetstil, som förr.</p><p>Listorna kan begränsas efter vad en produkt inte får innehålla. Då faller också de bort som kan innehålla spår.</p><p>Förpackningen går ändå alltid först: läs den.</p>',
      en: '<p>Konvehti’s product pages now have a table in which ingredients and possible traces stand in columns of their own. The list of ingredients has its allergens in bold, as before.</p><p>Lists can be narrowed by what a product must not contain. That leaves out those with possible traces too.</p><p>The package still comes first: read it.</p>',
    },
  },
  {
    key: 'roast-book',
    publishedAt: '2023-01-19T07:00:00Z',
    categories: ['PEO', 'PRO'],
    pictures: [
      shot.product(
        'tumma-60-kahvi',
        'Tumma suklaa 60 %, paahdettu kahvi',
        'Mörk choklad 60 %, rostat kaffe',
        'Dark chocolate 60%, roasted coffee',
      ),
    ],
    title: {
      fi: 'Tuula Rantasen paahtokirjassa on 3 000 sivua',
      sv: 'Tuula Rantanens rostningsbok har 3 000 sidor',
      en: 'Tuula Rantanen’s roasting book has 3,000 pages',
    },
    intro: {
      fi: 'Valimon vetäjä on kirjoittanut jokaisen paahdon muistiin vuodesta 2014. Kirja on nyt skannattu, mutta sitä täytetään kynällä.',
      sv: 'Gjuteriets ledare har skrivit ner varje rostning sedan 2014. Boken är nu skannad, men den fylls i med penna.',
      en: 'The head of the moulding room has written down every roast since 2014. The book has now been scanned, and is still kept by pen.',
    },
    body: {
      fi: '<p>Konvehdin ensimmäinen oma paahto tehtiin vuonna 2014, ja siitä lähtien jokainen on kirjattu: papu, säkki, lämpö, aika ja se, mitä haistettiin.</p><p>”Paahdin on volyyminappi. Kappaleen on joku muu säveltänyt”, sanoo kirjaa pitävä Tuula Rantanen.</p><p>Kirja skannattiin talvella, jotta vanhasta paahdosta voi etsiä. Rantanen ei ole siirtynyt näppäimistöön: kahvitahrasta näkee hänen mukaansa enemmän kuin päiväyksestä.</p>',
      sv: '<p>Konvehtis första egna rostning gjordes 2014, och sedan dess har varje rostning antecknats: bönan, säcken, värmen, tiden och vad som kändes i luften.</p><p>”Rosten är en volymknapp. Någon annan har skrivit låten”, säger Tuula Rantanen, som för boken.</p><p>Boken skannades i vinter, så att man kan söka i den. Rantanen har inte övergått till tangentbord: av en kaffefläck ser man enligt henne mer än av ett datum.</p>',
      en: '<p>Konvehti’s first roast of its own was made in 2014, and each one since has been written down: bean, sack, heat, time, and what was in the air.</p><p>“A roaster is a volume knob. Somebody else has written the tune,” says Tuula Rantanen, who keeps the book.</p><p>The book was scanned this winter so that it can be searched. Rantanen has not gone over to a keyboard: a coffee stain, she says, tells more than a date.</p>',
    },
  },
]
