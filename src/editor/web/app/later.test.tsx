import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import texts from '../texts.en.json' with { type: 'json' }
import { later } from './later.tsx'

const shown = (part: React.ReactNode) => <TextContext value={textsOf('en', texts)}>{part}</TextContext>

test('a part whose code does not come says so, keeps what stands for it, and comes when it is tried again', async () => {
  let isThere = false
  const Part = later(
    async () => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
      return ({ name }: { name: string }) => <p>Part of {name}</p>
    },
    ({ name }) => <p>Words of {name}</p>,
  )
  const { unmount } = render(shown(<Part name="Aino" />))
  expect((await screen.findByRole('alert')).textContent).toContain('This part could not be loaded.')
  expect(screen.getByText('Words of Aino')).toBeTruthy()
  isThere = true
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }))
  expect(await screen.findByText('Part of Aino')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  // Once its code is there, the part is shown without a wait.
  unmount()
  render(shown(<Part name="Petra" />))
  expect(screen.getByText('Part of Petra')).toBeTruthy()
})
