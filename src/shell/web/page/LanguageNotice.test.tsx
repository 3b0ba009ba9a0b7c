import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInShell } from '../chrome/render-in-shell.tsx'
import { samplePage } from '../chrome/shell-page.sample.ts'
import { LanguageNotice } from './LanguageNotice.tsx'

const show = (address: string) => renderInShell(samplePage(), <LanguageNotice />, {}, address)

it.each([
  ['choices', 'Kaikkia valintojasi ei ole suomeksi, joten osa niistä jäi pois.'],
  ['list-page', 'Lista on suomeksi lyhyempi, joten se alkaa ensimmäiseltä sivulta.'],
  ['place', 'Sivua, jolta tulit, ei ole suomeksi. Tämä on etusivu.'],
])('says what a change of language left out (%s), and takes it out of the address', async (leftOut, words) => {
  const { router } = show(`/kahvilat?openNow=true&leftOut=${leftOut}`)
  expect(screen.getByRole('status').textContent).toBe(words)
  await waitFor(() => expect(router.state.location.search).toBe('?openNow=true'))
  expect(screen.getByRole('status').textContent).toBe(words)
})

it('says nothing of what it does not know', () => {
  show('/kahvilat?leftOut=%3Cb%3Eall%3C/b%3E')
  expect(screen.queryByRole('status')).toBeNull()
})
