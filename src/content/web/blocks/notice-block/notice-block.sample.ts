import type { NoticeBlock } from '../../../contract/blocks/notice-block.schema.ts'
import { sampleBase } from '../../sample-base.ts'

export const noticeBlockSample = {
  ...sampleBase('NoticeBlock', 20),
  noticeType: 'Information',
  heading: 'Tilaa viimeistään keskiviikkona 16.12.',
  body: '<p>Silloin paketti ehtii Suomessa perille aatoksi. Katso <a href="/toimitus">toimitusajat ja hinnat</a>.</p>',
} satisfies NoticeBlock
