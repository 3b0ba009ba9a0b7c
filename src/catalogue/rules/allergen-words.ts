import type { Language } from '#src/common/locale.ts'
import type { AllergenKey } from '../contract/codes.ts'

/*
 * The words by which lists of ingredients name allergens. A star stands for any letters, so "*maito*" is maitojauhe and
 * täysmaitojauhetta; what begins or ends without one is the whole word there. Short words are written out with their forms,
 * because they live inside others: "voi" in kaakaovoi and voikukka, "ost" in rostad, "oat" in coated.
 */

export interface AllergenWords {
  names: readonly string[]
  /** Words that look like one and are none. */
  unlike?: readonly string[]
  /** Words that make something else of the one that follows: "cocoa" before "butter". */
  notAfter?: readonly string[]
}

type Lexicon = Readonly<Record<AllergenKey, AllergenWords>>

const sulphiteNumbers = ['e22[0-8]', 'e 22[0-8]']

const fi: Lexicon = {
  milk: {
    names: [
      ...[
        '*maito*',
        '*maido*',
        '*kerma*',
        '*juusto*',
        '*laktoosi*',
        '*kasei*',
        '*jogurt*',
        'rahka*',
        'piimä*',
        'ghee*',
      ],
      ...['voi', 'voita', 'voin', 'voista', 'voissa', 'voilla', 'voirasv*', 'voiöljy*', 'voijauh*', 'voitoffee*'],
      ...['*meijerivoi*', 'suolavoi*', 'ruskistettuvoi*', 'voikinuski*', 'voikeksi*', 'voimuro*'],
      ...['hera', 'heraa', 'heran', 'herasta', 'herajauh*', 'heraprot*', 'heratiiv*', 'herapermea*', 'herakuiv*'],
    ],
    unlike: [
      ...['kookos*', 'kauramai*', 'kaurajuom*', 'kaurakerm*', 'soijamai*', 'mantelimai*', 'riisimai*', 'hernemai*'],
      ...['pähkinämai*', 'soijajuusto*', 'soijajogurt*', 'kaurajogurt*', '*maitohap*', 'maitohorsm*', 'maito-ohdak*'],
      ...['maitiaiskerm*'],
      // The verb: something can be or do something.
      ...['voi olla', 'voi *taa', 'voi *tää', 'voi *ella', 'voi *ellä', 'voi *ida', 'voi *idä', 'voi *ua', 'voi *yä'],
    ],
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
    names: [
      ...[
        '*vehnä*',
        '*vehni*',
        '*speltti*',
        '*speltin*',
        '*speltist*',
        'durum*',
        'mannasuurim*',
        'couscous*',
        'kuskus*',
      ],
      ...['bulgur*', 'seitan*', 'kamut*', 'emmer*', 'grahamjauh*'],
    ],
  },
  rye: {
    names: ['ruis*', 'rukii*', '*jyväruis*', '*jyväruki*', '*ruisjauh*', '*ruismalt*', '*ruismalla*'],
    unlike: ['ruisku', 'ruiskut*', 'ruiskul*', 'ruiskee*', 'ruiskaunok*'],
  },
  barley: { names: ['ohra*', '*jyväohra*', 'mallas*', 'maltaa*', 'maltais*', 'maltait*', 'mallast*'] },
  oats: { names: ['*kaura*', '*kauroj*'] },
  egg: {
    names: [
      ...['muna', 'munaa', 'munan', 'munia', 'munasta', 'munassa', '*kananmun*', 'kanamun*', 'kokomun*', 'munajauh*'],
      ...['munamass*', '*munanval*', '*munanke*', '*munankel*', 'munavalku*', 'viiriäisenmun*', 'ankanmun*'],
    ],
  },
  sesame: { names: ['*seesam*', 'sesam*', 'tahin*'] },
  sulphites: { names: ['*sulfii*', 'rikkidioksidi*', ...sulphiteNumbers] },
}

const sv: Lexicon = {
  milk: {
    names: [
      ...['*mjölk*', '*grädd*', '*vassl*', '*laktos*', '*kasein*', '*yoghurt*', 'kvarg*', 'messmör*', 'ghee*'],
      ...['smör', 'smöret', 'smörolj*', 'smörfett*', 'smörpulver*', 'smörrost*', 'smörkol*', 'smördeg*', 'saltsmör*'],
      ...['brynsmör*', 'mejerismör*', 'smörkex*', 'ost', 'osten', 'ostar', 'ostpulver*', '*färskost*', '*hårdost*'],
      ...['cheddarost*', 'grädost*', 'ädelost*', 'parmesanost*'],
    ],
    unlike: [
      ...['kokos*', 'havremjölk*', 'havredryck*', 'havregrädd*', 'mandelmjölk*', 'sojamjölk*', 'sojayoghurt*'],
      ...['havreyoghurt*', 'rismjölk*', 'ärtmjölk*', 'nötmjölk*', 'mjölksyr*', 'mjölktist*', 'gräddig*', 'gräddad*'],
    ],
  },
  soya: { names: ['*soja*', 'tofu*', 'edamame*'] },
  hazelnut: { names: ['*hasselnöt*'] },
  almond: { names: ['*mandel*', '*mandlar*', 'marsipan*'], unlike: ['mandelpotat*', 'mandelblom*'] },
  otherNuts: {
    names: [
      ...['nötter*', 'nötkräm*', 'nötbit*', 'nötmix*', 'nötmass*', 'nötmjölk*', 'valnöt*', 'cashew*'],
      ...['pekan*', 'paranöt*', 'pistage*', 'pistasch*', 'macadamia*', 'blandnöt*'],
    ],
    unlike: ['nötkött*'],
  },
  peanut: { names: ['*jordnöt*', 'saltnöt*'] },
  wheat: {
    names: [
      ...['vete*', '*kornsvete*', 'durum*', 'spelt*', 'dinkel*', 'kärnvete*', 'höstvete*', 'vårvete*', 'mannagryn*'],
      ...['couscous*', 'bulgur*', 'seitan*', 'kamut*', 'emmer*', 'graham*'],
    ],
    unlike: ['vetensk*'],
  },
  rye: { names: ['råg*', '*kornsråg*', 'grovråg*', 'surdegsråg*'], unlike: ['råga', 'rågad*', 'rågat*', 'råge'] },
  barley: {
    names: [
      ...['korn', 'kornet', 'kornmjöl*', 'kornmalt*', 'kornflin*', 'korngryn*', '*kornskorn*', 'kornextrakt*'],
      ...['malt', 'maltet', 'maltextrakt*', 'maltmjöl*', 'maltpulver*', 'maltsirap*'],
    ],
    // Ground, as coffee and spices are.
    unlike: ['malt rost*', 'malt kaff*', 'malt krydd*', 'malt kanel*', 'malt ingef*', 'malt *peppar*', 'malt karde*'],
  },
  oats: { names: ['*havre*'] },
  egg: {
    names: [
      'ägg',
      'ägget',
      'äggul*',
      'äggvit*',
      'äggpulver*',
      'äggalbumin*',
      'äggprotein*',
      'äggmass*',
      '*helägg*',
      'hönsägg*',
    ],
  },
  sesame: { names: ['*sesam*', 'tahini*'] },
  sulphites: { names: ['*sulfit*', 'svaveldioxid*', ...sulphiteNumbers] },
}

const plants = ['oat', 'coconut', 'almond', 'soya', 'soy', 'rice', 'pea', 'nut', 'cashew', 'hazelnut', 'plant']

const en: Lexicon = {
  milk: {
    names: [
      ...['milk', 'milks', 'milkfat', 'buttermilk*', 'butter', 'butterfat', 'butteroil', 'buttery', 'cream', 'creams'],
      ...[
        'whey',
        'lactose',
        'casein*',
        '*caseinate*',
        'cheese*',
        'yogurt*',
        'yoghurt*',
        'curd',
        'curds',
        'ghee',
        'quark',
      ],
    ],
    unlike: ['cream of tartar', 'milk thistle', 'buttery', 'butternut'],
    notAfter: [...plants, 'cocoa', 'shea', 'peanut', 'apple', 'seed', 'sesame', 'mango', 'illipe', 'salt cream of'],
  },
  soya: { names: ['soya', 'soy', 'soyabean*', 'soybean*', 'tofu', 'edamame'] },
  hazelnut: { names: ['hazelnut*', 'filbert*'] },
  almond: { names: ['almond*', 'marzipan*'] },
  otherNuts: {
    names: ['nut', 'nuts', 'walnut*', 'cashew*', 'pecan*', 'pistachio*', 'macadamia*'],
    notAfter: ['pine', 'tiger', 'cola', 'kola', 'betel'],
  },
  peanut: { names: ['peanut*', 'groundnut*'] },
  wheat: {
    names: [
      ...[
        'wheat',
        'wheats',
        'wheatgerm',
        'wheatfl*',
        'wheatmeal',
        'wholewheat',
        'spelt',
        'durum',
        'semolina',
        'couscous',
      ],
      ...['bulgur', 'bulghur', 'seitan', 'kamut', 'emmer', 'einkorn', 'freekeh'],
    ],
  },
  rye: { names: ['rye'] },
  barley: { names: ['barley', 'malt', 'malts', 'malted'], notAfter: ['rye', 'wheat', 'oat'] },
  oats: { names: ['oat', 'oats', 'oatmeal', 'oatflake*'] },
  egg: { names: ['egg', 'eggs', 'albumen', 'ovalbumin'], notAfter: ['chocolate', 'easter', 'sugar'] },
  sesame: { names: ['sesame', 'tahini'] },
  sulphites: {
    names: [
      'sulphite',
      'sulphites',
      '*sulphite',
      'sulfite',
      'sulfites',
      '*sulfite',
      'sulphur dioxide',
      'sulfur dioxide',
      ...sulphiteNumbers,
    ],
  },
}

export const allergenWords: Readonly<Record<Language, Lexicon>> = { fi, sv, en }

/** Words that are never allergens, whatever they are made of: "maidoton", "mjölkfri", "nut-free". */
export const freeWords: Readonly<Record<Language, readonly string[]>> = {
  fi: ['*ton', '*tön', '*ttom*', '*ttöm*', '*tonta', '*töntä'],
  sv: ['*fri', '*fria', '*fritt'],
  en: ['* free', '*less'],
}

/** What tells in a sentence that the words after it may be in there only as traces. */
export const traceWords: Readonly<Record<Language, readonly string[]>> = {
  fi: ['saattaa sisältää', 'saattavat sisältää', 'voi sisältää', 'voivat sisältää', 'jäämiä'],
  sv: ['kan innehålla', 'spår av'],
  en: ['may contain', 'may also contain', 'traces of'],
}

/** What tells that the words after it are not in there. */
export const absenceWords: Readonly<Record<Language, readonly string[]>> = {
  fi: ['ei sisällä', 'eivät sisällä'],
  sv: ['innehåller inte', 'innehåller ej', 'innehåller inga', 'fri från', 'fritt från'],
  en: ['does not contain', 'do not contain', 'contains no', 'free from', 'free of'],
}
