import { of, ours, recipe, t, under } from './define-recipe.ts'

/** Porridge, crispbread and what is dipped. */
export const morningAndSavoury = [
  recipe({
    key: 'oven-porridge',
    name: t('Uunipuuro', 'Ugnsgröt', 'Baked porridge'),
    slug: t('uunipuuro', 'ugnsgrot', 'baked-porridge'),
    title: t('Uunipuuro, *marjat ja manteli*', 'Ugnsgröt, *bär och mandel*', 'Baked porridge, *berries and almonds*'),
    intro: t(
      'Puuro, joka ei tarvitse sekoittajaa. Uuni tekee työn sillä välin, kun muut heräävät.',
      'Gröt som ingen behöver röra i. Ugnen gör jobbet medan de andra vaknar.',
      'Porridge that needs no stirring. The oven does the work while the others wake up.',
    ),
    description: t(
      'Uunissa haudutettu kaurapuuro marjoilla, mantelilla ja paahdetun kauran suklaalla. Neljä annosta, valmistelua viisi minuuttia.',
      'Havregrynsgröt ur ugnen med bär, mandel och choklad med rostad havre. Fyra portioner, fem minuters förberedelse.',
      'Oat porridge from the oven with berries, almonds and toasted oat chocolate. Serves four, five minutes of work.',
    ),
    picture: 'recipes/porridge',
    field: 'mint',
    published: '2026-10-22',
    categories: ['breakfast'],
    minutes: [5, 45, 0],
    portions: 4,
    portionUnit: 'servings',
    ingredients: [
      of(3, 'dl', 'oats'),
      of(7, 'dl', 'milk'),
      of(3, 'dl', 'water'),
      of(0.5, 'tsp', 'salt'),
      of(1, 'tbsp', 'butter'),
      ...under(t('Pinnalle', 'På toppen', 'For the top'), [
        of(1, 'dl', 'blueberries'),
        of(1, 'dl', 'raspberries'),
        of(2, 'tbsp', 'almonds'),
        ours(50, 'maito-42-paahdettu-kaura', t('rouhittuna', 'hackad', 'chopped')),
      ]),
    ],
    steps: [
      [
        t('Yhdistä', 'Blanda', 'Combine'),
        t(
          'Sekoita hiutaleet, maito, vesi ja suola voideltuun puolentoista litran vuokaan. Voi nokareina päälle.',
          'Rör ihop gryn, mjölk, vatten och salt i en smord form på en och en halv liter. Klicka smöret över.',
          'Stir oats, milk, water and salt in a buttered one-and-a-half-litre dish. Dot with the butter.',
        ),
      ],
      [
        t('Hauduta', 'Baka', 'Bake'),
        t(
          'Hauduta 175 °C:ssa 45 minuuttia. Pintaan saa tulla kuori.',
          'Baka i 175 °C i 45 minuter. Ytan får gärna bilda skorpa.',
          'Bake at 175 °C for 45 minutes. A skin on top is welcome.',
        ),
      ],
      [
        t('Viimeistele', 'Avsluta', 'Finish'),
        t(
          'Ripottele marjat, mantelit ja suklaa. Suklaa sulaa reunoilta ennen kuin ehdit hakea lusikan.',
          'Strö över bär, mandel och choklad. Chokladen smälter i kanten innan du hunnit hämta en sked.',
          'Scatter berries, almonds and chocolate. The chocolate melts at the edges before you have fetched a spoon.',
        ),
      ],
    ],
  }),
  recipe({
    key: 'rye-crisp',
    name: t('Ruisnäkkäri ja tuorejuusto', 'Rågknäcke med färskost', 'Rye crisp with cream cheese'),
    slug: t('ruisnakkari-ja-tuorejuusto', 'ragknacke-med-farskost', 'rye-crisp-with-cream-cheese'),
    title: t(
      'Ruisnäkkäri, *tuorejuusto ja marjat*',
      'Rågknäcke, *färskost och bär*',
      'Rye crisp, *cream cheese and berries*',
    ),
    intro: t(
      'Kahdeksan minuuttia, eikä mitään kypsennetä. Näkkäri kestää täytteen noin kahvikupillisen ajan.',
      'Åtta minuter, och ingenting tillagas. Knäcket håller för fyllningen ungefär en kopp kaffe.',
      'Eight minutes, and nothing is cooked. The crisp holds its topping for about one cup of coffee.',
    ),
    description: t(
      'Ohut ruisnäkkileipä sitruunaisella tuorejuustolla ja marjoilla. Neljä annosta kahdeksassa minuutissa, aamuksi tai iltapalaksi.',
      'Tunt rågknäcke med citronfärskost och bär. Fyra portioner på åtta minuter, till frukost eller kvällsmål.',
      'Thin rye crispbread with lemony cream cheese and berries. Serves four in eight minutes, morning or late evening.',
    ),
    picture: 'recipes/rye-crisp',
    field: 'sage',
    published: '2026-09-10',
    categories: ['breakfast', 'savoury'],
    minutes: [8, 0, 0],
    portions: 4,
    portionUnit: 'servings',
    ingredients: [
      ours(100, 'ohut-ruisnakki'),
      of(150, 'g', 'creamCheese'),
      of(1, '', 'lemonZest'),
      of(1, 'tbsp', 'honey'),
      of(1, 'dl', 'blueberries'),
      of(1, 'dl', 'raspberries'),
    ],
    steps: [
      [
        t('Sekoita', 'Rör', 'Stir'),
        t(
          'Sekoita tuorejuusto, sitruunan kuori ja hunaja notkeaksi.',
          'Rör färskost, citronskal och honung mjukt.',
          'Stir cream cheese, lemon zest and honey until soft.',
        ),
      ],
      [
        t('Levitä', 'Bred', 'Spread'),
        t(
          'Levitä juusto näkkäreille reunoja myöten ja lado marjat.',
          'Bred osten på knäcket ända ut i kanten och lägg på bären.',
          'Spread the cheese on the crispbread right to the edges and set out the berries.',
        ),
      ],
      [
        t('Syö heti', 'Ät genast', 'Eat at once'),
        t(
          'Tarjoa saman tien: kymmenen minuutin päästä rapsu on poissa.',
          'Servera genast: om tio minuter är krispet borta.',
          'Serve straight away: in ten minutes the snap is gone.',
        ),
      ],
    ],
    related: ['KV6020'],
  }),
  recipe({
    key: 'granola',
    name: t('Hasselpähkinägranola', 'Hasselnötsgranola', 'Hazelnut granola'),
    slug: t('hasselpahkinagranola', 'hasselnotsgranola', 'hazelnut-granola'),
    title: t(
      'Granola, *hasselpähkinä ja maitosuklaa*',
      'Granola, *hasselnöt och mjölkchoklad*',
      'Granola, *hazelnut and milk chocolate*',
    ),
    intro: t(
      'Suklaa lisätään vasta, kun pelti on kylmä. Muuten se on kastiketta, ja se on toinen resepti.',
      'Chokladen läggs i först när plåten är kall. Annars blir den sås, och det är ett annat recept.',
      'The chocolate goes in only when the tray is cold. Otherwise it is sauce, and that is another recipe.',
    ),
    description: t(
      'Rapea granola kaurasta, hasselpähkinöistä ja kookoksesta, joukossa maitosuklaata. Kaksitoista annosta purkkiin.',
      'Krispig granola av havre, hasselnötter och kokos med mjölkchoklad. Tolv portioner i burken.',
      'Crisp granola of oats, hazelnuts and coconut with milk chocolate. Twelve servings for the jar.',
    ),
    picture: 'recipes/granola',
    field: 'cream',
    published: '2026-08-27',
    categories: ['breakfast'],
    minutes: [10, 25, 30],
    portions: 12,
    portionUnit: 'servings',
    cuisine: t('amerikkalainen', 'amerikansk', 'American'),
    ingredients: [
      of(6, 'dl', 'oats'),
      of(1.5, 'dl', 'hazelnuts', t('rouhittuina', 'hackade', 'chopped')),
      of(1, 'dl', 'coconut'),
      of(1, 'tsp', 'cinnamon'),
      of(0.5, 'tsp', 'salt'),
      of(0.75, 'dl', 'honey'),
      of(3, 'tbsp', 'oil'),
      ours(100, 'maito-hasselpahkina', t('hakattuna', 'hackad', 'chopped')),
    ],
    steps: [
      [
        t('Sekoita', 'Blanda', 'Mix'),
        t(
          'Sekoita hiutaleet, pähkinät, kookos, kaneli ja suola. Lämmitä hunaja ja öljy juokseviksi ja kaada joukkoon.',
          'Blanda gryn, nötter, kokos, kanel och salt. Värm honung och olja lent och häll i.',
          'Mix oats, nuts, coconut, cinnamon and salt. Warm honey and oil until runny and pour in.',
        ),
      ],
      [
        t('Paahda', 'Rosta', 'Toast'),
        t(
          'Levitä pellille ja paahda 150 °C:ssa 25 minuuttia. Käännä puolivälissä.',
          'Bred ut på en plåt och rosta i 150 °C i 25 minuter. Vänd efter halva tiden.',
          'Spread on a tray and toast at 150 °C for 25 minutes. Turn half way.',
        ),
      ],
      [
        t('Jäähdytä', 'Låt kallna', 'Cool'),
        t(
          'Anna jäähtyä puoli tuntia koskematta, niin muodostuu möykkyjä. Sekoita suklaa joukkoon ja säilytä tiiviissä purkissa kaksi viikkoa.',
          'Låt kallna en halvtimme orört, så bildas klumpar. Rör i chokladen och förvara tätt i två veckor.',
          'Leave to cool for half an hour untouched, and clusters will form. Stir in the chocolate and keep in a tight jar for two weeks.',
        ),
      ],
    ],
  }),
  recipe({
    key: 'overnight-oats',
    name: t('Yön yli kaurapuuro', 'Kall gröt över natten', 'Overnight oats'),
    slug: t('yon-yli-kaurapuuro', 'kall-grot-over-natten', 'overnight-oats'),
    title: t('Yön yli kaurapuuro, *mustikka*', 'Kall gröt över natten, *blåbär*', 'Overnight oats, *blueberry*'),
    intro: t(
      'Illalla kymmenen minuuttia, aamulla ei yhtään. Kataja suklaassa maistuu metsältä, jonne ei vielä ehditä.',
      'Tio minuter på kvällen, inga på morgonen. Enen i chokladen smakar skog dit man ännu inte hinner.',
      'Ten minutes in the evening, none in the morning. Juniper in the chocolate tastes of a forest you have no time for yet.',
    ),
    description: t(
      'Jääkaapissa tekeytyvä kaurapuuro mustikoista, rahkasta ja kardemummasta, päällä mustikkasuklaata. Kaksi annosta.',
      'Havregröt som drar i kylen med blåbär, kvarg och kardemumma, och blåbärschoklad på toppen. Två portioner.',
      'Oats left to soften in the fridge with blueberries, quark and cardamom under blueberry chocolate. Serves two.',
    ),
    picture: 'recipes/overnight-oats',
    field: 'lilac',
    published: '2026-08-06',
    categories: ['breakfast'],
    minutes: [10, 0, 480],
    portions: 2,
    portionUnit: 'servings',
    ingredients: [
      of(2, 'dl', 'oats'),
      of(3, 'dl', 'milk'),
      of(100, 'g', 'quark'),
      of(2, 'dl', 'blueberries'),
      of(1, 'tbsp', 'honey'),
      of(0.25, 'tsp', 'cardamom'),
      ours(30, 'tumma-mustikka-kataja', t('raasteena', 'riven', 'grated')),
    ],
    steps: [
      [
        t('Sekoita', 'Rör', 'Stir'),
        t(
          'Sekoita hiutaleet, maito, rahka, hunaja ja kardemumma. Kääntele puolet mustikoista joukkoon.',
          'Rör ihop gryn, mjölk, kvarg, honung och kardemumma. Vänd ner hälften av blåbären.',
          'Stir oats, milk, quark, honey and cardamom together. Fold in half the blueberries.',
        ),
      ],
      [
        t('Odota', 'Vänta', 'Wait'),
        t(
          'Jaa kahteen purkkiin ja pidä jääkaapissa yön yli.',
          'Fördela i två burkar och ställ i kylen över natten.',
          'Divide between two jars and keep in the fridge overnight.',
        ),
      ],
      [
        t('Viimeistele', 'Avsluta', 'Finish'),
        t(
          'Lisää aamulla loput mustikat ja raasta suklaa päälle.',
          'Tillsätt resten av blåbären på morgonen och riv chokladen över.',
          'In the morning add the rest of the blueberries and grate the chocolate over.',
        ),
      ],
    ],
  }),
  recipe({
    key: 'seed-crisp-avocado',
    name: t('Siemennäkkäri ja avokado', 'Fröknäcke med avokado', 'Seed crisp with avocado'),
    slug: t('siemennakkari-ja-avokado', 'froknacke-med-avokado', 'seed-crisp-with-avocado'),
    title: t('Siemennäkkäri, *avokado ja muna*', 'Fröknäcke, *avokado och ägg*', 'Seed crisp, *avocado and egg*'),
    intro: t(
      'Avokadoleipä, joka rapsahtaa. Muna on kuusiminuuttinen, ja kello alkaa kiehumisesta.',
      'Avokadomacka som knäcker. Ägget kokar sex minuter, och klockan startar när vattnet kokar.',
      'Avocado toast that snaps. The egg takes six minutes, and the clock starts at the boil.',
    ),
    description: t(
      'Siemennäkkileipä avokadolla, löysällä munalla ja ruohosipulilla. Suolainen aamupala neljälle vartissa.',
      'Fröknäcke med avokado, löskokt ägg och gräslök. En salt frukost för fyra på en kvart.',
      'Seed crispbread with avocado, soft egg and chives. A savoury breakfast for four in a quarter of an hour.',
    ),
    picture: 'recipes/seed-crisp-avocado',
    field: 'mint',
    published: '2026-07-23',
    categories: ['breakfast', 'savoury'],
    minutes: [7, 8, 0],
    portions: 4,
    portionUnit: 'servings',
    ingredients: [
      ours(90, 'willja-siemennakki'),
      of(4, '', 'egg'),
      of(2, '', 'avocado'),
      of(1, 'tbsp', 'lemonJuice'),
      of(0.25, 'tsp', 'salt'),
      of(2, 'tbsp', 'chives'),
    ],
    steps: [
      [
        t('Keitä', 'Koka', 'Boil'),
        t(
          'Laske munat kiehuvaan veteen ja keitä kuusi minuuttia. Jäähdytä kylmässä vedessä ja kuori.',
          'Lägg äggen i kokande vatten och koka sex minuter. Kyl i kallt vatten och skala.',
          'Lower the eggs into boiling water and cook for six minutes. Cool in cold water and peel.',
        ),
      ],
      [
        t('Murskaa', 'Mosa', 'Crush'),
        t(
          'Murskaa avokadot, sitruunan mehu ja suola haarukalla karkeaksi tahnaksi.',
          'Mosa avokado, citronsaft och salt grovt med gaffel.',
          'Crush avocado, lemon juice and salt coarsely with a fork.',
        ),
      ],
      [
        t('Kokoa', 'Bygg', 'Build'),
        t(
          'Levitä tahna näkkäreille, puolita munat päälle ja ripottele ruohosipuli.',
          'Bred moset på knäcket, halvera äggen ovanpå och strö över gräslök.',
          'Spread on the crispbread, halve the eggs on top and scatter the chives.',
        ),
      ],
    ],
  }),
  recipe({
    key: 'carrot-dip',
    name: t('Paahdettu porkkanadippi', 'Rostad morotsdipp', 'Roasted carrot dip'),
    slug: t('paahdettu-porkkanadippi', 'rostad-morotsdipp', 'roasted-carrot-dip'),
    title: t('Porkkanadippi, *ruissipsit*', 'Morotsdipp, *rågchips*', 'Carrot dip, *rye crisps*'),
    intro: t(
      'Uuni tekee porkkanasta makean, juustokumina suolaisen. Ruissipsi on lusikka, jonka voi syödä.',
      'Ugnen gör moroten söt, spiskumminen gör den salt. Rågchipset är en sked man kan äta.',
      'The oven makes the carrot sweet, cumin makes it savoury. A rye crisp is a spoon you can eat.',
    ),
    description: t(
      'Paahdettu porkkanadippi turkkilaisesta jogurtista ja juustokuminasta, kyytipoikana ruissipsit. Kuusi annosta.',
      'Rostad morotsdipp med turkisk yoghurt och spiskummin, serverad med rågchips. Sex portioner.',
      'Roasted carrot dip with Greek yogurt and cumin, served with rye crisps. Serves six.',
    ),
    picture: 'recipes/carrot-dip',
    field: 'peach',
    published: '2026-05-28',
    categories: ['savoury'],
    minutes: [10, 30, 0],
    portions: 6,
    portionUnit: 'servings',
    ingredients: [
      of(300, 'g', 'carrot', t('paloina', 'i bitar', 'in pieces')),
      of(1, 'tbsp', 'oil'),
      of(1, '', 'garlic'),
      of(2, 'dl', 'yogurt'),
      of(1, 'tbsp', 'lemonJuice'),
      of(0.5, 'tsp', 'cumin'),
      of(0.5, 'tsp', 'salt'),
      ...under(t('Kyytipojaksi', 'Till', 'To serve'), [ours(150, 'ruissipsit-merisuola')]),
    ],
    steps: [
      [
        t('Paahda', 'Rosta', 'Roast'),
        t(
          'Kääntele porkkanat ja kuorimaton valkosipuli öljyssä ja paahda 200 °C:ssa 30 minuuttia.',
          'Vänd morötter och oskalad vitlök i oljan och rosta i 200 °C i 30 minuter.',
          'Turn carrots and unpeeled garlic in the oil and roast at 200 °C for 30 minutes.',
        ),
      ],
      [
        t('Soseuta', 'Mixa', 'Blend'),
        t(
          'Purista valkosipuli kuorestaan ja soseuta porkkanoiden, jogurtin, sitruunan mehun ja mausteiden kanssa.',
          'Kläm ut vitlöken och mixa med morötter, yoghurt, citronsaft och kryddor.',
          'Squeeze the garlic from its skin and blend with carrots, yogurt, lemon juice and spices.',
        ),
      ],
      [
        t('Tarjoa', 'Servera', 'Serve'),
        t(
          'Jäähdytä haaleaksi ja tarjoa ruissipsien kanssa.',
          'Låt bli ljummen och servera med rågchips.',
          'Cool until warm and serve with rye crisps.',
        ),
      ],
    ],
    related: ['KV6040'],
  }),
]
