import { words } from '#src/common/comma-list.ts'
import { type AllergenLexicon, sulphiteNumbers } from './lexicon.ts'

const plants = ['oat', 'coconut', 'almond', 'soya', 'soy', 'rice', 'pea', 'nut', 'cashew', 'hazelnut', 'plant']

export const englishAllergens: AllergenLexicon = {
  milk: {
    names: words(`
      milk, milks, milkfat, buttermilk*, butter, butterfat, butteroil, buttery, cream, creams,
      whey, lactose, casein*, *caseinate*, cheese*, yogurt*, yoghurt*, curd, curds, ghee, quark
    `),
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
    names: words(`
      wheat, wheats, wheatgerm, wheatfl*, wheatmeal, wholewheat, spelt, durum, semolina, couscous,
      bulgur, bulghur, seitan, kamut, emmer, einkorn, freekeh
    `),
  },
  rye: { names: ['rye'] },
  barley: { names: ['barley', 'malt', 'malts', 'malted'], notAfter: ['rye', 'wheat', 'oat'] },
  oats: { names: ['oat', 'oats', 'oatmeal', 'oatflake*'] },
  egg: { names: ['egg', 'eggs', 'albumen', 'ovalbumin'], notAfter: ['chocolate', 'easter', 'sugar'] },
  sesame: { names: ['sesame', 'tahini'] },
  sulphites: {
    names: [
      ...words('sulphite, sulphites, *sulphite, sulfite, sulfites, *sulfite, sulphur dioxide, sulfur dioxide'),
      ...sulphiteNumbers,
    ],
  },
  celery: { names: ['celery', 'celeriac'] },
  mustard: { names: ['mustard', 'mustards'] },
  lupin: { names: ['lupin', 'lupins', 'lupine', 'lupini'] },
  fish: {
    names: words(`
      fish, anchovy, anchovies, salmon, tuna, cod, haddock, herring*, mackerel*, sardine*,
      trout, pollock, whitefish, swordfish, halibut, plaice, perch, caviar, roe, isinglass
    `),
  },
  crustaceans: {
    names: words(`
      crustacean*, shellfish, shrimp*, prawn*, crab, crabs, crabmeat, crayfish, crawfish, lobster*,
      langoustine*, krill, scampi
    `),
    unlike: ['crab apple*'],
  },
  molluscs: {
    names: words(`
      mollusc*, mollusk*, shellfish, mussel*, oyster*, clam, clams, squid*, octopus*, calamari,
      cuttlefish, scallop*, snail*, abalone, cockle*, whelk*
    `),
    unlike: ['oyster mushroom*'],
  },
}
