import { of, ours, recipe, t, under } from './define-recipe.ts'

/** From the oven too: buns, muffins and what is small. */
export const bunsAndBiscuits = [
  recipe({
    key: 'shrove-buns',
    name: t('Laskiaispullat', 'Fastlagsbullar', 'Shrove buns'),
    slug: t('laskiaispullat', 'fastlagsbullar', 'shrove-buns'),
    title: t(
      'Laskiaispullat, *hasselpähkinänougat*',
      'Fastlagsbullar, *hasselnötsnougat*',
      'Shrove buns, *hazelnut nougat*',
    ),
    intro: t(
      'Mantelimassan paikalla on pala nougatia, joka pehmenee pullan lämmössä. Hillosta ei tarvitse riidellä.',
      'I stället för mandelmassa ligger en bit nougat som mjuknar i bullens värme. Ingen behöver gräla om sylten.',
      'In the place of almond paste lies a piece of nougat that softens in the warm bun. Nobody need argue about the jam.',
    ),
    description: t(
      'Kardemummaiset laskiaispullat, joissa on hasselpähkinänougatia ja kermavaahtoa. Kaksitoista pullaa pehmeästä, kahdesti kohotetusta taikinasta.',
      'Fastlagsbullar med kardemumma, hasselnötsnougat och vispgrädde. Tolv bullar av en mjuk deg som jäser två gånger.',
      'Cardamom buns with hazelnut nougat and whipped cream for Shrove Tuesday. Makes twelve from a soft, twice-proved dough.',
    ),
    author: 'Tuula Rantanen',
    picture: 'recipes/shrove-buns',
    field: 'butter',
    published: '2026-02-10',
    categories: ['baking'],
    minutes: [30, 11, 75],
    portions: 12,
    portionUnit: 'buns',
    ingredients: [
      of(2.5, 'dl', 'milk', t('kädenlämpöistä', 'fingervarm', 'lukewarm')),
      of(25, 'g', 'yeast'),
      of(1, '', 'egg'),
      of(1, 'dl', 'sugar'),
      of(0.5, 'tsp', 'salt'),
      of(2, 'tsp', 'cardamom'),
      of(7.5, 'dl', 'flour'),
      of(100, 'g', 'butter', t('pehmeää', 'mjukt', 'soft')),
      ...under(t('Täytteeseen', 'Till fyllningen', 'For the filling'), [
        ours(140, 'hasselpahkinanougat'),
        of(3, 'dl', 'cream'),
        of(1, 'tbsp', 'icingSugar'),
      ]),
    ],
    steps: [
      [
        t('Vaivaa', 'Knåda', 'Knead'),
        t(
          'Liuota hiiva maitoon. Lisää muna, sokeri, suola, kardemumma ja jauhot. Vaivaa kymmenen minuuttia ja lisää voi lopuksi vähitellen.',
          'Rör ut jästen i mjölken. Tillsätt ägg, socker, salt, kardemumma och mjöl. Knåda tio minuter och arbeta in smöret lite i taget.',
          'Dissolve the yeast in the milk. Add egg, sugar, salt, cardamom and flour. Knead for ten minutes, working in the butter towards the end.',
        ),
      ],
      [
        t('Kohota', 'Jäs', 'Prove'),
        t(
          'Kohota liinan alla 45 minuuttia. Pyöritä kahdeksitoista pullaksi ja kohota vielä puoli tuntia.',
          'Låt jäsa under duk i 45 minuter. Rulla till tolv bullar och jäs en halvtimme till.',
          'Prove under a cloth for 45 minutes. Roll into twelve buns and prove for another half hour.',
        ),
      ],
      [
        t('Paista', 'Grädda', 'Bake'),
        t(
          'Paista 225 °C:ssa 11 minuuttia ja jäähdytä liinan alla, jotta kuori pehmenee.',
          'Grädda i 225 °C i 11 minuter och låt svalna under duk så att skorpan mjuknar.',
          'Bake at 225 °C for 11 minutes and cool under a cloth, so that the crust softens.',
        ),
      ],
      [
        t('Täytä', 'Fyll', 'Fill'),
        t(
          'Vaahdota kerma. Leikkaa pullista kannet, paina pala nougatia pohjaan, päälle kermaa ja kansi. Siivilöi tomusokeria.',
          'Vispa grädden. Skär av locken, tryck ner en bit nougat, täck med grädde och lock. Pudra florsocker över.',
          'Whip the cream. Cut off the tops, press in a piece of nougat, then cream and lid. Dust with icing sugar.',
        ),
      ],
    ],
  }),
  recipe({
    key: 'florentines',
    name: t('Florentiinit', 'Florentiner', 'Florentines'),
    slug: t('florentiinit', 'florentiner', 'florentines'),
    title: t(
      'Florentiinit, *appelsiini ja manteli*',
      'Florentiner, *apelsin och mandel*',
      'Florentines, *orange and almond*',
    ),
    intro: t(
      'Pitsiä mantelista ja kinuskista. Pohja kastetaan suklaaseen, jossa on samat kaksi makua uudelleen.',
      'Spets av mandel och kola. Botten doppas i choklad där samma två smaker kommer igen.',
      'Lace of almond and caramel. The base is dipped in chocolate that has the same two flavours over again.',
    ),
    description: t(
      'Rapeat appelsiini-mantelikeksit, pohjalla tummaa appelsiinisuklaata. Kaksikymmentäneljä ohutta keksiä kahvin viereen.',
      'Krispiga kakor av apelsin och mandel med botten av mörk apelsinchoklad. Tjugofyra tunna till kaffet.',
      'Crisp orange and almond biscuits with a base of dark orange chocolate. Twenty-four thin ones to go with coffee.',
    ),
    picture: 'recipes/florentines',
    field: 'peach',
    published: '2026-10-01',
    categories: ['baking', 'sweets', 'christmas'],
    minutes: [25, 9, 30],
    portions: 24,
    portionUnit: 'cookies',
    cuisine: t('italialainen', 'italiensk', 'Italian'),
    ingredients: [
      of(50, 'g', 'butter'),
      of(1, 'dl', 'sugar'),
      of(0.5, 'dl', 'cream'),
      of(2, 'tbsp', 'honey'),
      of(2.5, 'dl', 'almonds'),
      of(2, 'tbsp', 'flour'),
      of(1, '', 'orangeZest'),
      ...under(t('Pohjiin', 'Till bottnarna', 'For the bases'), [ours(100, 'tumma-appelsiini-manteli')]),
    ],
    steps: [
      [
        t('Keitä', 'Koka', 'Boil'),
        t(
          'Kiehauta voi, sokeri, kerma ja hunaja ja anna poreilla kolme minuuttia sekoittaen.',
          'Koka upp smör, socker, grädde och honung och låt bubbla i tre minuter under omrörning.',
          'Bring butter, sugar, cream and honey to the boil and bubble for three minutes, stirring.',
        ),
      ],
      [
        t('Sekoita', 'Blanda', 'Mix'),
        t(
          'Ota liedeltä ja sekoita joukkoon mantelit, jauhot ja appelsiinin kuori.',
          'Ta av från värmen och rör ner mandel, mjöl och apelsinskal.',
          'Off the heat stir in almonds, flour and orange zest.',
        ),
      ],
      [
        t('Paista', 'Grädda', 'Bake'),
        t(
          'Nostele teelusikallisia kauas toisistaan ja paista 175 °C:ssa 9 minuuttia. Anna kovettua pellillä.',
          'Klicka ut teskedsstora högar långt ifrån varandra och grädda i 175 °C i 9 minuter. Låt stelna på plåten.',
          'Drop teaspoonfuls far apart and bake at 175 °C for 9 minutes. Let them harden on the tray.',
        ),
      ],
      [
        t('Kasta', 'Doppa', 'Dip'),
        t(
          'Sulata suklaa, sivele se keksien pohjiin ja vedä haarukalla aallot. Anna jähmettyä puoli tuntia.',
          'Smält chokladen, bred den på bottnarna och dra vågor med en gaffel. Låt stelna en halvtimme.',
          'Melt the chocolate, brush it on the bases and draw waves with a fork. Leave to set for half an hour.',
        ),
      ],
    ],
  }),
  recipe({
    key: 'vegan-muffins',
    name: t('Vegaaniset suklaamuffinit', 'Veganska chokladmuffins', 'Vegan chocolate muffins'),
    slug: t('vegaaniset-suklaamuffinit', 'veganska-chokladmuffins', 'vegan-chocolate-muffins'),
    title: t('Suklaamuffinit, *kaura*', 'Chokladmuffins, *havre*', 'Chocolate muffins, *oat*'),
    intro: t(
      'Munan sijaan tilkka viinietikkaa: se panee leivinjauheen töihin. Kaurasuklaa jää lohkareiksi.',
      'I stället för ägg en skvätt vinäger, som sätter fart på bakpulvret. Havrechokladen blir kvar i bitar.',
      'Instead of egg a dash of vinegar, which sets the baking powder to work. The oat chocolate stays in lumps.',
    ),
    description: t(
      'Vegaaniset suklaamuffinit kaurajuomasta ja kaurasuklaasta. Yksi kulho, ei vatkainta, kaksitoista muffinia.',
      'Veganska chokladmuffins med havredryck och havrechoklad. En skål, ingen visp, tolv muffins.',
      'Vegan chocolate muffins with oat drink and oat chocolate. One bowl, no mixer, twelve muffins.',
    ),
    picture: 'recipes/vegan-muffins',
    field: 'mint',
    published: '2026-09-17',
    categories: ['baking', 'vegan'],
    minutes: [12, 18, 0],
    portions: 12,
    portionUnit: 'pieces',
    ingredients: [
      of(3.5, 'dl', 'flour'),
      of(1.5, 'dl', 'sugar'),
      of(2, 'tbsp', 'cocoa'),
      of(2, 'tsp', 'bakingPowder'),
      of(1, 'tsp', 'vanillaSugar'),
      of(0.25, 'tsp', 'salt'),
      of(2.5, 'dl', 'oatDrink'),
      of(0.75, 'dl', 'oil'),
      of(1, 'tbsp', 'vinegar'),
      ours(100, 'willja-kauramaito', t('hakattuna', 'hackad', 'chopped')),
    ],
    steps: [
      [
        t('Sekoita kuivat', 'Blanda det torra', 'Mix the dry'),
        t(
          'Sekoita jauhot, sokeri, kaakao, leivinjauhe, vaniljasokeri ja suola kulhossa.',
          'Blanda mjöl, socker, kakao, bakpulver, vaniljsocker och salt i en skål.',
          'Mix flour, sugar, cocoa, baking powder, vanilla sugar and salt in a bowl.',
        ),
      ],
      [
        t('Lisää märät', 'Tillsätt det våta', 'Add the wet'),
        t(
          'Kaada joukkoon kaurajuoma, öljy ja viinietikka. Sekoita kymmenen kertaa, ei enempää, ja lisää suklaa.',
          'Häll i havredryck, olja och vinäger. Rör tio varv, inte fler, och tillsätt chokladen.',
          'Pour in oat drink, oil and vinegar. Stir ten times, no more, and add the chocolate.',
        ),
      ],
      [
        t('Paista', 'Grädda', 'Bake'),
        t(
          'Jaa kahteentoista vuokaan ja paista 200 °C:ssa 18 minuuttia. Tikun pitää tulla puhtaana ulos suklaata lukuun ottamatta.',
          'Fördela i tolv formar och grädda i 200 °C i 18 minuter. En sticka ska komma ut ren, chokladen oräknad.',
          'Divide among twelve cases and bake at 200 °C for 18 minutes. A skewer should come out clean, chocolate apart.',
        ),
      ],
    ],
  }),
  recipe({
    key: 'gluten-free-biscuits',
    name: t('Gluteenittomat pikkuleivät', 'Glutenfria småkakor', 'Gluten-free biscuits'),
    slug: t('gluteenittomat-pikkuleivat', 'glutenfria-smakakor', 'gluten-free-biscuits'),
    title: t(
      'Gluteenittomat pikkuleivät, *maapähkinä ja kinuski*',
      'Glutenfria småkakor, *jordnöt och kola*',
      'Gluten-free biscuits, *peanut and caramel*',
    ),
    intro: t(
      'Viisi ainesta, eikä yksikään ole jauho. Maapähkinävoi pitää pikkuleivän koossa, kinuskisuklaa sulaa siihen läikiksi.',
      'Fem ingredienser, och ingen av dem är mjöl. Jordnötssmöret håller ihop kakan, kolachokladen smälter till fläckar.',
      'Five ingredients, none of them flour. Peanut butter holds the biscuit together, and caramel chocolate melts into it in pools.',
    ),
    description: t(
      'Jauhottomat pikkuleivät maapähkinävoista ja kinuskisuklaasta. Kahdeksantoista pikkuleipää, gluteenittomat ilman erikoisjauhoja.',
      'Mjölfria småkakor av jordnötssmör och kolachoklad. Arton kakor, glutenfria utan specialmjöl.',
      'Flourless biscuits of peanut butter and caramel chocolate. Eighteen of them, gluten-free without any special flour.',
    ),
    picture: 'recipes/gluten-free-biscuits',
    field: 'bone',
    published: '2026-09-03',
    categories: ['baking'],
    minutes: [10, 10, 15],
    portions: 18,
    portionUnit: 'cookies',
    cuisine: t('amerikkalainen', 'amerikansk', 'American'),
    ingredients: [
      of(250, 'g', 'peanutButter'),
      of(1.5, 'dl', 'sugar'),
      of(1, '', 'egg'),
      of(0.5, 'tsp', 'soda'),
      ours(100, 'kinuski-suolapahkina', t('hakattuna', 'hackad', 'chopped')),
    ],
    steps: [
      [
        t('Sekoita', 'Blanda', 'Mix'),
        t(
          'Sekoita maapähkinävoi, sokeri, muna ja sooda haarukalla. Taikina jäykistyy minuutissa; lisää silloin suklaa.',
          'Blanda jordnötssmör, socker, ägg och matsoda med gaffel. Degen styvnar på en minut; tillsätt då chokladen.',
          'Mix peanut butter, sugar, egg and bicarbonate with a fork. The dough stiffens in a minute; add the chocolate then.',
        ),
      ],
      [
        t('Muotoile', 'Forma', 'Shape'),
        t(
          'Pyörittele kahdeksantoista palloa leivinpaperille ja paina haarukalla ristikko.',
          'Rulla arton bollar på bakplåtspapper och tryck ett rutmönster med gaffeln.',
          'Roll eighteen balls on baking paper and press a grid with the fork.',
        ),
      ],
      [
        t('Paista', 'Grädda', 'Bake'),
        t(
          'Paista 175 °C:ssa 10 minuuttia. Kuumina ne hajoavat käsiin: odota vartti.',
          'Grädda i 175 °C i 10 minuter. Heta faller de sönder: vänta en kvart.',
          'Bake at 175 °C for 10 minutes. Hot, they fall apart in the hand: wait a quarter of an hour.',
        ),
      ],
    ],
  }),
]
