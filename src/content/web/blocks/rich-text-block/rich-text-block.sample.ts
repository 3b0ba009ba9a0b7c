import type { RichTextBlock } from '../../../contract/blocks/rich-text-block.schema.ts'
import { sampleBase } from '../../sample-base.ts'

export const richTextBlockSample = {
  ...sampleBase('RichTextBlock', 10),
  heading: 'Kahdentoista sekunnin *ikkuna*',
  headingLevel: 'h2',
  html: `<p>Hiutaleet ripotellaan, kun valettu levy on ehtinyt jähmettyä pinnaltaan mutta ei vielä sisältä. <a href="/tarina">Tarinamme</a> kertoo loput.</p>
<dl><dt>Kaakaomassa ja kaakaovoi</dt><dd>40 %</dd><dt>Ruokosokeri</dt><dd>34 %</dd></dl>
<ul><li>Liian hieno jauhe sulaa massaan.</li><li>Liian karkea narskuu kuin hiekka.</li></ul>`,
  field: null,
} satisfies RichTextBlock
