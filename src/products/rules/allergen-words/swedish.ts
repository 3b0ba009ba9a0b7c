import { words } from '#src/common/comma-list.ts'
import { type AllergenLexicon, sulphiteNumbers } from './lexicon.ts'

export const swedishAllergens: AllergenLexicon = {
  milk: {
    names: words(`
      *mjölk*, *grädd*, *vassl*, *laktos*, *kasein*, *yoghurt*, kvarg*, messmör*, ghee*,
      smör, smöret, smörolj*, smörfett*, smörpulver*, smörrost*, smörkol*, smördeg*, saltsmör*,
      brynsmör*, mejerismör*, smörkex*, ost, osten, ostar, ostpulver*, *färskost*, *hårdost*,
      cheddarost*, grädost*, ädelost*, parmesanost*
    `),
    unlike: words(`
      kokos*, havremjölk*, havredryck*, havregrädd*, mandelmjölk*, sojamjölk*, sojayoghurt*,
      havreyoghurt*, rismjölk*, ärtmjölk*, nötmjölk*, mjölksyr*, mjölktist*, gräddig*, gräddad*
    `),
  },
  soya: { names: ['*soja*', 'tofu*', 'edamame*'] },
  hazelnut: { names: ['*hasselnöt*'] },
  almond: { names: ['*mandel*', '*mandlar*', 'marsipan*'], unlike: ['mandelpotat*', 'mandelblom*'] },
  otherNuts: {
    names: words(`
      nötter*, nötkräm*, nötbit*, nötmix*, nötmass*, nötmjölk*, valnöt*, cashew*,
      pekan*, paranöt*, pistage*, pistasch*, macadamia*, blandnöt*
    `),
    unlike: ['nötkött*'],
  },
  peanut: { names: ['*jordnöt*', 'saltnöt*'] },
  wheat: {
    names: words(`
      vete*, *kornsvete*, durum*, spelt*, dinkel*, kärnvete*, höstvete*, vårvete*, mannagryn*,
      couscous*, bulgur*, seitan*, kamut*, emmer*, graham*
    `),
    unlike: ['vetensk*'],
  },
  rye: { names: ['råg*', '*kornsråg*', 'grovråg*', 'surdegsråg*'], unlike: ['råga', 'rågad*', 'rågat*', 'råge'] },
  barley: {
    names: words(`
      korn, kornet, kornmjöl*, kornmalt*, kornflin*, korngryn*, *kornskorn*, kornextrakt*,
      malt, maltet, maltextrakt*, maltmjöl*, maltpulver*, maltsirap*
    `),
    // Ground, as coffee and spices are.
    unlike: ['malt rost*', 'malt kaff*', 'malt krydd*', 'malt kanel*', 'malt ingef*', 'malt *peppar*', 'malt karde*'],
  },
  oats: { names: ['*havre*'] },
  egg: {
    names: words('ägg, ägget, äggul*, äggvit*, äggpulver*, äggalbumin*, äggprotein*, äggmass*, *helägg*, hönsägg*'),
  },
  sesame: { names: ['*sesam*', 'tahini*'] },
  sulphites: { names: ['*sulfit*', 'svaveldioxid*', ...sulphiteNumbers] },
  celery: { names: ['*selleri*'] },
  mustard: { names: ['*senap', '*senapen', '*senaps*'] },
  lupin: { names: ['lupin', 'lupinen', 'lupiner*', 'lupinmjöl*', 'lupinprotein*', 'lupinfrö*', 'lupinfib*', '*lupin'] },
  fish: {
    names: words(`
      fisk*, *fisk, *fisken, *fiskar, tonfisk*, vitfisk*, lax, laxen, laxfil*, laxrom*, laxpulv*,
      gravlax*, röklax*, sill, sillen, sillfil*, strömming*, ansjovis*, sardell*, torsk*,
      makrill*, sardin*, sik, siken, gös, gösen, gädda*, abborr*, löjrom*, *kaviar*, kolja,
      öring*, röding*, sej
    `),
    unlike: ['*bläckfisk*', 'fiskad*', 'fiskare*', 'fiskal*'],
  },
  crustaceans: {
    names: words(`
      kräftdjur*, räka, räkan, räkor, räkorna, räkpulver*, räkextrakt*, räkbuljong*, räkpast*,
      *kräfta, *kräftan, *kräftor, kräftstjärt*, hummer*, krabba, krabban, krabbor, krabbkött*,
      krabbextrakt*, langust*, krill, krillolj*, scampi*
    `),
  },
  molluscs: {
    names: words(`
      blötdjur*, *mussla, *musslan, *musslor, musselkött*, musselbulj*, ostron, ostronen, ostronsås*,
      ostronextr*, *bläckfisk*, calamari, kalmarer, snigel, sniglar, vinbergssnäck*
    `),
    unlike: ['ostronskivling*'],
  },
}
