import { type PageDefinition, plainMeta } from '../define.ts'
import { picture, productPicture, productView } from '../media.ts'
import { notice, panel, prose, questions } from '../parts.ts'

const box = {
  key: 'froosh-parties-box',
  type: 'SplitBannerBlock',
  name: 'Froosh, juhlat: paketti',
  fields: {
    image: productPicture('froosh-juhlapaketti'),
    imageAlignment: 'left',
    title: { fi: 'Kuusi avattavaa', sv: 'Sex att öppna', en: 'Six to open' },
    headingLevel: 'h2',
    subtitle: {
      fi: 'Kolme pussia, kaksi levyä ja hillokeksit punaisessa laatikossa, 22,90 €. Koristeet voi jättää kauppaan!',
      sv: 'Tre påsar, två kakor och syltkakorna i en röd låda, 22,90 €. Dekorationerna kan stanna i affären!',
      en: 'Three bags, two bars and the jam biscuits in a red box, €22.90. The decorations can stay in the shop!',
    },
    ctaLabel: { fi: 'Katso juhlapaketti', sv: 'Se partypaketet', en: 'See the party box' },
    ctaUrl: 'product:KV7050',
    newWindow: false,
    backgroundColorHex: 'rose',
  },
} as const

const enough = prose({
  key: 'froosh-parties-enough',
  name: 'Froosh, juhlat: kuinka paljon',
  heading: { fi: 'Riittääkö?', sv: 'Räcker det?', en: 'Is it enough?' },
  html: {
    fi: `<p>Pussissa on 160 grammaa. Vieras syö noin neljäkymmentä, jos pöydällä on muutakin, ja satasen, jos ei ole!</p>
<table>
<thead><tr><th scope="col">Vieraita</th><th scope="col">Pusseja</th><th scope="col">Mitä muuta</th></tr></thead>
<tbody>
<tr><th scope="row">4 vierasta</th><td>1</td><td>Yksi levy sirpaleiksi</td></tr>
<tr><th scope="row">8 vierasta</th><td>2</td><td>Hillokeksit: neljätoista, eli kaksi saa vain yhden</td></tr>
<tr><th scope="row">12 vierasta</th><td>3</td><td>Juhlapaketti, siinä ne ovat valmiina</td></tr>
<tr><th scope="row">20 vierasta</th><td>5</td><td>Juhlapaketti ja kaksi pussia siivuja</td></tr>
</tbody>
</table>`,
    sv: `<p>En påse är 160 gram. En gäst äter ungefär fyrtio om det finns annat på bordet och hundra om det inte gör det!</p>
<table>
<thead><tr><th scope="col">Gäster</th><th scope="col">Påsar</th><th scope="col">Vad mer</th></tr></thead>
<tbody>
<tr><th scope="row">4 gäster</th><td>1</td><td>En kaka i skärvor</td></tr>
<tr><th scope="row">8 gäster</th><td>2</td><td>Syltkakorna: fjorton, så två får bara en var</td></tr>
<tr><th scope="row">12 gäster</th><td>3</td><td>Partypaketet, där finns de redan</td></tr>
<tr><th scope="row">20 gäster</th><td>5</td><td>Partypaketet och två påsar klyftor</td></tr>
</tbody>
</table>`,
    en: `<p>A bag is 160 grams. A guest eats about forty if there is other food on the table, and a hundred if there is not!</p>
<table>
<thead><tr><th scope="col">Guests</th><th scope="col">Bags</th><th scope="col">What else</th></tr></thead>
<tbody>
<tr><th scope="row">4 guests</th><td>1</td><td>One bar, in splinters</td></tr>
<tr><th scope="row">8 guests</th><td>2</td><td>The jam biscuits: fourteen, so two get only one</td></tr>
<tr><th scope="row">12 guests</th><td>3</td><td>The party box, where they are already</td></tr>
<tr><th scope="row">20 guests</th><td>5</td><td>The party box and two bags of slices</td></tr>
</tbody>
</table>`,
  },
  field: 'mint',
})

const face = panel({
  key: 'froosh-parties-face',
  name: 'Froosh, juhlat: peruslukema',
  heading: { fi: 'Peruslukema', sv: 'Pokerfejset', en: 'Poker face' },
  body: {
    fi: '<p>Kaksi pelaajaa, kaksi limesiivua, yhtä aikaa suuhun. Se, jonka naama liikkuu ensin, jakaa seuraavat. Tuomari laskee ääneen kolmeen, koska pidempään ei ole tarvinnut!</p>',
    sv: '<p>Två spelare, två limeklyftor, i munnen på samma gång. Den vars ansikte rör sig först delar ut nästa. Domaren räknar högt till tre, för längre har aldrig behövts!</p>',
    en: '<p>Two players, two lime slices, in at the same time. Whoever’s face moves first deals the next ones. The referee counts to three aloud, because nobody has needed four!</p>',
  },
  image: productView('froosh-kirpeat-siivut', 3),
  side: 'right',
  background: 'butter',
  way: { label: { fi: 'Katso sitrussiivut', sv: 'Se citrusklyftorna', en: 'See the slices' }, url: 'product:KV3060' },
})

const games = questions({
  key: 'froosh-parties-games',
  name: 'Froosh, juhlat: leikit',
  heading: { fi: 'Kolme leikkiä lisää', sv: 'Tre lekar till', en: 'Three more games' },
  items: [
    {
      title: { fi: 'Sokkorengas', sv: 'Blindringen', en: 'The blind ring' },
      body: {
        fi: '<p>Silmät kiinni ja rengas suuhun. Ananas, mango vai kookos? Väärästä vastauksesta saa lisää karkkia, koska oikeastakin saa!</p>',
        sv: '<p>Blunda och ta en ring i munnen. Ananas, mango eller kokos? Fel svar ger mer godis, för det gör rätt svar också!</p>',
        en: '<p>Eyes shut, one ring in. Pineapple, mango or coconut? A wrong answer gets you another sweet, because so does a right one!</p>',
      },
    },
    {
      title: { fi: 'Sirpalekisa', sv: 'Skärvtävlingen', en: 'The splinter contest' },
      body: {
        fi: '<p>Levy tunniksi pakastimeen, pamaus pöytään, arvaus ennen avaamista: montako palaa? Lähin saa suurimman!</p>',
        sv: '<p>Kakan i frysen en timme, en smäll i bordet, gissa innan den öppnas: hur många bitar? Den som är närmast får den största!</p>',
        en: '<p>The bar in the freezer for an hour, one bang on the table, a guess before it is opened: how many pieces? The nearest gets the biggest!</p>',
      },
    },
    {
      title: { fi: 'Sydämen matka', sv: 'Hjärtats resa', en: 'A heart’s journey' },
      body: {
        fi: '<p>Mansikkasydän kulkee lusikassa hampaiden välissä pöydän ympäri. Pudonnut syödään heti, se on sääntö!</p>',
        sv: '<p>Ett jordgubbshjärta går i en sked mellan tänderna runt bordet. Den som faller äts genast, så är regeln!</p>',
        en: '<p>A strawberry heart goes round the table on a spoon between teeth. A dropped one is eaten at once, that is the rule!</p>',
      },
    },
  ],
})

const who = prose({
  key: 'froosh-parties-who',
  name: 'Froosh, juhlat: kuka voi syödä mitä',
  heading: { fi: 'Kuka voi syödä mitä', sv: 'Vem kan äta vad', en: 'Who can eat what' },
  html: {
    fi: '<p>Karkkipussit ja vadelmapastillit ovat vegaanisia, maidottomia ja gluteenittomia. Levyissä on maitoa ja soijaa, hillokekseissä vehnää, voita ja kananmunaa!</p>',
    sv: '<p>Godispåsarna och hallonpastillerna är veganska, mjölkfria och glutenfria. I kakorna finns mjölk och soja, i syltkakorna vete, smör och ägg!</p>',
    en: '<p>The bags and the raspberry pastilles are vegan and free from milk and gluten. The bars have milk and soya, the jam biscuits wheat, butter and egg!</p>',
  },
})

const allergies = notice({
  key: 'froosh-parties-allergies',
  name: 'Froosh, juhlat: allergiat',
  heading: {
    fi: 'Lue pussi ennen kuin jaat',
    sv: 'Läs på påsen innan du delar ut',
    en: 'Read the bag before you share',
  },
  body: {
    fi: '<p>Levyissä voi olla jäämiä pähkinöistä ja vehnästä. Kysy vieraan vanhemmilta, älä vieraalta!</p>',
    sv: '<p>Kakorna kan ha spår av nötter och vete. Fråga gästens föräldrar, inte gästen!</p>',
    en: '<p>The bars may have traces of nuts and wheat. Ask the guest’s parents, not the guest!</p>',
  },
})

export const frooshPartiesPage = {
  key: 'froosh-parties',
  type: 'LandingPage',
  parent: 'froosh',
  name: { fi: 'Juhlat', sv: 'Kalas', en: 'Parties' },
  slug: { fi: 'juhlat', sv: 'kalas', en: 'parties' },
  fields: {
    ...plainMeta,
    layoutTheme: 'froosh',
    metaTitle: {
      fi: 'Froosh-juhlat: montako pussia ja mitä leikitään',
      sv: 'Kalas med Froosh: hur många påsar och vilka lekar',
      en: 'Froosh parties: how many bags and which games',
    },
    metaDescription: {
      fi: 'Montako pussia kahdeksalle vieraalle, mitä leikitään ja kenelle mikäkin sopii. Neljä leikkiä, yksi taulukko ja yksi punainen laatikko!',
      sv: 'Hur många påsar till åtta gäster, vad man leker och vem som kan äta vad. Fyra lekar, en tabell och en röd låda!',
      en: 'How many bags for eight guests, what to play and who can eat what. Four games, one table and one red box!',
    },
    ogImage: picture('hero/hero-froosh'),
    heading: { fi: 'Kulhot esiin', sv: 'Fram med skålarna', en: 'Get the bowls out' },
    lead: {
      fi: 'Karkit laskettu, leikit keksitty. Vieraat sinun pitää kutsua itse!',
      sv: 'Godiset är räknat, lekarna påhittade. Gästerna får du bjuda själv!',
      en: 'The sweets are counted, the games invented. Inviting people is up to you!',
    },
    mainBody: '',
    field: 'butter',
  },
  areas: {
    mainContentArea: [
      box,
      enough,
      face,
      {
        key: 'froosh-parties-safe',
        type: 'ContainerBlock',
        name: 'Froosh, juhlat: kenelle',
        fields: {
          columns: 2,
          maxWidth: 'content',
          background: 'peach',
          theme: 'froosh',
          dividerShapeTop: 'splash',
          dividerShapeBottom: 'splash',
          mobilePaddingBottom: 1,
          desktopPaddingBottom: 2,
        },
        containerBlocks: [who, allergies],
      },
      games,
    ],
  },
} satisfies PageDefinition
