import type { PanelTexts, PromoPanelRow } from '#src/listing/server/merchandising/promo-panel.store.ts'
import type { Localized } from '../../src/common/locale.ts'
import { picture, productPicture } from '../content/media.ts'

export interface PanelDefinition extends Pick<PromoPanelRow, 'categoryCode' | 'link' | 'field'> {
  picture: { url: string; width: number; height: number }
  words: Localized<PanelTexts>
}

/** Between the rows of the bars, the pralines and all products: a way to what one does not look for there. */
export const promoPanels: readonly PanelDefinition[] = [
  {
    categoryCode: 'suklaalevyt',
    link: 'product:KV8000',
    field: 'rose',
    picture: productPicture('kaiverrettu-levy'),
    words: {
      fi: {
        title: 'Kirjoita se *suklaaseen.*',
        body: 'Kuusitoista merkkiä etupuolelle, kuusi riviä taakse. Postitamme suoraan saajalle.',
        linkLabel: 'Suunnittele levy',
      },
      sv: {
        title: 'Skriv det i *choklad.*',
        body: 'Sexton tecken på framsidan, sex rader på baksidan. Vi postar den direkt till mottagaren.',
        linkLabel: 'Designa din kaka',
      },
      en: {
        title: 'Write it in *chocolate.*',
        body: 'Sixteen characters on the front, six lines on the back. We post it straight to the recipient.',
        linkLabel: 'Design your tablet',
      },
    },
  },
  {
    categoryCode: 'konvehdit',
    link: 'content:article-cocoa',
    field: 'sage',
    picture: picture('recipes/truffle-bowl'),
    words: {
      fi: {
        title: 'Kuoren alla *kolme maata*',
        body: 'Kirsikka Ecuadorista, jasmiini Perusta, pähkinäisyys Ghanasta. Maku tulee puusta, ei paahtimosta.',
        linkLabel: 'Lue, mistä kaakao tulee',
      },
      sv: {
        title: 'Under skalet *tre länder*',
        body: 'Körsbär från Ecuador, jasmin från Peru, en nötig ton från Ghana. Smaken kommer från trädet, inte från rosteriet.',
        linkLabel: 'Läs var kakaon växer',
      },
      en: {
        title: 'Under the shell, *three countries*',
        body: 'Cherry from Ecuador, jasmine from Peru, a nutty note from Ghana. The flavour comes from the tree, not from the roaster.',
        linkLabel: 'Read where the cocoa grows',
      },
    },
  },
  {
    categoryCode: null,
    link: 'category:lahjat',
    field: 'mint',
    picture: picture('category/lahjat'),
    words: {
      fi: {
        title: 'Nauha on *jo solmittu.*',
        body: 'Paketteja kiitokseen, syntymäpäivään ja jouluun, valmiiksi koottuina. Sinun tarvitsee tietää vain, kenelle.',
        linkLabel: 'Katso lahjat',
      },
      sv: {
        title: 'Bandet är *redan knutet.*',
        body: 'Paket för tack, födelsedag och jul, färdigpackade. Du behöver bara veta till vem.',
        linkLabel: 'Se presenterna',
      },
      en: {
        title: 'The ribbon is *already tied.*',
        body: 'Boxes for thank-yous, birthdays and Christmas, packed and ready. You only need to know who it is for.',
        linkLabel: 'See the gifts',
      },
    },
  },
]
