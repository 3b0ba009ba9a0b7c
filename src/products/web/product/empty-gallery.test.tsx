import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import { catalogueTexts } from '../testing/catalogue-texts.ts'
import { Gallery } from './Gallery.tsx'

it('a product without pictures says so on its field, and offers nothing to look at more closely', () => {
  const { container } = render(
    <TextContext value={textsOf('fi', catalogueTexts)}>
      <Gallery images={[]} carousel field="mint" productName="Kaurakeksit" />
    </TextContext>,
  )
  expect(screen.getByText('Kuvaa ei ole vielä')).toBeTruthy()
  expect(container.querySelector('.kit-wordmark')).toBeTruthy()
  expect(container.querySelectorAll('a, button, img')).toHaveLength(0)
})
