import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ContentArea } from '../../web/ContentArea.tsx'
import { noticeBlockSample } from '../notice-block/notice.block.ts'
import { inPage } from '../../web/testing/in-page.tsx'
import { linkBlockSample } from './link.block.ts'

const show = (fields: object) =>
  render(inPage(<ContentArea blocks={[{ ...linkBlockSample, ...fields }, noticeBlockSample]} />).ui)

test.each(['primary', 'secondary', 'danger'])('a %s link leads to its page', (variant) => {
  show({ variant })
  const link = screen.getByRole('link', { name: 'Ilmoita ystävä mukaan' })
  expect(link.getAttribute('href')).toBe('/yhteystiedot')
  expect(link.className).toContain(`kit-btn--${variant}`)
})

test.each([
  [true, 'auto'],
  [false, 'smooth'],
])(
  'to a block of the page it scrolls (less motion wanted: %s), and takes the keyboard along',
  async (isStill, behavior) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isStill } as MediaQueryList) // nothing else is asked
    show({ anchorBlockId: noticeBlockSample.contentLink.id })
    const target = document.getElementById('block-20')
    if (!target) throw new Error('The notice has no anchor')
    const scrollIntoView = vi.fn()
    target.scrollIntoView = scrollIntoView
    await userEvent.click(screen.getByRole('link', { name: 'Ilmoita ystävä mukaan' }))
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior })
    expect(document.activeElement).toBe(target)
    vi.restoreAllMocks()
  },
)

test('a link that leads nowhere is not there', () => {
  show({ url: '' })
  expect(screen.queryByRole('link', { name: 'Ilmoita ystävä mukaan' })).toBeNull()
})
