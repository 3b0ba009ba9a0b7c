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
  fields,
  samples: [richTextBlockSample, { ...richTextBlockSample, heading: '', field: 'butter' }],
} as const satisfies BlockDefinition
