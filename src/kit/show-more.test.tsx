import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Checkbox } from './Checkbox.tsx'
import { showMore } from './show-more.ts'

function Choices() {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const names = all ? ['a', 'b', 'c', 'd'] : ['a', 'b']
  return (
    <>
      <ul ref={list}>
        {names.map((name) => (
          <li key={name}>
            <Checkbox disabled={name === 'c'}>{name}</Checkbox>
          </li>
        ))}
      </ul>
      {!all && <button onClick={() => showMore(list.current, names.length, () => setAll(true))}>more</button>}
    </>
  )
}
afterEach(cleanup)

it('goes on to the first choice that was added and can be chosen', () => {
  render(<Choices />)
  fireEvent.click(screen.getByRole('button'))
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'd' }))
})
