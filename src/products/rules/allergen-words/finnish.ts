import { words } from '#src/common/comma-list.ts'
import { type AllergenLexicon, sulphiteNumbers } from './lexicon.ts'

export const finnishAllergens: AllergenLexicon = {
  milk: {
    names: words(`
      *maito*, *maido*, *kerma*, *juusto*, *laktoosi*, *kasei*, *jogurt*, rahka*, piimä*, ghee*,
      voi, voita, voin, voista, voissa, voilla, voirasv*, voiöljy*, voijauh*, voitoffee*,
      *meijerivoi*, suolavoi*, ruskistettuvoi*, voikinuski*, voikeksi*, voimuro*,
      hera, heraa, heran, herasta, herajauh*, heraprot*, heratiiv*, herapermea*, herakuiv*
    `),
    // The last line is the verb: something can be or do something.
    unlike: words(`
      kookos*, kauramai*, kaurajuom*, kaurakerm*, soijamai*, mantelimai*, riisimai*, hernemai*,
      pähkinämai*, soijajuusto*, soijajogurt*, kaurajogurt*, *maitohap*, maitohorsm*, maito-ohdak*,
      maitiaiskerm*,
      voi olla, voi *taa, voi *tää, voi *ella, voi *ellä, voi *ida, voi *idä, voi *ua, voi *yä
    `),
  },
  soya: { names: ['*soija*', 'tofu*', 'edamame*'] },
  hazelnut: { names: ['*hasselpähkin*'] },
  almond: { names: ['*mantel*', 'marsipaan*'], unlike: ['*manttel*'] },
  otherNuts: {
    names: ['*pähkin*', '*cashew*', '*pekaani*', '*pistaas*', '*pistaasi*', 'macadamia*'],
    unlike: ['*hasselpähkin*', '*maapähkin*', 'suolapähkin*', '*kookospähkin*', '*muskottipähkin*', 'pähkinäruoho*'],
  },
  peanut: { names: ['*maapähkin*', 'suolapähkin*'] },
  wheat: {
    names: words(`
      *vehnä*, *vehni*, *speltti*, *speltin*, *speltist*, durum*, mannasuurim*, couscous*, kuskus*,
      bulgur*, seitan*, kamut*, emmer*, grahamjauh*
    `),
  },
  rye: {
    names: ['ruis*', 'rukii*', '*jyväruis*', '*jyväruki*', '*ruisjauh*', '*ruismalt*', '*ruismalla*'],
    unlike: ['ruisku', 'ruiskut*', 'ruiskul*', 'ruiskee*', 'ruiskaunok*'],
  },
  barley: { names: ['ohra*', '*jyväohra*', 'mallas*', 'maltaa*', 'maltais*', 'maltait*', 'mallast*'] },
  oats: { names: ['*kaura*', '*kauroj*'] },
  egg: {
    names: words(`
      muna, munaa, munan, munia, munasta, munassa, *kananmun*, kanamun*, kokomun*, munajauh*,
      munamass*, *munanval*, *munanke*, *munankel*, munavalku*, viiriäisenmun*, ankanmun*
    `),
  },
  sesame: { names: ['*seesam*', 'sesam*', 'tahin*'] },
  sulphites: { names: ['*sulfii*', 'rikkidioksidi*', ...sulphiteNumbers] },
  celery: { names: ['*seller[ie]*'] },
  mustard: { names: ['*sinapp[ie]*', '*sinap[ie]*'] },
  lupin: { names: ['*lupiin[ie]*'] },
  fish: {
    names: words(`
      *kala, *kalaa, *kalan, *kalasta, *kalassa, *kalat, *kaloja, *kaloista, kalaliiv*, kalagel*,
      kalajauh*, kalaöljy*, kalakastik*, kalaprot*, kalamass*, kalaliem*, kalafile*, kalanmaks*,
      *lohi, *lohta, *lohen, *lohesta, *lohifile*, *silakka*, *silakan, *silakoi*, silli, silliä,
      sillin, anjovi*, *tonnikala*, *turska*, *makrill[ie]*, *sardiin[ie]*, kilohaili*, muikku*, muikun,
      siika, siikaa, siian, seiti*, ahven*, kuha, kuhaa, kuhan, hauki, haukea, hauen,
      mäti, mätiä, mädin, mätit*, *kaviaari*
    `),
    unlike: ['*mustekala*', 'ahvenanma*', 'seitikki*', 'seitikit'],
  },
  crustaceans: {
    names: words(`
      *äyriäi*, *katkarapu*, *katkarav*, *rapu, *rapua, *ravun, *rapuja, *ravut, *ravuista,
      rapuliem*, rapujauh*, *hummer[ie]*, *langust[ie]*, krill[ie]*, scampi*
    `),
  },
  molluscs: {
    names: words(`
      *nilviäi*, *simpukk*, *simpuka*, *simpuko*, osteri, osteria, osterin, ostereita, osterit,
      osterikast*, osteriuut*, *mustekal*, kalmar[ie]*, etana, etanaa, etanan, etanat, etanoi*
    `),
    unlike: ['osterivinok*'],
  },
}
