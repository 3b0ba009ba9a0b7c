import { of, ours, recipe, t, under } from './define-recipe.ts'

/** From the oven. */
export const bakingRecipes = [
  recipe({
    key: 'brownies',
    name: t('Merisuolabrowniet', 'Brownies med havssalt', 'Sea salt brownies'),
    slug: t('merisuolabrowniet', 'brownies-med-havssalt', 'sea-salt-brownies'),
    title: t(
      'Merisuolabrowniet, *kostea keskus*',
      'Brownies med havssalt, *kladdig mitt*',
      'Sea salt brownies, *soft in the middle*',
    ),
    intro: t(
      'Uuni kiinni viisi minuuttia ennen kuin tekisi mieli. Silloin reuna on kakkua ja keskusta vielä melkein kastiketta.',
      'Stäng av ugnen fem minuter innan du vill. Då är kanten kaka och mitten nästan sås.',
      'Switch the oven off five minutes before you want to. The edge is cake then, and the middle very nearly sauce.',
    ),
    description: t(
      'Kosteat browniet tummasta 72 prosentin suklaasta, hasselpähkinöistä ja merisuolasta. Kuusitoista palaa, uunissa 22 minuuttia.',
      'Kladdiga brownies av 72-procentig mörk choklad, hasselnötter och havssalt. Sexton bitar, 22 minuter i ugnen.',
      'Soft brownies of 72% dark chocolate with hazelnuts and sea salt. Makes sixteen pieces, 22 minutes in the oven.',
    ),
    author: 'Tuula Rantanen',
    picture: 'recipes/brownies',
    field: 'sand',
    published: '2026-11-12',
    categories: ['baking'],
    minutes: [15, 22, 120],
    portions: 16,
    portionUnit: 'pieces',
    ingredients: [
      ours(200, 'tumma-72-merisuola'),
      of(150, 'g', 'butter'),
      of(3, '', 'egg', t('huoneenlämpöisiä', 'rumstempererade', 'at room temperature')),
      of(2.5, 'dl', 'brownSugar'),
      of(1.5, 'dl', 'flour'),
      of(2, 'tbsp', 'cocoa'),
      ...under(t('Pinnalle', 'På toppen', 'For the top'), [
        of(1, 'dl', 'hazelnuts', t('rouhittuina', 'hackade', 'chopped')),
        of(1, 'tsp', 'seaSalt'),
      ]),
    ],
    steps: [
      [
        t('Sulata', 'Smält', 'Melt'),
        t(
          'Paloittele suklaa ja sulata se voin kanssa vesihauteessa. Nosta liedeltä, kun viimeinen pala on vielä puoliksi kiinteä: se sulaa omia aikojaan.',
          'Bryt chokladen och smält den med smöret över vattenbad. Lyft av medan den sista biten ännu är halvt fast: den smälter av sig själv.',
          'Break the chocolate and melt it with the butter over simmering water. Lift it off while the last piece is still half solid: it melts in its own time.',
        ),
      ],
      [
        t('Vatkaa', 'Vispa', 'Whisk'),
        t(
          'Vatkaa munat ja sokeri viisi minuuttia, kunnes seos on vaaleaa ja vispilästä jää jälki. Tästä tulee halkeileva kansi.',
          'Vispa ägg och socker i fem minuter, tills smeten är ljus och vispen lämnar spår. Av det blir den spruckna ytan.',
          'Whisk eggs and sugar for five minutes, until pale and the whisk leaves a trail. This is what makes the crackled lid.',
        ),
      ],
      [
        t('Yhdistä', 'Rör ihop', 'Fold'),
        t(
          'Kaada suklaa munaseokseen ohuena nauhana. Siivilöi jauhot ja kaakao päälle ja kääntele nuolijalla, kunnes raidat katoavat. Ei yhtään kauemmin.',
          'Häll ner chokladen i en tunn stråle. Sikta mjöl och kakao över och vänd med slickepott tills ränderna är borta. Inte längre.',
          'Pour in the chocolate in a thin stream. Sift flour and cocoa over and fold until the streaks are gone. No longer.',
        ),
      ],
      [
        t('Paista', 'Grädda', 'Bake'),
        t(
          'Levitä 20 × 20 cm vuokaan, ripottele pähkinät ja suola ja paista 175 °C:ssa 22 minuuttia. Keskustan pitää hyllyä.',
          'Bred ut i en form på 20 × 20 cm, strö över nötter och salt och grädda i 175 °C i 22 minuter. Mitten ska dallra.',
          'Spread in a 20 × 20 cm tin, scatter over nuts and salt and bake at 175 °C for 22 minutes. The middle should wobble.',
        ),
      ],
      [
        t('Odota', 'Vänta', 'Wait'),
        t(
          'Jäähdytä vuoassa kaksi tuntia ja leikkaa kuumassa vedessä kastetulla veitsellä.',
          'Låt svalna i formen i två timmar och skär med en kniv som doppats i hett vatten.',
          'Cool in the tin for two hours and cut with a knife dipped in hot water.',
        ),
      ],
    ],
    quotation: [
      t(
        'Browniet ovat valmiita, kun sinä et *vielä* usko sitä.',
        'Browniesarna är klara när du *ännu* inte tror det.',
        'Brownies are done when you do *not yet* believe it.',
      ),
      'Tuula Rantanen',
    ],
    products: t(
      'Kaksi levyä taikinaan. Kolmas on leipojalle.',
      'Två kakor till smeten. Den tredje är till bagaren.',
      'Two bars for the batter. The third is for the baker.',
    ),
    related: ['KV3045', 'KV1020'],
  }),
  recipe({
    key: 'oat-cookies',
    name: t('Kaurakeksit suklaapaloilla', 'Havrekakor med choklad', 'Oat and chocolate cookies'),
    slug: t('kaurakeksit-suklaapaloilla', 'havrekakor-med-choklad', 'oat-and-chocolate-cookies'),
    title: t(
      'Kaurakeksit, *iso suklaapala*',
      'Havrekakor, *stora bitar choklad*',
      'Oat cookies, *large chunks of chocolate*',
    ),
    intro: t(
      'Reuna rapsahtaa, keskusta taipuu. Suklaa hakataan veitsellä, jotta joukossa on sekä murua että lohkareita.',
      'Kanten knäcker, mitten böjer sig. Hacka chokladen med kniv, så blir det både smulor och block.',
      'The edge snaps, the middle bends. Chop the chocolate with a knife, for crumbs as well as boulders.',
    ),
    description: t(
      'Sitkeät kaurakeksit, joissa on isoja paloja paahdetun kauran maitosuklaata. Kaksikymmentä keksiä puolessa tunnissa.',
      'Sega havrekakor med stora bitar av mjölkchoklad med rostad havre. Tjugo kakor på en halvtimme.',
      'Chewy oat cookies with large chunks of toasted oat chocolate. Twenty cookies in half an hour.',
    ),
    author: 'Tuula Rantanen',
    picture: 'recipes/cookies',
    field: 'sand',
    published: '2026-11-05',
    categories: ['baking'],
    minutes: [14, 11, 15],
    portions: 20,
    portionUnit: 'cookies',
    ingredients: [
      of(150, 'g', 'butter', t('pehmeää', 'mjukt', 'soft')),
      of(1.5, 'dl', 'brownSugar'),
      of(1, 'dl', 'sugar'),
      of(1, '', 'egg'),
      of(3, 'dl', 'oats'),
      of(2.5, 'dl', 'flour'),
      of(0.5, 'tsp', 'soda'),
      of(0.5, 'tsp', 'salt'),
      ours(200, 'maito-42-paahdettu-kaura'),
    ],
    steps: [
      [
        t('Vaahdota', 'Rör poröst', 'Cream'),
        t(
          'Vaahdota voi ja sokerit kolme minuuttia. Lisää muna ja vatkaa, kunnes seos on tasaista.',
          'Rör smör och socker poröst i tre minuter. Tillsätt ägget och vispa slätt.',
          'Cream butter and both sugars for three minutes. Add the egg and beat until smooth.',
        ),
      ],
      [
        t('Sekoita', 'Blanda', 'Mix'),
        t(
          'Yhdistä hiutaleet, jauhot, sooda ja suola. Sekoita voivaahtoon lastalla ja lopuksi hakattu suklaa.',
          'Blanda gryn, mjöl, soda och salt. Rör ner i smöret med en slev, sist den hackade chokladen.',
          'Combine oats, flour, bicarbonate and salt. Stir into the butter with a spoon, the chopped chocolate last.',
        ),
      ],
      [
        t('Jäähdytä', 'Kyl', 'Chill'),
        t(
          'Pidä taikina vartti jääkaapissa: kylmä taikina leviää vähemmän.',
          'Ställ degen en kvart i kylen: kall deg flyter mindre.',
          'Keep the dough in the fridge for a quarter of an hour: cold dough spreads less.',
        ),
      ],
      [
        t('Paista', 'Grädda', 'Bake'),
        t(
          'Nostele ruokalusikallisia pellille, kymmenen kerralla, ja paista 175 °C:ssa 11 minuuttia. Keksit saavat näyttää vielä raaoilta.',
          'Lägg matskedsstora klickar på plåten, tio åt gången, och grädda i 175 °C i 11 minuter. Kakorna får ännu se råa ut.',
          'Drop tablespoonfuls on a tray, ten at a time, and bake at 175 °C for 11 minutes. They may still look raw.',
        ),
      ],
    ],
    products: t('Kaksi levyä, veitsellä hakattuna.', 'Två kakor, hackade med kniv.', 'Two bars, chopped with a knife.'),
    related: ['KV5010'],
  }),
  recipe({
    key: 'mud-cake',
    name: t('Mutakakku', 'Kladdkaka', 'Mud cake'),
    slug: t('mutakakku', 'kladdkaka', 'mud-cake'),
    title: t('Mutakakku, *vadelma*', 'Kladdkaka, *hallon*', 'Mud cake, *raspberry*'),
    intro: t(
      'Tumma kakku, joka ei nouse, ja maitosuklaakuorrute, joka ei kovetu. Vadelma tuo hapon, jota ilman molemmat olisivat liikaa.',
      'En mörk kaka som inte jäser och en glasyr av mjölkchoklad som inte stelnar. Hallonen ger den syra som annars saknas.',
      'A dark cake that does not rise and a milk chocolate glaze that does not set. Raspberries bring the sharpness both need.',
    ),
    description: t(
      'Mutakakku tummasta 85 prosentin suklaasta, pehmeä maitosuklaakuorrute ja tuoreet vadelmat. Kymmenen viipaletta.',
      'Kladdkaka av 85-procentig mörk choklad med mjuk glasyr av mjölkchoklad och färska hallon. Tio skivor.',
      'Mud cake of 85% dark chocolate under a soft milk chocolate glaze with fresh raspberries. Ten slices.',
    ),
    picture: 'recipes/mud-cake',
    field: 'rose',
    published: '2026-10-29',
    categories: ['baking', 'desserts'],
    minutes: [20, 20, 60],
    portions: 10,
    portionUnit: 'slices',
    ingredients: [
      of(150, 'g', 'butter'),
      ours(100, 'tumma-85'),
      of(3, '', 'egg'),
      of(3, 'dl', 'sugar'),
      of(1.5, 'dl', 'flour'),
      of(0.5, 'dl', 'cocoa'),
      of(1, 'tsp', 'vanillaSugar'),
      of(1, 'pinch', 'salt'),
      ...under(t('Kuorrutteeseen', 'Till glasyren', 'For the glaze'), [
        of(1, 'dl', 'cream'),
        ours(100, 'maito-38-klassikko'),
        of(2, 'dl', 'raspberries'),
      ]),
    ],
    steps: [
      [
        t('Sulata', 'Smält', 'Melt'),
        t(
          'Sulata voi ja tumma suklaa kattilassa miedolla lämmöllä. Anna jäähtyä kädenlämpöiseksi.',
          'Smält smör och mörk choklad i en kastrull på svag värme. Låt svalna till fingervarmt.',
          'Melt butter and dark chocolate in a pan over a low heat. Let it cool to lukewarm.',
        ),
      ],
      [
        t('Sekoita', 'Rör', 'Stir'),
        t(
          'Sekoita joukkoon sokeri, sitten munat yksitellen. Siivilöi jauhot, kaakao, vaniljasokeri ja suola ja sekoita tasaiseksi vatkaamatta.',
          'Rör ner sockret, sedan äggen ett i taget. Sikta ner mjöl, kakao, vaniljsocker och salt och rör slätt utan att vispa.',
          'Stir in the sugar, then the eggs one by one. Sift in flour, cocoa, vanilla sugar and salt and stir smooth without beating.',
        ),
      ],
      [
        t('Paista', 'Grädda', 'Bake'),
        t(
          'Kaada voideltuun 22 cm irtopohjavuokaan ja paista 175 °C:ssa 20 minuuttia. Jäähdytä tunti.',
          'Häll i en smord springform på 22 cm och grädda i 175 °C i 20 minuter. Låt svalna en timme.',
          'Pour into a buttered 22 cm springform and bake at 175 °C for 20 minutes. Cool for an hour.',
        ),
      ],
      [
        t('Kuorruta', 'Glasera', 'Glaze'),
        t(
          'Kuumenna kerma höyryäväksi, kaada paloitellun maitosuklaan päälle ja sekoita minuutin kuluttua. Kaada kakulle ja lado vadelmat.',
          'Hetta upp grädden tills den ångar, häll över den brutna mjölkchokladen och rör efter en minut. Häll på kakan och lägg på hallonen.',
          'Heat the cream until it steams, pour over the broken milk chocolate and stir after a minute. Pour on the cake and set out the raspberries.',
        ),
      ],
    ],
    products: t(
      'Yksi levy kakkuun, toinen kuorrutteeseen.',
      'En kaka i smeten, en i glasyren.',
      'One bar for the cake, one for the glaze.',
    ),
  }),
  recipe({
    key: 'blondies',
    name: t('Sitruuna-lakritsiblondiet', 'Blondies med citron och lakrits', 'Lemon and liquorice blondies'),
    slug: t('sitruuna-lakritsiblondiet', 'blondies-med-citron-och-lakrits', 'lemon-and-liquorice-blondies'),
    title: t(
      'Valkosuklaablondiet, *sitruuna ja lakritsi*',
      'Blondies med vit choklad, *citron och lakrits*',
      'White chocolate blondies, *lemon and liquorice*',
    ),
    intro: t(
      'Brownien vaalea serkku. Puolet suklaasta sulaa taikinaan, puolet jää paloiksi, joista lakritsi pilkottaa.',
      'Browniens ljusa kusin. Hälften av chokladen smälter i smeten, hälften blir bitar där lakritsen tittar fram.',
      'The brownie’s fair cousin. Half the chocolate melts into the batter, half stays in pieces with liquorice showing.',
    ),
    description: t(
      'Blondiet valkosuklaasta, sitruunasta ja lakritsista: kuusitoista palaa, joissa happo ja suola pitävät makeuden kurissa.',
      'Blondies med vit choklad, citron och lakrits: sexton bitar där syra och sälta håller sötman i schack.',
      'Blondies of white chocolate, lemon and liquorice: sixteen pieces in which sharp and salt keep the sweetness in check.',
    ),
    picture: 'recipes/blondies',
    field: 'sky',
    published: '2026-10-15',
    categories: ['baking'],
    minutes: [15, 25, 60],
    portions: 16,
    portionUnit: 'pieces',
    ingredients: [
      ours(200, 'valkoinen-sitruuna-lakritsi'),
      of(125, 'g', 'butter'),
      of(2, '', 'egg'),
      of(1.5, 'dl', 'sugar'),
      of(2.5, 'dl', 'flour'),
      of(0.5, 'tsp', 'bakingPowder'),
      of(0.25, 'tsp', 'salt'),
      of(1, '', 'lemonZest'),
      of(2, 'tbsp', 'lemonJuice'),
    ],
    steps: [
      [
        t('Sulata', 'Smält', 'Melt'),
        t(
          'Sulata voi. Ota liedeltä, sekoita joukkoon toinen levy paloiteltuna ja anna jäähtyä viisi minuuttia.',
          'Smält smöret. Ta av från värmen, rör ner den ena kakan i bitar och låt svalna fem minuter.',
          'Melt the butter. Off the heat stir in one of the bars in pieces, and cool for five minutes.',
        ),
      ],
      [
        t('Sekoita', 'Blanda', 'Mix'),
        t(
          'Vatkaa munat ja sokeri vaaleiksi. Lisää voi, sitruunan kuori ja mehu, sitten jauhot, leivinjauhe ja suola.',
          'Vispa ägg och socker ljust. Tillsätt smöret, citronskal och saft, sedan mjöl, bakpulver och salt.',
          'Whisk eggs and sugar until pale. Add the butter, lemon zest and juice, then flour, baking powder and salt.',
        ),
      ],
      [
        t('Paista', 'Grädda', 'Bake'),
        t(
          'Kääntele loput suklaasta paloina taikinaan. Paista 20 × 20 cm vuoassa 175 °C:ssa 25 minuuttia, kunnes reunat ruskistuvat.',
          'Vänd ner resten av chokladen i bitar. Grädda i en form på 20 × 20 cm i 175 °C i 25 minuter, tills kanterna får färg.',
          'Fold in the other bar in pieces. Bake in a 20 × 20 cm tin at 175 °C for 25 minutes, until the edges brown.',
        ),
      ],
      [
        t('Leikkaa', 'Skär', 'Cut'),
        t(
          'Jäähdytä tunti ennen leikkaamista, muuten sulat palat karkaavat veitsen mukana.',
          'Låt svalna en timme innan du skär, annars följer de smälta bitarna med kniven.',
          'Cool for an hour before cutting, or the melted pieces leave with the knife.',
        ),
      ],
    ],
    related: ['KV3020'],
  }),
  recipe({
    key: 'blueberry-pie',
    name: t('Mustikkapiirakka', 'Blåbärspaj', 'Blueberry pie'),
    slug: t('mustikkapiirakka', 'blabarspaj', 'blueberry-pie'),
    title: t(
      'Mustikkapiirakka, *kaurakeksipohja*',
      'Blåbärspaj, *botten av havrekex*',
      'Blueberry pie, *oat biscuit base*',
    ),
    intro: t(
      'Pohja on murskattua kaurakeksiä ja voita, eikä sitä kaulita. Mustikat saavat olla suoraan pakkasesta.',
      'Botten är krossade havrekex och smör och behöver inte kavlas. Blåbären får komma direkt ur frysen.',
      'The base is crushed oat biscuits and butter, and nobody rolls it. The blueberries may come straight from the freezer.',
    ),
    description: t(
      'Mustikkapiirakka kaurakeksipohjalla ja paksulla jogurttitäytteellä. Ei kaulinta, ei kohotusta, kymmenen viipaletta.',
      'Blåbärspaj på botten av havrekex med tjock yoghurtfyllning. Ingen kavel, ingen jäsning, tio skivor.',
      'Blueberry pie on an oat biscuit base with a thick yogurt filling. No rolling, no proving, ten slices.',
    ),
    picture: 'recipes/blueberry-pie',
    field: 'lilac',
    published: '2026-08-20',
    categories: ['baking', 'desserts'],
    minutes: [15, 35, 60],
    portions: 10,
    portionUnit: 'slices',
    ingredients: [
      ours(225, 'kaurakeksit', t('murskattuina', 'krossade', 'crushed')),
      of(75, 'g', 'butter', t('sulatettuna', 'smält', 'melted')),
      ...under(t('Täytteeseen', 'Till fyllningen', 'For the filling'), [
        of(4, 'dl', 'yogurt'),
        of(2, '', 'egg'),
        of(1, 'dl', 'sugar'),
        of(2, 'tsp', 'vanillaSugar'),
        of(1, 'tbsp', 'starch'),
        of(5, 'dl', 'blueberries'),
      ]),
    ],
    steps: [
      [
        t('Tee pohja', 'Gör botten', 'Make the base'),
        t(
          'Sekoita keksimuru ja voi. Painele 24 cm vuoan pohjalle ja vähän reunoille.',
          'Blanda kexsmulor och smör. Tryck ut i botten av en form på 24 cm och lite upp på kanterna.',
          'Mix crumbs and butter. Press into a 24 cm tin, a little way up the sides.',
        ),
      ],
      [
        t('Täytä', 'Fyll', 'Fill'),
        t(
          'Vatkaa jogurtti, munat, sokerit ja perunajauho. Levitä mustikat pohjalle ja kaada täyte päälle.',
          'Vispa yoghurt, ägg, socker, vaniljsocker och potatismjöl. Strö blåbären på botten och häll fyllningen över.',
          'Whisk yogurt, eggs, both sugars and starch. Scatter the blueberries on the base and pour the filling over.',
        ),
      ],
      [
        t('Paista', 'Grädda', 'Bake'),
        t(
          'Paista 175 °C:ssa 35 minuuttia. Keskusta saa hytkyä; se jähmettyy jäähtyessään tunnissa.',
          'Grädda i 175 °C i 35 minuter. Mitten får dallra; den stelnar medan pajen svalnar en timme.',
          'Bake at 175 °C for 35 minutes. The middle may tremble; it sets while the pie cools for an hour.',
        ),
      ],
    ],
    products: t('Yksi paketti keksejä.', 'Ett paket kex.', 'One pack of biscuits.'),
  }),
]
