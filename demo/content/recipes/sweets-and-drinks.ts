import { of, ours, recipe, t, under } from './define-recipe.ts'

/** What is rolled by hand, and what is drunk from a mug. */
export const sweetsAndDrinks = [
  recipe({
    key: 'truffles',
    name: t('Kotitryffelit', 'Hemgjorda tryfflar', 'Home-made truffles'),
    slug: t('kotitryffelit', 'hemgjorda-tryfflar', 'home-made-truffles'),
    title: t('Kotitryffelit, *kolme pintaa*', 'Tryfflar, *tre ytor*', 'Truffles, *three coats*'),
    intro: t(
      'Kaksi osaa suklaata, yksi osa kermaa: muuta ei tarvitse muistaa. Pinta valitaan sen mukaan, kuka tulee kylään.',
      'Två delar choklad, en del grädde: mer behöver man inte minnas. Ytan väljs efter vem som kommer på besök.',
      'Two parts chocolate to one of cream: there is nothing else to remember. The coat depends on who is coming.',
    ),
    description: t(
      'Kotitekoiset suklaatryffelit kolmella pinnalla: kaakao, kookos ja vadelma. Kaksikymmentäneljä tryffeliä ilman lämpömittaria.',
      'Hemgjorda chokladtryfflar med tre ytor: kakao, kokos och hallon. Tjugofyra tryfflar utan termometer.',
      'Home-made chocolate truffles in three coats: cocoa, coconut and raspberry. Twenty-four of them, no thermometer.',
    ),
    author: 'Tuula Rantanen',
    picture: 'recipes/truffle-bowl',
    field: 'bone',
    published: '2026-11-15',
    categories: ['sweets', 'christmas'],
    minutes: [20, 0, 120],
    portions: 24,
    portionUnit: 'truffles',
    ingredients: [
      ours(200, 'tumma-72-merisuola'),
      of(1, 'dl', 'cream'),
      of(25, 'g', 'butter'),
      of(1, 'tbsp', 'honey'),
      ...under(t('Pinnoille', 'Till ytorna', 'For the coats'), [
        of(2, 'tbsp', 'cocoa'),
        of(3, 'tbsp', 'coconut'),
        of(2, 'tbsp', 'raspberryDust'),
      ]),
    ],
    steps: [
      [
        t('Sulata', 'Smält', 'Melt'),
        t(
          'Hienonna suklaa. Kuumenna kerma, voi ja hunaja höyryäviksi ja kaada suklaan päälle. Odota kaksi minuuttia ja sekoita keskeltä ulospäin.',
          'Finhacka chokladen. Hetta upp grädde, smör och honung tills det ångar och häll över chokladen. Vänta två minuter och rör från mitten utåt.',
          'Chop the chocolate finely. Heat cream, butter and honey until steaming and pour over. Wait two minutes and stir from the middle outwards.',
        ),
      ],
      [
        t('Jäähdytä', 'Kyl', 'Chill'),
        t(
          'Peitä ja pidä jääkaapissa kaksi tuntia, kunnes massa on lusikoitavaa.',
          'Täck och ställ i kylen i två timmar, tills massan går att skeda.',
          'Cover and keep in the fridge for two hours, until it can be spooned.',
        ),
      ],
      [
        t('Pyörittele', 'Rulla', 'Roll'),
        t(
          'Pyörittele nopeasti 24 palloa. Kylmät kädet auttavat, kuuma keittiö ei.',
          'Rulla snabbt till 24 bollar. Kalla händer hjälper, ett hett kök gör det inte.',
          'Roll quickly into 24 balls. Cold hands help, a hot kitchen does not.',
        ),
      ],
      [
        t('Pinnoita', 'Täck', 'Coat'),
        t(
          'Kieritä kahdeksan kaakaossa, kahdeksan kookoksessa ja kahdeksan vadelmassa. Säilyvät jääkaapissa viikon.',
          'Vänd åtta i kakao, åtta i kokos och åtta i hallon. Håller en vecka i kylen.',
          'Turn eight in cocoa, eight in coconut and eight in raspberry. They keep for a week in the fridge.',
        ),
      ],
    ],
    products: t(
      'Kaksi levyä riittää kahteenkymmeneenneljään.',
      'Två kakor räcker till tjugofyra.',
      'Two bars are enough for twenty-four.',
    ),
    related: ['KV2020', 'KV2030', 'KV2025'],
  }),
  recipe({
    key: 'hot-chocolate',
    name: t('Kaakao oikeasta suklaasta', 'Varm choklad', 'Hot chocolate'),
    slug: t('kaakao-oikeasta-suklaasta', 'varm-choklad', 'hot-chocolate'),
    title: t('Kaakao, *oikea suklaa*', 'Varm choklad, *på riktigt*', 'Hot chocolate, *the real thing*'),
    intro: t(
      'Jauheesta saa ruskeaa maitoa. Levystä saa kaakaota, joka jättää viikset.',
      'Av pulver blir det brun mjölk. Av en chokladkaka blir det choklad som lämnar mustasch.',
      'Powder gives you brown milk. A bar gives you chocolate that leaves a moustache.',
    ),
    description: t(
      'Kuuma kaakao maitosuklaalevystä ja vaahtokarkeista. Kaksi mukillista kymmenessä minuutissa, ilman kaakaojuomajauhetta.',
      'Varm choklad av en kaka mjölkchoklad, med marshmallows. Två muggar på tio minuter, utan chokladpulver.',
      'Hot chocolate from a bar of milk chocolate, with marshmallows. Two mugs in ten minutes, no drinking powder.',
    ),
    picture: 'recipes/hot-chocolate',
    field: 'sky',
    published: '2026-11-08',
    categories: ['drinks'],
    minutes: [2, 8, 0],
    portions: 2,
    portionUnit: 'mugs',
    ingredients: [
      of(4, 'dl', 'milk'),
      ours(100, 'maito-38-klassikko'),
      of(1, 'tsp', 'cocoa'),
      of(1, 'pinch', 'salt'),
      ...under(t('Mukeihin', 'I muggarna', 'For the mugs'), [ours(40, 'vaniljavaahto')]),
    ],
    steps: [
      [
        t('Kuumenna', 'Hetta upp', 'Heat'),
        t(
          'Kuumenna maito, kaakao ja suola höyryäviksi. Älä keitä.',
          'Hetta upp mjölk, kakao och salt tills det ångar. Låt inte koka.',
          'Heat milk, cocoa and salt until steaming. Do not boil.',
        ),
      ],
      [
        t('Sulata', 'Smält', 'Melt'),
        t(
          'Lisää suklaa paloina ja vispaa miedolla lämmöllä kolme minuuttia, kunnes pinta vaahtoaa.',
          'Tillsätt chokladen i bitar och vispa på svag värme i tre minuter, tills ytan skummar.',
          'Add the chocolate in pieces and whisk over a low heat for three minutes, until the top foams.',
        ),
      ],
      [
        t('Tarjoa', 'Servera', 'Serve'),
        t(
          'Kaada mukeihin ja lado vaahtokarkit päälle. Ne sulavat reunalta sisäänpäin.',
          'Häll i muggar och lägg marshmallows på toppen. De smälter från kanten inåt.',
          'Pour into mugs and set the marshmallows on top. They melt from the edge inwards.',
        ),
      ],
    ],
  }),
  recipe({
    key: 'glogg-chocolate',
    name: t('Glögikaakao', 'Glöggchoklad', 'Mulled chocolate'),
    slug: t('glogikaakao', 'gloggchoklad', 'mulled-chocolate'),
    title: t(
      'Glögikaakao, *rusina ja appelsiini*',
      'Glöggchoklad, *russin och apelsin*',
      'Mulled chocolate, *raisin and orange*',
    ),
    intro: t(
      'Glögi ja kaakao samassa mukissa, ilman että kumpikaan pyytää anteeksi. Mausteet ovat jo suklaassa.',
      'Glögg och choklad i samma mugg, utan att någon av dem ber om ursäkt. Kryddorna finns redan i chokladen.',
      'Mulled wine and chocolate in one mug, neither apologising. The spices are in the chocolate already.',
    ),
    description: t(
      'Mausteinen kaakao glögisuklaasta, appelsiinista ja kanelista. Neljä mukillista jouluun, alkoholiton.',
      'Kryddig varm choklad av glöggchoklad, apelsin och kanel. Fyra muggar till jul, utan alkohol.',
      'Spiced hot chocolate from a mulled-spice bar with orange and cinnamon. Four mugs for Christmas, no alcohol.',
    ),
    picture: 'recipes/glogg-chocolate',
    field: 'rose',
    published: '2026-11-24',
    categories: ['drinks', 'christmas'],
    minutes: [5, 10, 0],
    portions: 4,
    portionUnit: 'mugs',
    ingredients: [
      of(8, 'dl', 'milk'),
      ours(100, 'joulu-glogimauste'),
      of(1, 'tbsp', 'cocoa'),
      of(1, '', 'orangeZest'),
      of(1, 'tsp', 'cinnamon'),
      ...under(t('Pinnalle', 'På toppen', 'For the top'), [of(1, 'dl', 'cream')]),
    ],
    steps: [
      [
        t('Hauduta', 'Låt dra', 'Infuse'),
        t(
          'Kuumenna maito, kaakao, appelsiinin kuori ja kaneli. Anna hautua viisi minuuttia kannen alla ja siivilöi.',
          'Hetta upp mjölk, kakao, apelsinskal och kanel. Låt dra fem minuter under lock och sila.',
          'Heat milk, cocoa, orange zest and cinnamon. Let it draw for five minutes under a lid and strain.',
        ),
      ],
      [
        t('Sulata', 'Smält', 'Melt'),
        t(
          'Kuumenna uudelleen ja vispaa suklaa joukkoon. Rusinat painuvat pohjalle odottamaan.',
          'Värm igen och vispa ner chokladen. Russinen sjunker till botten och väntar.',
          'Warm again and whisk in the chocolate. The raisins sink to the bottom and wait.',
        ),
      ],
      [
        t('Tarjoa', 'Servera', 'Serve'),
        t(
          'Vaahdota kerma löysäksi ja lusikoi mukeihin.',
          'Vispa grädden löst och skeda i muggarna.',
          'Whip the cream loosely and spoon into the mugs.',
        ),
      ],
    ],
    related: ['KV5015'],
  }),
]
