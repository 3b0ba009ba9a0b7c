import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inPage } from '../../testing/in-page.tsx'
import { noticeBlockSample } from './notice-block.sample.ts'
import { NoticeBlock } from './NoticeBlock.tsx'

test.each([
  ['Information', 'alert--info'],
  ['Warning', 'alert--warning'],
  ['Success', 'alert--success'],
  ['Error', 'alert'],
] as const)('%s', (noticeType, className) => {
  render(inPage(<NoticeBlock block={{ ...noticeBlockSample, noticeType }} />).ui)
  expect(screen.getByText(noticeBlockSample.heading).closest('.alert')?.classList.contains(className)).toBe(true)
  // it stood on the page from the start, so it is no live region
  expect(screen.queryByRole('alert') ?? screen.queryByRole('status')).toBeNull()
})
