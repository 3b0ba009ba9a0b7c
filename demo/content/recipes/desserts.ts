import { of, ours, recipe, t, under } from './define-recipe.ts'

/** From the spoon, the freezer and the fridge. */
export const dessertRecipes = [
  recipe({
    key: 'mousse',
    name: t('Suklaamousse', 'Chokladmousse', 'Chocolate mousse'),
    slug: t('suklaamousse', 'chokladmousse', 'chocolate-mousse'),
    title: t('Suklaamousse, *vadelma*', 'Chokladmousse, *hallon*', 'Chocolate mousse, *raspberry*'),
    intro: t(
      'Viisi ainesta ja kaksi tuntia kylmää. Tumma suklaa kantaa kerman, ja vadelma kertoo, missä pohja on.',
      'Fem ingredienser och två timmar kyla. Den mörka chokladen bär grädden, och hallonen visar var botten är.',
      'Five ingredients and two hours of cold. The dark chocolate carries the cream, and the raspberry tells you where the bottom is.',
    ),
    description: t(
      'Ilmava suklaamousse tummasta 85 prosentin suklaasta ja vadelmista. Neljä annosta, valmis kahden tunnin jäähdytyksen jälkeen.',
      'Luftig chokladmousse av 85-procentig mörk choklad och hallon. Fyra portioner, klar efter två timmar i kylen.',
      'Airy chocolate mousse of 85% dark chocolate with raspberries. Serves four, ready after two hours in the fridge.',
    ),
    author: 'Tuula Rantanen',
    picture: 'recipes/mousse',
    field: 'peach',
    published: '2026-11-19',
    categories: ['desserts'],
    minutes: [18, 0, 120],
    portions: 4,
    portionUnit: 'servings',
    cuisine: t('ranskalainen', 'fransk', 'French'),
    ingredients: [
      ours(150, 'tumma-85'),
      of(3, '', 'egg'),
      of(3, 'tbsp', 'sugar'),
      of(2, 'dl', 'cream'),
      of(1, 'dl', 'raspberries'),
    ],
    steps: [
      [
        t('Sulata', 'Smält', 'Melt'),
        t(
          'Sulata suklaa vesihauteessa ja jäähdytä kädenlämpöiseksi. Vaahdota kerma pehmeäksi.',
          'Smält chokladen över vattenbad och låt den bli fingervarm. Vispa grädden löst.',
          'Melt the chocolate over simmering water and cool to lukewarm. Whip the cream softly.',
        ),
      ],
      [
        t('Erottele', 'Separera', 'Separate'),
        t(
          'Erottele munat. Sekoita keltuaiset suklaaseen. Vatkaa valkuaiset ja sokeri kiiltäväksi marengiksi.',
          'Separera äggen. Rör gulorna i chokladen. Vispa vitor och socker till en blank maräng.',
          'Separate the eggs. Stir the yolks into the chocolate. Whisk whites and sugar to a glossy meringue.',
        ),
      ],
      [
        t('Kääntele', 'Vänd', 'Fold'),
        t(
          'Kääntele suklaaseen ensin kerma, sitten marenki kolmessa erässä. Ilma on koko asia.',
          'Vänd först grädden i chokladen, sedan marängen i tre omgångar. Luften är hela saken.',
          'Fold first the cream into the chocolate, then the meringue in three goes. Air is the whole point.',
        ),
      ],
      [
        t('Jäähdytä', 'Kyl', 'Chill'),
        t(
          'Jaa laseihin ja jäähdytä kaksi tuntia. Vadelmat vasta pöydässä.',
          'Fördela i glas och kyl i två timmar. Hallonen först vid bordet.',
          'Divide among glasses and chill for two hours. Raspberries only at the table.',
        ),
      ],
    ],
    quotation: [
      t(
        'Mousse ei odota ketään, mutta jääkaappi *odottaa*.',
        'Moussen väntar inte på någon, men kylskåpet *väntar*.',
        'Mousse waits for no one, but the fridge *does*.',
      ),
      'Tuula Rantanen',
    ],
    related: ['KV1060'],
  }),
  recipe({
    key: 'liquorice-parfait',
    name: t('Lakritsijäädyke', 'Lakritsparfait', 'Liquorice parfait'),
    slug: t('lakritsijaadyke', 'lakritsparfait', 'liquorice-parfait'),
    title: t(
      'Lakritsijäädyke, *hyppysellinen suolaa*',
      'Lakritsparfait, *en nypa salt*',
      'Liquorice parfait, *a pinch of salt*',
    ),
    intro: t(
      'Pehmeä lakritsi sulaa kermaan kuin toffee. Pakastin tekee loput, eikä kukaan vatkaa jääkiteitä.',
      'Den mjuka lakritsen smälter i grädden som kola. Frysen gör resten, och ingen behöver röra i iskristaller.',
      'Soft liquorice melts into cream as toffee does. The freezer does the rest, and nobody has to churn.',
    ),
    description: t(
      'Lakritsijäädyke pehmeästä lakritsista, keltuaisista ja kermasta. Kymmenen viipaletta, valmis seuraavana päivänä.',
      'Lakritsparfait av mjuk lakrits, äggulor och grädde. Tio skivor, färdig till nästa dag.',
      'Frozen liquorice parfait of soft liquorice, egg yolks and cream. Ten slices, ready the next day.',
    ),
    picture: 'recipes/liquorice-parfait',
    field: 'cream',
    published: '2026-06-18',
    categories: ['desserts'],
    minutes: [25, 10, 480],
    portions: 10,
    portionUnit: 'slices',
    ingredients: [
      ours(150, 'pehmea-lakritsi', t('paloina', 'i bitar', 'in pieces')),
      of(4, 'dl', 'cream'),
      of(4, '', 'yolk'),
      of(1, 'dl', 'sugar'),
      of(1, 'pinch', 'salt'),
    ],
    steps: [
      [
        t('Sulata', 'Smält', 'Melt'),
        t(
          'Lämmitä lakritsi ja desilitra kermaa hiljaa kymmenen minuuttia, kunnes lakritsi sulaa. Siivilöi ja jäähdytä.',
          'Värm lakrits och en deciliter grädde sakta i tio minuter, tills lakritsen smält. Sila och låt svalna.',
          'Warm the liquorice with 100 ml of the cream for ten minutes, until it melts. Strain and cool.',
        ),
      ],
      [
        t('Vaahdota', 'Vispa', 'Whisk'),
        t(
          'Vatkaa keltuaiset, sokeri ja suola vesihauteessa paksuksi vaahdoksi. Sekoita joukkoon lakritsikastike.',
          'Vispa äggulor, socker och salt över vattenbad till ett tjockt skum. Rör ner lakritssåsen.',
          'Whisk yolks, sugar and salt over simmering water to a thick foam. Stir in the liquorice sauce.',
        ),
      ],
      [
        t('Pakasta', 'Frys', 'Freeze'),
        t(
          'Vaahdota loput kermasta ja kääntele joukkoon. Pakasta litran vuoassa kahdeksan tuntia. Ota huoneenlämpöön kymmenen minuuttia ennen leikkaamista.',
          'Vispa resten av grädden och vänd ner. Frys i en form på en liter i åtta timmar. Ta fram tio minuter innan du skär.',
          'Whip the rest of the cream and fold in. Freeze in a one-litre tin for eight hours. Take it out ten minutes before slicing.',
        ),
      ],
    ],
    related: ['KV3015', 'KV1050'],
  }),
  recipe({
    key: 'gingerbread-cheesecake',
    name: t('Piparkakkujuustokakku', 'Pepparkakscheesecake', 'Gingerbread cheesecake'),
    slug: t('piparkakkujuustokakku', 'pepparkakscheesecake', 'gingerbread-cheesecake'),
    title: t(
      'Piparkakkujuustokakku, *puolukka*',
      'Pepparkakscheesecake, *lingon*',
      'Gingerbread cheesecake, *lingonberry*',
    ),
    intro: t(
      'Joulun kakku, jonka voi tehdä kaksi päivää etuajassa. Puolukka pitää huolen, ettei toinen viipale tunnu liialta.',
      'Julens kaka som kan göras två dagar i förväg. Lingonen ser till att en andra skiva inte blir för mycket.',
      'A Christmas cake you can make two days ahead. The lingonberries see to it that a second slice is not too much.',
    ),
    description: t(
      'Uunissa paistettu juustokakku piparkakkupohjalla ja puolukkapinnalla. Kaksitoista viipaletta joulupöytään.',
      'Gräddad cheesecake på pepparkaksbotten med lingon på toppen. Tolv skivor till julbordet.',
      'Baked cheesecake on a gingerbread base with lingonberries on top. Twelve slices for the Christmas table.',
    ),
    picture: 'recipes/gingerbread-cheesecake',
    field: 'butter',
    published: '2026-11-22',
    categories: ['desserts', 'christmas'],
    minutes: [20, 45, 240],
    portions: 12,
    portionUnit: 'slices',
    ingredients: [
      ours(200, 'piparkakut', t('murskattuina', 'krossade', 'crushed')),
      of(75, 'g', 'butter', t('sulatettuna', 'smält', 'melted')),
      ...under(t('Täytteeseen', 'Till fyllningen', 'For the filling'), [
        of(400, 'g', 'creamCheese'),
        of(2, 'dl', 'yogurt'),
        of(2, '', 'egg'),
        of(1.5, 'dl', 'sugar'),
        of(1, 'tbsp', 'starch'),
        of(1, '', 'lemonZest'),
      ]),
      ...under(t('Pinnalle', 'På toppen', 'For the top'), [of(2, 'dl', 'lingonberries'), of(0.5, 'dl', 'sugar')]),
    ],
    steps: [
      [
        t('Tee pohja', 'Gör botten', 'Make the base'),
        t(
          'Sekoita murska ja voi, painele 22 cm irtopohjavuoan pohjalle ja esipaista 160 °C:ssa kymmenen minuuttia.',
          'Blanda smulor och smör, tryck ut i en springform på 22 cm och förgrädda i 160 °C i tio minuter.',
          'Mix crumbs and butter, press into a 22 cm springform and bake blind at 160 °C for ten minutes.',
        ),
      ],
      [
        t('Sekoita täyte', 'Rör fyllningen', 'Stir the filling'),
        t(
          'Sekoita tuorejuusto, jogurtti, sokeri, perunajauho ja sitruunankuori tasaiseksi. Lisää munat viimeisinä, ilmaa vatkaamatta.',
          'Rör färskost, yoghurt, socker, potatismjöl och citronskal slätt. Tillsätt äggen sist, utan att vispa in luft.',
          'Stir cream cheese, yogurt, sugar, starch and lemon zest smooth. Add the eggs last, without beating in air.',
        ),
      ],
      [
        t('Paista', 'Grädda', 'Bake'),
        t(
          'Paista 160 °C:ssa 35 minuuttia ja anna jäähtyä uunissa luukku raollaan. Siirrä jääkaappiin neljäksi tunniksi.',
          'Grädda i 160 °C i 35 minuter och låt svalna i ugnen med luckan på glänt. Ställ i kylen i fyra timmar.',
          'Bake at 160 °C for 35 minutes and let it cool in the oven with the door ajar. Chill for four hours.',
        ),
      ],
      [
        t('Viimeistele', 'Avsluta', 'Finish'),
        t(
          'Sekoita puolukat ja sokeri, anna vetäytyä ja kaada kakulle juuri ennen tarjoilua.',
          'Rör lingon och socker, låt dra och häll på kakan strax före servering.',
          'Stir lingonberries and sugar, let them draw and pour over just before serving.',
        ),
      ],
    ],
    products: t(
      'Yksi paketti piparkakkuja, kolmasosa jää pöytään.',
      'Ett paket pepparkakor, en tredjedel blir över.',
      'One pack of gingerbread, and a third left for the table.',
    ),
    related: ['KV1105'],
  }),
  recipe({
    key: 'mocha-pudding',
    name: t('Mokkavanukas', 'Mockapudding', 'Mocha pudding'),
    slug: t('mokkavanukas', 'mockapudding', 'mocha-pudding'),
    title: t('Mokkavanukas, *paahdettu kahvi*', 'Mockapudding, *rostat kaffe*', 'Mocha pudding, *roasted coffee*'),
    intro: t(
      'Vanukas niin kuin mummolassa, mutta mummo on juonut espresson. Suklaassa on valmiiksi murskattua papua.',
      'Pudding som hos mormor, men mormor har druckit en espresso. I chokladen finns redan krossade bönor.',
      'Pudding as grandmother made it, only grandmother has had an espresso. The chocolate brings crushed beans of its own.',
    ),
    description: t(
      'Liedellä keitetty mokkavanukas kahvisuklaasta, maidosta ja keltuaisista. Neljä annosta, jähmettyy kahdessa tunnissa.',
      'Mockapudding kokt på spis av kaffechoklad, mjölk och äggulor. Fyra portioner, stelnar på två timmar.',
      'Mocha pudding cooked on the hob from coffee chocolate, milk and egg yolks. Serves four, sets in two hours.',
    ),
    picture: 'recipes/mocha-pudding',
    field: 'sand',
    published: '2026-09-24',
    categories: ['desserts'],
    minutes: [5, 10, 120],
    portions: 4,
    portionUnit: 'servings',
    ingredients: [
      of(4, 'dl', 'milk'),
      of(1, 'dl', 'cream'),
      of(1, 'dl', 'coffee'),
      of(0.5, 'dl', 'sugar'),
      of(2, 'tbsp', 'starch'),
      of(2, '', 'yolk'),
      ours(100, 'tumma-60-kahvi'),
    ],
    steps: [
      [
        t('Sekoita', 'Blanda', 'Mix'),
        t(
          'Vispaa kattilassa kylmänä maito, kerma, kahvi, sokeri, perunajauho ja keltuaiset.',
          'Vispa ihop mjölk, grädde, kaffe, socker, potatismjöl och äggulor kallt i en kastrull.',
          'Whisk milk, cream, coffee, sugar, starch and yolks together cold in a pan.',
        ),
      ],
      [
        t('Keitä', 'Koka', 'Cook'),
        t(
          'Kuumenna koko ajan vispaten noin 8 minuuttia, kunnes seos pulpahtaa kerran. Ota heti liedeltä.',
          'Hetta upp under ständig vispning i omkring 8 minuter, tills det puttrar till en gång. Ta genast av värmen.',
          'Heat for about 8 minutes, whisking all the time, until it bubbles once. Take it off at once.',
        ),
      ],
      [
        t('Viimeistele', 'Avsluta', 'Finish'),
        t(
          'Sekoita joukkoon paloiteltu suklaa. Kaada kulhoihin, peitä kelmulla pintaa myöten ja jäähdytä kaksi tuntia.',
          'Rör ner chokladen i bitar. Häll i skålar, lägg plastfolie mot ytan och kyl i två timmar.',
          'Stir in the broken chocolate. Pour into bowls, lay film on the surface and chill for two hours.',
        ),
      ],
    ],
  }),
  recipe({
    key: 'raspberry-quark',
    name: t('Vadelmarahka', 'Hallonkvarg', 'Raspberry quark'),
    slug: t('vadelmarahka', 'hallonkvarg', 'raspberry-quark'),
    title: t('Vadelmarahka, *rubiinimuru*', 'Hallonkvarg, *rubinsmulor*', 'Raspberry quark, *ruby crumbs*'),
    intro: t(
      'Kymmenen minuuttia, yksi kulho. Rubiinisuklaa on hapan omasta takaa, joten sokeria menee vähän.',
      'Tio minuter, en skål. Rubinchokladen är syrlig av sig själv, så det behövs inte mycket socker.',
      'Ten minutes, one bowl. Ruby chocolate is tart by nature, so little sugar is needed.',
    ),
    description: t(
      'Nopea vadelmarahka, jonka päällä on hapanta rubiinisuklaata. Neljä annosta kymmenessä minuutissa, uunia ei tarvita.',
      'Snabb hallonkvarg med syrlig rubinchoklad på toppen. Fyra portioner på tio minuter, utan ugn.',
      'Quick raspberry quark topped with tart ruby chocolate. Serves four in ten minutes, no oven needed.',
    ),
    picture: 'recipes/raspberry-quark',
    field: 'rose',
    published: '2026-07-09',
    categories: ['desserts'],
    minutes: [10, 0, 0],
    portions: 4,
    portionUnit: 'servings',
    ingredients: [
      of(250, 'g', 'quark'),
      of(2, 'dl', 'cream'),
      of(3, 'tbsp', 'sugar'),
      of(1, 'tsp', 'vanillaSugar'),
      of(3, 'dl', 'raspberries'),
      ours(50, 'rubiini-vadelma', t('murennettuna', 'smulad', 'crumbled')),
    ],
    steps: [
      [
        t('Vaahdota', 'Vispa', 'Whip'),
        t(
          'Vaahdota kerma, sokeri ja vaniljasokeri. Sekoita rahka joukkoon.',
          'Vispa grädde, socker och vaniljsocker. Rör ner kvargen.',
          'Whip cream, sugar and vanilla sugar. Stir in the quark.',
        ),
      ],
      [
        t('Kerrosta', 'Varva', 'Layer'),
        t(
          'Soseuta kolmasosa vadelmista haarukalla. Lado laseihin rahkaa, sosetta ja kokonaisia marjoja.',
          'Mosa en tredjedel av hallonen med gaffel. Varva kvarg, mos och hela bär i glas.',
          'Crush a third of the raspberries with a fork. Layer quark, purée and whole berries in glasses.',
        ),
      ],
      [
        t('Murenna', 'Smula', 'Crumble'),
        t(
          'Murenna suklaa päälle juuri ennen tarjoilua, niin se pysyy rapeana.',
          'Smula chokladen över strax före servering, så förblir den knaprig.',
          'Crumble the chocolate over just before serving, and it stays crisp.',
        ),
      ],
    ],
  }),
  recipe({
    key: 'rye-trifle',
    name: t('Ruisleipäjälkiruoka', 'Rågbrödstrifle', 'Rye bread trifle'),
    slug: t('ruisleipajalkiruoka', 'ragbrodstrifle', 'rye-bread-trifle'),
    title: t('Ruisleipäjälkiruoka, *puolukka*', 'Rågbrödstrifle, *lingon*', 'Rye bread trifle, *lingonberry*'),
    intro: t(
      'Paahdettu reikäleivän muru maistuu karamellilta, kun voi ja fariini pääsevät siihen käsiksi.',
      'Rostade smulor av hålkaka smakar kola när smör och farinsocker har fått tag i dem.',
      'Toasted crumbs of ring rye taste of toffee once butter and brown sugar have got hold of them.',
    ),
    description: t(
      'Kerrosjälkiruoka paahdetusta ruisleivästä, puolukoista ja kermavaahdosta, päällä tummaa mustikkasuklaata. Kuusi annosta.',
      'Varvad efterrätt av rostat rågbröd, lingon och vispgrädde med mörk blåbärschoklad på toppen. Sex portioner.',
      'Layers of toasted rye bread, lingonberries and whipped cream under dark blueberry chocolate. Serves six.',
    ),
    author: 'Tuula Rantanen',
    picture: 'recipes/rye-trifle',
    field: 'sage',
    published: '2026-10-08',
    categories: ['desserts'],
    minutes: [20, 0, 30],
    portions: 6,
    portionUnit: 'servings',
    ingredients: [
      ours(150, 'reikaleipa', t('muruna', 'i smulor', 'in crumbs')),
      of(25, 'g', 'butter'),
      of(3, 'tbsp', 'brownSugar'),
      of(2, 'dl', 'lingonberries'),
      of(2, 'tbsp', 'sugar'),
      of(3, 'dl', 'cream'),
      of(1, 'tsp', 'vanillaSugar'),
      ours(50, 'tumma-mustikka-kataja', t('raasteena', 'riven', 'grated')),
    ],
    steps: [
      [
        t('Paahda', 'Rosta', 'Toast'),
        t(
          'Paahda ruismuru voissa pannulla viisi minuuttia. Lisää fariinisokeri ja sekoita, kunnes muru tuoksuu karamellilta. Jäähdytä.',
          'Rosta smulorna i smör i stekpanna i fem minuter. Tillsätt farinsocker och rör tills det doftar kola. Låt svalna.',
          'Toast the crumbs in butter in a frying pan for five minutes. Add the brown sugar and stir until it smells of toffee. Cool.',
        ),
      ],
      [
        t('Sekoita', 'Rör', 'Stir'),
        t(
          'Murskaa puolukat kevyesti sokerin kanssa. Vaahdota kerma ja vaniljasokeri.',
          'Krossa lingonen lätt med sockret. Vispa grädde och vaniljsocker.',
          'Crush the lingonberries lightly with the sugar. Whip cream and vanilla sugar.',
        ),
      ],
      [
        t('Kerrosta', 'Varva', 'Layer'),
        t(
          'Lado laseihin murua, puolukkaa ja kermaa kahteen kertaan. Anna vetäytyä puoli tuntia ja raasta suklaa päälle.',
          'Varva smulor, lingon och grädde två gånger i glas. Låt dra en halvtimme och riv chokladen över.',
          'Layer crumbs, lingonberries and cream twice in glasses. Let it stand for half an hour and grate the chocolate over.',
        ),
      ],
    ],
  }),
]
