import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inPage } from '../../web/testing/in-page.tsx'
import { accordionItemsBlockSample } from './accordion-items.block.ts'
import { AccordionItemsBlock } from './AccordionItemsBlock.tsx'

test('answers are in the page though closed, and one opens at a time', () => {
  const { container } = render(inPage(<AccordionItemsBlock block={accordionItemsBlockSample} />).ui)
  const items = [...container.querySelectorAll('details')]
  expect(items).toHaveLength(2)
  expect(items.every((item) => !item.open && item.getAttribute('name') === items[0]?.getAttribute('name'))).toBe(true)
  expect(items[0]?.getAttribute('name')).toBeTruthy()
  expect(container.textContent).toContain('samana arkipäivänä')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
})

test('always open means the others stay', () => {
  const { container } = render(
    inPage(<AccordionItemsBlock block={{ ...accordionItemsBlockSample, alwaysOpen: true }} />).ui,
  )
  expect(container.querySelector('details')?.hasAttribute('name')).toBe(false)
})
