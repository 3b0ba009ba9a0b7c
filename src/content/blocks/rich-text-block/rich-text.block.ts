import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase } from '../../contract/sample-base.ts'
import { backdropOrNone, heading, headingLevel } from '../../contract/shared-fields.ts'

const fields = {
  heading,
  headingLevel,
  html: field.richText('Teksti', 'Text', { required: true }),
  field: backdropOrNone,
}

/** Running text, 720 px wide. */
export type RichTextBlock = BlockOf<typeof fields>

export const richTextBlockSample = {
  ...sampleBase('RichTextBlock', 10),
  heading: 'Kahdentoista sekunnin *ikkuna*',
  headingLevel: 'h2',
  html: `<p>Hiutaleet ripotellaan, kun valettu levy on ehtinyt jähmettyä pinnaltaan mutta ei vielä sisältä. <a href="/tarina">Tarinamme</a> kertoo loput.</p>
<dl><dt>Kaakaomassa ja kaakaovoi</dt><dd>40 %</dd><dt>Ruokosokeri</dt><dd>34 %</dd></dl>
<ul><li>Liian hieno jauhe sulaa massaan.</li><li>Liian karkea narskuu kuin hiekka.</li></ul>`,
  field: null,
} satisfies RichTextBlock

export const richTextBlock = {
  type: 'RichTextBlock',
  label: { fi: 'Teksti', en: 'Text' },
  category: 'text',
  icon: 'text',
  fields,
  samples: [
    richTextBlockSample,
    { ...richTextBlockSample, heading: '', field: 'butter' },
    {
      ...richTextBlockSample,
      heading: '',
      html: `<figure><img src="/images/1280/webp/default/category/suklaalevyt.webp" alt="Kolme suklaalevyä kääreissään" width="1200" height="800" loading="lazy"><figcaption>Sama muotti, kolme paahtoa. Rubiini ei paahdu lainkaan, siksi se on pinossa päällimmäisenä.</figcaption></figure>
<h2>Paahto päättää <em>puolet</em></h2><p>Paahdossa papu menettää vettä ja etikkaa ja saa tilalle leivän, pähkinän ja savun. Viisi astetta liikaa, ja kaikki kolme maistuvat samalta.</p><p>Hiutaleet ripotellaan vasta lopuksi. Siksi jokaisella pavulla on oma käyränsä. Ne on kiinnitetty seinälle lyijykynällä, koska ne muuttuvat sadon mukana.</p>
<ul><li>Kuori irtoaa, kun papu naksahtaa toisen kerran.</li><li>Jäähdytys kestää yhtä kauan kuin paahto.</li></ul>`,
    },
  ],
} as const satisfies BlockDefinition
