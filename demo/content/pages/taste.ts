import { type BlockDefinition, type PageDefinition, plainMeta } from '../define.ts'
import { film, picture } from '../media.ts'
import { tasteEnd } from './taste-end.ts'

/* The page on which every block of stories and campaigns stands: how a flavour comes to be. */

const backBar = {
  key: 'taste-head',
  type: 'LogoHeaderBlock',
  name: 'Maku: tunnus ja tie takaisin',
  fields: { logoImage: null, showBackButton: true, backgroundColorHex: 'sand' },
} satisfies BlockDefinition

const hero = {
  key: 'taste-hero',
  type: 'ArticleHeroBlock',
  name: 'Maku: pääkuva',
  fields: {
    heading: { fi: 'Näin maku *syntyy*', sv: 'Så *uppstår* en smak', en: 'How a flavour *begins*' },
    headingLevel: 'h1',
    publishedDate: '2026-11-05T08:00:00Z',
    dateTextColor: 'copper-ink',
    heroText: {
      fi: 'Ensin on suu, sitten papu, vasta sen jälkeen resepti. Kolme ihmistä Vallilasta kertoo järjestyksen.',
      sv: 'Först munnen, sedan bönan och först därefter receptet. Tre personer i Vallgård berättar i vilken ordning.',
      en: 'First the mouth, then the bean, and only after that the recipe. Three people in Vallila tell us the order.',
    },
    heroTextColor: 'copper-ink',
    heroImage: picture('recipes/truffle-bowl'),
  },
} satisfies BlockDefinition

const who = {
  key: 'taste-who',
  type: 'DescriptionBlock',
  name: 'Maku: kuka maistaa',
  displayOption: 'half',
  fields: {
    heading: { fi: 'Kuka *maistaa*', sv: 'Vem *smakar*', en: 'Who *tastes*' },
    headingLevel: 'h2',
    body: {
      fi: '<p>Maistajia on yhdeksän, eikä kukaan heistä ole maistanut aamulla kahvia. He istuvat punaisen valon alla, jotta väri ei pääse puhumaan ennen suuta, ja kirjoittavat kolme sanaa ennen kuin vaihtavat yhtäkään. Jos kaksi valitsee saman, erä jatkaa paahtoon. Jos kaikki yhdeksän valitsevat saman, keskustelu aloitetaan alusta.</p>',
      sv: '<p>De är nio, och ingen av dem har druckit kaffe på morgonen. De sitter i rött ljus så att färgen inte hinner före munnen och skriver tre ord innan de säger ett enda. Väljer två samma ord går satsen vidare till rostningen. Väljer alla nio samma ord börjar samtalet om från början.</p>',
      en: '<p>There are nine of them, and none has had coffee that morning. They sit in red light so that colour cannot speak before the mouth, and write down three words before they exchange one. If two choose the same word the batch goes on to roasting. If all nine do, the conversation starts again.</p>',
    },
  },
} satisfies BlockDefinition

const where = {
  key: 'taste-where',
  type: 'DescriptionBlock',
  name: 'Maku: missä maistetaan',
  displayOption: 'half',
  fields: {
    heading: { fi: 'Missä *maistetaan*', sv: 'Var man *smakar*', en: 'Where they *taste*' },
    headingLevel: 'h2',
    body: {
      fi: '<p>Toisessa kerroksessa on huone ilman ikkunaa. Siellä on 21 astetta ympäri vuoden, ja pöytä on marmoria, jotta pala ei lämpene ennen aikojaan. Muualla maistaa <a href="content:tasting-panel">maistajaraati</a>, kotonaan.</p>',
      sv: '<p>På andra våningen finns ett rum utan fönster. Där är det 21 grader året om, och bordet är av marmor så att biten inte blir varm i förtid. Annanstans smakar <a href="content:tasting-panel">smakpanelen</a>, hemma hos sig.</p>',
      en: '<p>On the second floor there is a room without a window. It is 21 degrees there all year, and the table is marble so that no piece warms before its time. Elsewhere <a href="content:tasting-panel">the tasting panel</a> tastes, at home.</p>',
    },
  },
} satisfies BlockDefinition

const roast = {
  key: 'taste-roast',
  type: 'RichTextBlock',
  name: 'Maku: paahto',
  fields: {
    heading: '',
    headingLevel: 'h2',
    html: {
      fi: '<p>Reseptin kirjoittaja aloittaa aina samasta kysymyksestä: mikä tässä jää suuhun viimeiseksi. Jos vastaus on sokeri, papu oli väärä.</p><figure><img src="/media/category/suklaalevyt.webp"><figcaption>Sama muotti, kolme paahtoa. Rubiini ei paahdu lainkaan, siksi se on pinossa päällimmäisenä.</figcaption></figure><h2>Paahto päättää <em>puolet</em></h2><p>Paahdossa papu menettää vettä ja etikkaa ja saa tilalle leivän, pähkinän ja savun. Viisi astetta liikaa, ja kaikki kolme maistuvat samalta.</p><p>Siksi jokaisella pavulla on oma käyränsä. Käyrät on kirjoitettu seinälle lyijykynällä, koska ne muuttuvat sadon mukana.</p><ul><li>Kuori irtoaa, kun papu naksahtaa toisen kerran.</li><li>Jäähdytys kestää yhtä kauan kuin paahto.</li><li>Ensimmäinen pala maistetaan vasta seuraavana aamuna.</li></ul>',
      sv: '<p>Den som skriver receptet börjar alltid med samma fråga: vad blir kvar i munnen sist. Är svaret socker var det fel böna.</p><figure><img src="/media/category/suklaalevyt.webp"><figcaption>Samma form, tre rostningar. Rubin rostas inte alls, och ligger därför överst i stapeln.</figcaption></figure><h2>Rostningen avgör <em>hälften</em></h2><p>När bönan rostas förlorar den vatten och ättika och får bröd, nöt och rök i stället. Fem grader för mycket, och alla tre smakar likadant.</p><p>Därför har varje böna en egen kurva. Kurvorna är ritade på väggen med blyerts, eftersom de ändras med skörden.</p><ul><li>Skalet lossnar när bönan knäpper för andra gången.</li><li>Avsvalningen tar lika lång tid som rostningen.</li><li>Den första biten smakar man först nästa morgon.</li></ul>',
      en: '<p>Whoever writes the recipe begins with the same question: what stays in the mouth last. If the answer is sugar, it was the wrong bean.</p><figure><img src="/media/category/suklaalevyt.webp"><figcaption>One mould, three roasts. Ruby is not roasted at all, which is why it lies on top of the stack.</figcaption></figure><h2>The roast decides <em>half of it</em></h2><p>In the roaster a bean loses water and vinegar and takes on bread, nut and smoke. Five degrees too many, and all three taste the same.</p><p>That is why every bean has a curve of its own. The curves are drawn on the wall in pencil, because they change with the harvest.</p><ul><li>The shell lets go when the bean cracks for the second time.</li><li>Cooling takes as long as roasting.</li><li>The first piece is tasted the next morning, and not before.</li></ul>',
    },
    field: null,
  },
} satisfies BlockDefinition

const filmOfRows = {
  key: 'taste-film-rows',
  type: 'VideoBlock',
  name: 'Maku: konvehtien filmi',
  displayOption: 'half',
  fields: {
    heading: { fi: 'Pinta, *rivi riviltä*', sv: 'Ytan, *rad för rad*', en: 'The shine, *row by row*' },
    headingLevel: 'h2',
    body: {
      fi: 'Konvehti saa kiiltonsa, kun se jäähtyy hitaammin kuin kukaan malttaisi odottaa.',
      sv: 'Pralinen får sin glans när den svalnar långsammare än någon har tålamod att vänta.',
      en: 'A praline gets its shine by cooling more slowly than anybody has the patience to wait.',
    },
    video: film('konvehdit'),
    youtubeVideoUrl: '',
    videoPreviewImage: null,
    plays: 'click',
    backgroundColorHex: null,
  },
} satisfies BlockDefinition

const filmOfEngraving = {
  key: 'taste-film-engraving',
  type: 'VideoBlock',
  name: 'Maku: kaiverruksen filmi',
  displayOption: 'half',
  fields: {
    ...filmOfRows.fields,
    heading: { fi: 'Kaiverrus, *viimeiseksi*', sv: 'Gravyren, *sist av allt*', en: 'The engraving, *last of all*' },
    body: {
      fi: 'Nimi painuu levyyn, kun maku on jo valmis.',
      sv: 'Namnet skärs in i kakan när smaken redan är klar.',
      en: 'The name goes into the tablet once the flavour is done.',
    },
    video: film('kaiverrus'),
    plays: 'inView',
  },
} satisfies BlockDefinition

const overlay = {
  key: 'taste-overlay',
  type: 'ImageOverlayBlock',
  name: 'Maku: kaksitoista täytettä',
  fields: {
    preHeading: '',
    preHeadingColor: null,
    heading: {
      fi: 'Kaksitoista täytettä, *kaksi vuotta*',
      sv: 'Tolv fyllningar, *två år*',
      en: 'Twelve fillings, *two years*',
    },
    headingLevel: 'h2',
    body: {
      fi: '<p>Helsinki-rasian järjestys ratkaistiin arpomalla, koska kukaan ei suostunut jättämään lakritsia viimeiseksi.</p>',
      sv: '<p>Ordningen i Helsingforsasken avgjordes med lottning, eftersom ingen ville lämna lakritsen till sist.</p>',
      en: '<p>The order inside the Helsinki box was settled by drawing lots, because nobody would leave the liquorice for last.</p>',
    },
    image: picture('hero/hero-pralines'),
    mobileImage: picture('hero/hero-pralines-portrait'),
    ctaLabel: { fi: 'Katso konvehdit', sv: 'Se pralinerna', en: 'See the pralines' },
    ctaUrl: 'category:konvehdit',
    ctaLabelSecondary: '',
    ctaUrlSecondary: '',
    backgroundColorHex: 'accent',
    textColor: null,
    overlayOpacity: 88,
  },
} satisfies BlockDefinition

const steps = {
  key: 'taste-steps',
  type: 'CarouselBlock',
  name: 'Maku: vaiheet',
  fields: {
    heading: { fi: 'Kolme huonetta, *yksi maku*', sv: 'Tre rum, *en smak*', en: 'Three rooms, *one flavour*' },
    headingLevel: 'h2',
    items: [
      {
        image: picture('category/suklaalevyt'),
        video: null,
        heading: { fi: 'Valimo, *aamulla*', sv: 'Gjuteriet, *på morgonen*', en: 'The moulding room, *mornings*' },
        body: {
          fi: 'Massa temperoidaan ennen kuin raitiovaunut alkavat kulkea.',
          sv: 'Massan tempereras innan spårvagnarna börjar gå.',
          en: 'The mass is tempered before the trams begin to run.',
        },
        ctaLabel: { fi: 'Katso suklaalevyt', sv: 'Se chokladkakorna', en: 'See the chocolate bars' },
        ctaUrl: 'category:suklaalevyt',
        backgroundColorHex: 'sky',
      },
      {
        image: null,
        video: film('levyt'),
        heading: { fi: 'Käärimö, *päivällä*', sv: 'Packningen, *mitt på dagen*', en: 'The wrapping room, *middays*' },
        body: {
          fi: 'Folio ensin, paperi sitten, ja taitos aina vasemmalta.',
          sv: 'Först folien, sedan papperet, och vikningen alltid från vänster.',
          en: 'Foil first, then paper, and the fold always from the left.',
        },
        ctaLabel: { fi: 'Katso lahjat', sv: 'Se presenterna', en: 'See the gifts' },
        ctaUrl: 'category:lahjat',
        backgroundColorHex: 'butter',
      },
      {
        image: picture('category/leivat'),
        video: null,
        heading: { fi: 'Leipomo, *yöllä*', sv: 'Bageriet, *på natten*', en: 'The bakery, *nights*' },
        body: {
          fi: 'Uunin viimeinen lämpö kuivattaa näkkärin.',
          sv: 'Ugnens sista värme torkar knäckebrödet.',
          en: 'The last heat of the oven dries the crispbread.',
        },
        ctaLabel: { fi: 'Katso leivät', sv: 'Se bröden', en: 'See the breads' },
        ctaUrl: 'category:leivat',
        backgroundColorHex: 'sand',
      },
    ],
  },
} satisfies BlockDefinition

export const tastePage = {
  key: 'taste',
  type: 'LandingPage',
  parent: 'story',
  name: { fi: 'Näin maku syntyy', sv: 'Så uppstår en smak', en: 'How a flavour begins' },
  slug: { fi: 'nain-maku-syntyy', sv: 'sa-uppstar-en-smak', en: 'how-a-flavour-begins' },
  fields: {
    ...plainMeta,
    metaTitle: {
      fi: 'Näin maku syntyy · Konvehti',
      sv: 'Så uppstår en smak · Konvehti',
      en: 'How a flavour begins · Konvehti',
    },
    metaDescription: {
      fi: 'Yhdeksän maistajaa, neljä papua ja yksi huone ilman ikkunaa: näin Konvehdin maut syntyvät Vallilassa paahdosta viimeiseen taitokseen.',
      sv: 'Nio smakare, fyra bönor och ett rum utan fönster: så uppstår Konvehtis smaker i Vallgård, från rostningen till den sista vikningen.',
      en: 'Nine tasters, four beans and a room without a window: how the flavours of Konvehti begin in Vallila, from the roast to the last fold.',
    },
    ogImage: '/media/recipes/truffle-bowl.webp',
    heading: '',
    lead: '',
    mainBody: '',
    field: 'cream',
  },
  areas: {
    mainContentArea: [backBar, hero, who, where, roast, filmOfRows, filmOfEngraving, overlay, steps, ...tasteEnd],
  },
} satisfies PageDefinition
