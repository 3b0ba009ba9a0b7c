import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inPage } from '../../web/testing/in-page.tsx'
import { noticeBlockSample } from './notice.block.ts'
import { NoticeBlock } from './NoticeBlock.tsx'

test.each([
  ['Information', 'kit-alert kit-alert--info'],
  ['Warning', 'kit-alert kit-alert--warning'],
  ['Success', 'kit-alert kit-alert--success'],
  ['Error', 'kit-alert'],
] as const)('%s', (noticeType, className) => {
  render(inPage(<NoticeBlock block={{ ...noticeBlockSample, noticeType }} />).ui)
  expect(screen.getByText(noticeBlockSample.heading).closest('.kit-alert')?.className).toBe(className)
  // it stood on the page from the start, so it is no live region
  expect(screen.queryByRole('alert') ?? screen.queryByRole('status')).toBeNull()
})
