import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noticeBlock } from '../blocks/notice-block/notice.block.ts'
import { containerBlockSample } from '../blocks/container-block/container.block.ts'
import { ContentArea } from './ContentArea.tsx'
import { samplePage } from './gallery/sample-page.ts'
import { inPage } from './testing/in-page.tsx'

const notice = noticeBlock.samples[0]
const again = () => ({ ...notice })

test('a block that stands twice on a page gives its id once, to the first', () => {
  const page = samplePage({
    topContentArea: [again()],
    mainContentArea: [{ ...containerBlockSample, containerBlocks: [again()] }, again()],
  })
  const areas = (
    <>
      <ContentArea blocks={page.topContentArea} />
      <ContentArea blocks={page.mainContentArea} />
    </>
  )
  const { container } = render(inPage(areas, { page }).ui)
  const ids = [...container.querySelectorAll('[id^="block-"]')].map(({ id }) => id)
  const ofNotices = [...container.querySelectorAll('.content-notice')].map(({ id }) => id)
  expect(ofNotices).toEqual([`block-${notice.contentLink.id}`, '', ''])
  expect(new Set(ids).size).toBe(ids.length)
})
