import { type DemoRelease, shot } from './define.ts'

export const releases2026: readonly DemoRelease[] = [
  {
    key: 'willja-trio',
    publishedAt: '2026-11-19T07:00:00Z',
    categories: ['PRO'],
    hasPaper: true,
    pictures: [
      shot.hero(
        'hero-willja',
        'Willja-suklaita, kulhollinen kauraa ja kuusenoksia',
        'Willja-choklad, en skål havre och grankvistar',
        'Willja chocolates, a bowl of oats and spruce twigs',
      ),
      shot.product(
        'willja-kuusenkerkka',
        'Kuusenkerkkä, tumma suklaa 70 %',
        'Granskott, mörk choklad 70 %',
        'Spruce shoot, dark chocolate 70%',
      ),
      shot.product(
        'willja-karpalo',
        'Karpalo, kaurasuklaa 40 %',
        'Tranbär, havrechoklad 40 %',
        'Cranberry, oat chocolate 40%',
      ),
      shot.product(
        'willja-kauramaito',
        'Kermainen kaura, kaurasuklaa 40 %',
        'Krämig havre, havrechoklad 40 %',
        'Creamy oat, oat chocolate 40%',
      ),
    ],
    title: {
      fi: 'Kerkkä siirtyy metsästä levyyn',
      sv: 'Granskottet flyttar från skogen in i kakan',
      en: 'The spruce shoot moves from the forest into the bar',
    },
    intro: {
      fi: 'Kasvipohjaisen willjan kolme levyä saavat uudet kääreet. Kaura tulee Pohjanmaalta, kerkkä kerätään käsin toukokuussa.',
      sv: 'De tre kakorna i växtbaserade willja får nya omslag. Havren kommer från Österbotten, granskotten plockas för hand i maj.',
      en: 'The three bars of plant-based willja get new wrappers. The oats come from Ostrobothnia, the spruce shoots are picked by hand in May.',
    },
    body: {
      fi: '<p>Helsinki, 19. marraskuuta. Konvehti vaihtaa joulukuun alussa willja-sarjan kolmen levyn kääreet: kuusenkerkän, karpalon ja kermaisen kauran. Suklaa pysyy samana, mutta kääreen sisäpuolella kerrotaan nyt, minkä kunnan metsistä kevään kerkät ovat.</p><p>Kerkkä kerätään kahdessa viikossa, ennen kuin vuosikasvu puutuu. Se kuivataan varjossa ja jauhetaan sokerin kanssa, jolloin öljy imeytyy kiteisiin.</p><h2>Maku, jota ei voi kiirehtiä</h2><p>”Kerkkä on parhaimmillaan yhden aamun. Siksi siirsimme kuivaamon metsän laitaan emmekä metsää kuivaamoon”, sanoo valimon vetäjä Tuula Rantanen.</p><p>Levyt ovat myynnissä 1.12. alkaen verkossa ja myymälöissä. Hinta on 4,50–4,90 euroa sadalta grammalta.</p>',
      sv: '<p>Helsingfors, den 19 november. I början av december byter Konvehti omslag på willjas tre kakor: granskott, tranbär och krämig havre. Chokladen är densamma, men på omslagets insida står det nu i vilken kommuns skogar vårens skott har plockats.</p><p>Skotten plockas under två veckor, innan årsskottet blir träigt. De torkas i skugga och mals med socker, så att oljan sugs upp i kristallerna.</p><h2>En smak som inte går att skynda på</h2><p>”Granskottet är bäst en enda morgon. Därför flyttade vi torken till skogsbrynet och inte skogen till torken”, säger Tuula Rantanen, som leder gjuteriet.</p><p>Kakorna säljs från den 1 december på nätet och i butikerna. Priset är 4,50–4,90 euro för hundra gram.</p>',
      en: '<p>Helsinki, 19 November. At the beginning of December Konvehti changes the wrappers of willja’s three bars: spruce shoot, cranberry and creamy oat. The chocolate is the same, but the inside of the wrapper now says in which municipality’s forests the spring’s shoots were picked.</p><p>The shoots are picked within two weeks, before the year’s growth turns woody. They are dried in the shade and ground with sugar, so that the oil soaks into the crystals.</p><h2>A flavour that will not be hurried</h2><p>“A spruce shoot is at its best for one morning. That is why we moved the drying room to the edge of the forest, and not the forest to the drying room,” says Tuula Rantanen, head of the moulding room.</p><p>The bars are on sale from 1 December online and in the shops, at €4.50–4.90 for a hundred grams.</p>',
    },
  },
  {
    key: 'advent-2026',
    publishedAt: '2026-11-05T07:00:00Z',
    categories: ['PRO'],
    pictures: [
      shot.product(
        'suklaajoulukalenteri',
        'Suklaajoulukalenteri: yö, viisi taloa ja kuu',
        'Chokladjulkalendern: natt, fem hus och en måne',
        'The chocolate advent calendar: night, five houses and a moon',
      ),
    ],
    title: {
      fi: 'Joulukalenterin joka neljännessä luukussa on konvehti',
      sv: 'En pralin bakom var fjärde lucka i julkalendern',
      en: 'A praline behind every fourth door of the advent calendar',
    },
    intro: {
      fi: 'Kalenterissa on 24 kymmenen gramman palaa, ja luukut ovat taas väärässä järjestyksessä.',
      sv: 'Kalendern har 24 bitar på tio gram, och luckorna sitter igen i fel ordning.',
      en: 'The calendar has 24 pieces of ten grams each, and once again the doors are in the wrong order.',
    },
    body: {
      fi: '<p>Konvehdin joulukalenteri tulee myyntiin torstaina. Luukkuja on 24, ja joka neljännen takana on konvehti, jonka täytteessä on paahdettua hasselpähkinää. Muissa on talvinen kuvio maitosuklaata, jossa on kaakaota 38 prosenttia.</p><p>Taustalevy on kartonkia, ja muovia on vain muotissa, johon palat on valettu. Kalenterin hinta on 24,90 euroa.</p><p>”Luukkujen järjestyksestä tulee joka vuosi viesti. Se on tarkoitus. Etsiminen on puolet asiasta”, sanoo viestinnän Elina Wahlroos.</p>',
      sv: '<p>Konvehtis julkalender börjar säljas på torsdag. Den har 24 luckor, och bakom var fjärde finns en pralin med rostad hasselnöt i fyllningen. Bakom de andra finns ett vintrigt motiv i mjölkchoklad med 38 procent kakao.</p><p>Bakstycket är kartong, och plast finns bara i formen som bitarna är gjutna i. Kalendern kostar 24,90 euro.</p><p>”Varje år skriver någon om luckornas ordning. Det är meningen. Letandet är halva saken”, säger Elina Wahlroos på kommunikationen.</p>',
      en: '<p>Konvehti’s advent calendar goes on sale on Thursday. It has 24 doors, and behind every fourth is a praline filled with roasted hazelnut. Behind the others is a winter picture in milk chocolate with 38 per cent cocoa.</p><p>The back is cardboard, and the only plastic is the mould in which the pieces were poured. The calendar costs €24.90.</p><p>“Every year somebody writes to us about the order of the doors. It is meant to be so. Looking for them is half of it,” says Elina Wahlroos of communications.</p>',
    },
  },
  {
    key: 'ruby-colour',
    publishedAt: '2026-10-21T06:00:00Z',
    categories: ['PRO', 'SUS'],
    pictures: [
      shot.product(
        'rubiini-vadelma',
        'Rubiinisuklaa ja kylmäkuivattua vadelmaa',
        'Rubychoklad och frystorkade hallon',
        'Ruby chocolate and freeze-dried raspberry',
      ),
    ],
    title: {
      fi: 'Rubiinin väri tulee pavusta',
      sv: 'Rubinens färg kommer från bönan',
      en: 'The ruby colour comes from the bean',
    },
    intro: {
      fi: 'Ruusunpunainen levy ei sisällä väriainetta. Kerromme, mistä sävy on peräisin ja miksi se vaihtelee.',
      sv: 'Den rosa kakan innehåller inget färgämne. Vi berättar var nyansen kommer ifrån och varför den varierar.',
      en: 'The pink bar contains no colouring. We explain where the shade comes from, and why it varies.',
    },
    body: {
      fi: '<p>Asiakaspalvelun tavallisin kysymys syksyllä on, miksi kaksi rubiinilevyä eivät ole samanvärisiä. Vastaus on kaakaopavussa: väri on siinä valmiina, ja sen määrä vaihtelee sadosta toiseen.</p><p>Levyyn ei lisätä väriainetta. Marjan osuus on kylmäkuivattu vadelma, joka näkyy pinnalla muruina. Auringossa väri haalistuu, joten levyä kannattaa säilyttää kääreessään.</p><p>Lokakuusta lähtien kääreen sisäpuolella on värikartta, josta näkee, mihin kohtaan oma levy osuu.</p>',
      sv: '<p>Höstens vanligaste fråga till kundtjänsten är varför två rubykakor inte har samma färg. Svaret finns i kakaobönan: färgen finns färdig i den, och mängden varierar från skörd till skörd.</p><p>Inget färgämne tillsätts. Bäret är frystorkade hallon som syns som smulor på ytan. I solen bleknar färgen, så kakan mår bäst i sitt omslag.</p><p>Från oktober finns en färgkarta på omslagets insida. Där ser man var den egna kakan hör hemma.</p>',
      en: '<p>The question our customer service hears most in autumn is why two ruby bars are not the same colour. The answer lies in the cocoa bean: the colour is there already, and how much of it varies from one harvest to the next.</p><p>No colouring is added. The berry is freeze-dried raspberry, seen as crumbs on the surface. Sunlight fades the colour, so the bar is best kept in its wrapper.</p><p>From October the inside of the wrapper has a chart of colours that shows where your own bar falls.</p>',
    },
  },
  {
    key: 'rye-ring',
    publishedAt: '2026-09-12T06:00:00Z',
    categories: ['PRO'],
    pictures: [
      shot.product('reikaleipa', 'Ruisreikäleipiä', 'Råghålkakor', 'Rye ring breads'),
      shot.shelf(
        'leivat',
        'Leipähylly Vallilan myymälässä',
        'Brödhyllan i butiken i Vallgård',
        'The bread shelf in the Vallila shop',
      ),
    ],
    title: {
      fi: 'Reikäleipä saa takaisin vartaansa',
      sv: 'Hålkakan får tillbaka sin stång',
      en: 'The rye ring gets its pole back',
    },
    intro: {
      fi: 'Vallilan tehdaskahvilassa leivät riippuvat syyskuusta lähtien orressa, niin kuin ne ennen riippuivat.',
      sv: 'I fabrikskaféet i Vallgård hänger bröden från september på en stång, som de gjorde förr.',
      en: 'From September the loaves in the factory café in Vallila hang from a pole, as they used to.',
    },
    body: {
      fi: '<p>Ruisreikäleivän reikä on ajalta, jolloin leivät pujotettiin vartaaseen kuivumaan. Vallilan tehdaskahvilaan on nyt veistetty kaksi koivuvarrasta tiskin yläpuolelle, ja leivät nostetaan niihin suoraan jäähtymästä.</p><p>”Näyttää koristeelta mutta on kaappi. Kuori pysyy rapeana, kun ilma kiertää”, sanoo leipuri Jussi Ahola.</p><p>Resepti on ennallaan: juuri käy kuusitoista tuntia, ja raaka-aineita on neljä.</p>',
      sv: '<p>Hålet i råghålkakan är från den tid då bröden träddes på en stång för att torka. I fabrikskaféet i Vallgård hänger nu två björkstänger över disken, och bröden lyfts upp direkt från avsvalningen.</p><p>”Det ser ut som en prydnad men är ett skafferi. Skorpan håller sig knaprig när luften rör sig”, säger bagaren Jussi Ahola.</p><p>Receptet är detsamma: surdegen jäser i sexton timmar och råvarorna är fyra.</p>',
      en: '<p>The hole in a rye ring dates from the time when loaves were threaded on a pole to dry. Two birch poles now hang above the counter of the factory café in Vallila, and the loaves are lifted onto them straight from cooling.</p><p>“It looks like decoration but is a larder. The crust stays crisp when the air moves,” says baker Jussi Ahola.</p><p>The recipe is as before: the starter ferments for sixteen hours, and there are four ingredients.</p>',
    },
  },
  {
    key: 'salmiak-edge',
    publishedAt: '2026-08-28T06:00:00Z',
    categories: ['PRO'],
    pictures: [
      shot.product('salmiakkitimantit', 'Salmiakkitimantteja', 'Salmiakdiamanter', 'Salmiak diamonds'),
      shot.product(
        'salmiakkitimantit-2',
        'Salmiakkitimantti läheltä',
        'En salmiakdiamant på nära håll',
        'A salmiak diamond seen close',
      ),
    ],
    title: {
      fi: 'Salmiakkitimantti saa terävämmän särmän',
      sv: 'Salmiakdiamanten får en vassare kant',
      en: 'The salmiak diamond gets a sharper edge',
    },
    intro: {
      fi: 'Uusi muotti tekee pinnasta kiiltävämmän. Resepti pysyy.',
      sv: 'En ny form gör ytan blankare. Receptet är kvar.',
      en: 'A new mould makes the surface shinier. The recipe stays.',
    },
    body: {
      fi: '<p>Salmiakkitimantit valetaan elokuusta lähtien uuteen muottiin. Vanhan kulmat olivat kuluneet yhdeksässä vuodessa niin pyöreiksi, että asiakkaat kysyivät, oliko muoto muuttunut.</p><p>Sisus on entinen: ammoniumkloridia viisi prosenttia, lakritsijuurta ja melassia. Pussin koot ovat 120 ja 180 grammaa.</p><p>Vanha muotti on nähtävillä Vallilan tehdaskahvilan seinällä. Siitä voi laskea, kuinka monta kulmaa puuttuu.</p>',
      sv: '<p>Från augusti gjuts salmiakdiamanterna i en ny form. Den gamlas hörn hade på nio år slitits så runda att kunderna frågade om formen hade ändrats.</p><p>Insidan är som förr: fem procent ammoniumklorid, lakritsrot och melass. Påsarna är på 120 och 180 gram.</p><p>Den gamla formen hänger på väggen i fabrikskaféet i Vallgård. Där kan man räkna hur många hörn som saknas.</p>',
      en: '<p>From August the salmiak diamonds are cast in a new mould. In nine years the corners of the old one had worn so round that customers asked whether the shape had changed.</p><p>The inside is as it was: five per cent ammonium chloride, liquorice root and molasses. The bags hold 120 and 180 grams.</p><p>The old mould hangs on the wall of the factory café in Vallila, where anybody may count the corners that are missing.</p>',
    },
  },
  {
    key: 'engraver-window',
    publishedAt: '2026-04-16T06:00:00Z',
    categories: ['COM', 'PEO'],
    hasPaper: true,
    pictures: [
      shot.hero('hero-engraved', 'Kaiverrettuja suklaalevyjä', 'Graverade chokladkakor', 'Engraved chocolate tablets'),
      shot.product(
        'kaiverrettu-levy',
        'Kaiverrettu levy kotelossaan',
        'En graverad kaka i sitt fodral',
        'An engraved tablet in its case',
      ),
    ],
    title: {
      fi: 'Kaiverruskone muuttaa kellarista ikkunaan',
      sv: 'Graveringsmaskinen flyttar från källaren till fönstret',
      en: 'The engraving machine moves from the cellar to the window',
    },
    intro: {
      fi: 'Kadulta näkee nyt, kun sana syntyy suklaaseen. Terä on puolitoista milliä leveä, eikä se polta.',
      sv: 'Från gatan ser man nu när ordet blir till i chokladen. Skäret är en och en halv millimeter brett och bränner inte.',
      en: 'From the street you can now watch a word appear in chocolate. The cutter is a millimetre and a half wide, and it does not burn.',
    },
    body: {
      fi: '<p>Konvehdin kaiverruskone on siirretty Vallilassa kellarista katutason ikkunan ääreen. Muuton syy on käytännöllinen: levyn on oltava kaiverrettaessa 16-asteinen, ja kellarissa se oli sitä vain talvella.</p><p>”Kellarissa kukaan ei kysynyt mitään. Nyt joku koputtaa ikkunaan joka päivä”, sanoo kaivertaja Mirva Saarela.</p><p>Teksti jyrsitään, ja ura täytetään levyn värisellä kaakaovoilla. Etupuolelle mahtuu kuusitoista merkkiä. Kaiverretun levyn voi suunnitella verkkokaupassa kuudesta suklaasta.</p>',
      sv: '<p>Konvehtis graveringsmaskin i Vallgård har flyttat från källaren till ett fönster mot gatan. Skälet är praktiskt: kakan ska vara 16 grader när den graveras, och i källaren var den det bara på vintern.</p><p>”I källaren frågade ingen något. Nu knackar någon på rutan varje dag”, säger gravören Mirva Saarela.</p><p>Texten fräses, och spåret fylls med kakaosmör i kakans färg. På framsidan ryms sexton tecken. En graverad kaka planeras i nätbutiken, i någon av sex choklader.</p>',
      en: '<p>Konvehti’s engraving machine in Vallila has moved from the cellar to a window on the street. The reason is practical: a tablet must be at 16 degrees while it is engraved, and in the cellar it was so only in winter.</p><p>“In the cellar nobody asked anything. Now somebody knocks on the window every day,” says engraver Mirva Saarela.</p><p>The text is milled, and the groove is filled with cocoa butter of the tablet’s colour. The front holds sixteen characters. An engraved tablet can be designed online in any of six chocolates.</p>',
    },
  },
  {
    key: 'piura-2026',
    publishedAt: '2026-02-10T07:00:00Z',
    categories: ['SUS'],
    hasPaper: true,
    pictures: [
      shot.product(
        'luomu-tumma-70',
        'Tumma luomusuklaa 70 %',
        'Mörk ekologisk choklad 70 %',
        'Organic dark chocolate 70%',
      ),
    ],
    title: {
      fi: 'Piuran sato on maksettu ennen korjuuta seitsemännen kerran',
      sv: 'Skörden i Piura är betald före plockningen för sjunde gången',
      en: 'The harvest in Piura is paid for before picking for the seventh time',
    },
    intro: {
      fi: 'Konvehti ostaa yhden perheen koko luomusadon Perun luoteiskulmasta. Tänä vuonna levyssä on jasmiinia.',
      sv: 'Konvehti köper en familjs hela ekologiska skörd i nordvästra Peru. I år finns det jasmin i kakan.',
      en: 'Konvehti buys one family’s whole organic harvest in north-western Peru. This year there is jasmine in the bar.',
    },
    body: {
      fi: '<p>Konvehti on maksanut vuoden 2026 luomukaakaon sen viljelijälle ennen korjuuta, kuten vuodesta 2020 lähtien. Ennakon ansiosta tilan ei tarvitse ottaa lainaa odottaessaan laivaa.</p><p>Pavut kasvavat Piurassa banaanipuiden varjossa, eikä niihin sekoiteta muuta kaakaota. Siksi 70-prosenttinen luomulevy maistuu joka vuosi hieman toiselta: viime sadossa oli enemmän limettiä, tässä jasmiinia ja lopussa rusinaa.</p><p>Sadon numero on painettu kääreen sisäpuolelle.</p>',
      sv: '<p>Konvehti har betalat 2026 års ekologiska kakao till odlaren före skörden, som varje år sedan 2020. Tack vare förskottet behöver gården inte låna medan den väntar på båten.</p><p>Bönorna växer i Piura i skuggan av bananträd, och ingen annan kakao blandas i. Därför smakar den ekologiska kakan på 70 procent lite olika varje år: i förra skörden fanns mer lime, i den här jasmin och till sist russin.</p><p>Skördens nummer är tryckt på omslagets insida.</p>',
      en: '<p>Konvehti has paid the grower for the organic cocoa of 2026 before its harvest, as in every year since 2020. Thanks to the advance the farm need not borrow while it waits for the ship.</p><p>The beans grow in Piura in the shade of banana trees, and no other cocoa is mixed in. That is why the organic 70 per cent bar tastes a little different each year: the last harvest had more lime, this one has jasmine and, at the end, raisin.</p><p>The number of the harvest is printed on the inside of the wrapper.</p>',
    },
  },
]
