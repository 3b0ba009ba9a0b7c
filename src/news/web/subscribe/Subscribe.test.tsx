import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import formTexts from '#src/forms/texts/fi.json' with { type: 'json' }
import { newsBlock } from '../../blocks/news-block/news.block.ts'
import type { NewsSubscription } from '../../contract/subscription.ts'
import { aroundNews, showNews } from '../testing/show-news.tsx'
import { Subscribe } from './Subscribe.tsx'

const subscription = newsBlock.samples[0].subscription as NewsSubscription // the sample has one

/** What the browser would have posted. */
let posted: string[][]
const keepPost = (event: SubmitEvent) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  const data = new FormData(event.target as HTMLFormElement) // forms alone submit
  posted.push(...[...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
}
beforeEach(() => {
  posted = []
  window.addEventListener('submit', keepPost)
})
afterEach(() => {
  cleanup()
  window.removeEventListener('submit', keepPost)
})

async function open(language: 'fi' | 'sv' = 'fi') {
  showNews(<Subscribe subscription={subscription} />, { language, texts: formTexts })
  await userEvent.click(screen.getByRole('button'))
  return within(screen.getByRole('dialog'))
}
const name = () => screen.getByLabelText<HTMLInputElement>('Nimi')
const email = () => screen.getByLabelText<HTMLInputElement>('Sähköposti')
const privacy = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /tietosuojaselosteen/ })
const submit = () => within(screen.getByRole('form')).getByRole('button', { name: /^Tilaa tiedotteet|^Tilataan/ })
const isOff = () => submit().getAttribute('aria-disabled') === 'true'

describe('the subscription', () => {
  it('opens by its button, and closes by its cross', async () => {
    const dialog = await open()
    expect(dialog.getByRole('heading', { name: 'Tilaa tiedotteet' })).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Sulje tilaus' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('posts a plain form: the hidden fields, name, e-mail, language, and one field for each category', async () => {
    await open()
    const form = screen.getByRole<HTMLFormElement>('form')
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', subscription.action])
    await userEvent.type(name(), 'Petra Holm')
    await userEvent.type(email(), 'petra@lehti.example')
    await userEvent.click(screen.getByRole('radio', { name: 'English' }))
    for (const topic of ['Tuotteet', 'Vastuu']) await userEvent.click(screen.getByRole('checkbox', { name: topic }))
    await userEvent.click(privacy())
    await userEvent.click(submit())
    expect(posted).toEqual([
      ['subscriptionUniqueIdentifier', 'konvehti'],
      ['redirectUrlSubscriptionSuccess', subscription.redirectUrlSubscriptionSuccess],
      ['redirectUrlSubscriptionFailed', subscription.redirectUrlSubscriptionFailed],
      ['Replylanguage', 'fi'],
      ['privacyStatementVersion', '1'],
      ['name', 'Petra Holm'],
      ['email', 'petra@lehti.example'],
      ['language', 'en'],
      ['CustomCategory', 'PRO'],
      ['CustomCategory', 'SUS'],
      ['privacyStatementAccepted', 'true'],
      ['website', ''],
    ])
    // Once: a second press posts nothing.
    await userEvent.click(submit())
    expect(posted.filter(([field]) => field === 'name')).toHaveLength(1)
    // Unless somebody has come back to it.
    fireEvent(window, new Event('pageshow'))
    await userEvent.click(submit())
    expect(posted.filter(([field]) => field === 'name')).toHaveLength(2)
  })

  it('has the languages fi, sv and en in this order, Finnish chosen, on a Swedish page too', async () => {
    await open('sv')
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['fi', true],
      ['sv', false],
      ['en', false],
    ])
  })

  it('cannot be sent before name, e-mail and privacy are valid; an empty e-mail is', async () => {
    await open()
    expect([isOff(), screen.getByText('Täytä nimi. Hyväksy tietosuojaseloste.')]).toEqual([true, expect.anything()])
    await userEvent.type(name(), 'Petra')
    expect([isOff(), screen.getByText('Hyväksy tietosuojaseloste.')]).toEqual([true, expect.anything()])
    await userEvent.click(privacy())
    expect(isOff()).toBe(false)
    await userEvent.type(email(), 'petra')
    expect([isOff(), screen.getByText('Korjaa sähköpostiosoite.')]).toEqual([true, expect.anything()])
    await userEvent.type(email(), '@lehti.example')
    expect(isOff()).toBe(false)
  })

  it('says at the fields what is wrong, by the keys of the specification, and goes to the first', async () => {
    await open()
    fireEvent.change(name(), { target: { value: 'x'.repeat(256) } })
    await userEvent.type(email(), 'petra')
    await userEvent.click(submit())
    expect(screen.getByText('Liian pitkä')).toBeTruthy()
    expect(screen.getByText('Tarkista sähköpostiosoite')).toBeTruthy()
    expect(screen.getByText('Pakollinen tieto')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(name()))
    await userEvent.clear(name())
    expect(screen.getAllByText('Pakollinen tieto')).toHaveLength(2)
    fireEvent.submit(screen.getByRole('form'))
    expect(posted).toEqual([])
  })

  it('takes presses on the words beside the privacy box, but for those on their links', async () => {
    await open()
    await userEvent.click(screen.getByText(/Olen lukenut/))
    expect(privacy().checked).toBe(true)
  })

  it('unfolds as the same form without script, which can be sent as it is', () => {
    const html = document.createElement('div')
    html.innerHTML = renderToString(aroundNews(<Subscribe subscription={subscription} />).ui)
    const form = html.querySelector('details > form')
    const names = [...(form?.querySelectorAll('input') ?? [])].map((input) => input.getAttribute('name'))
    expect(new Set(names)).toEqual(
      new Set([
        'subscriptionUniqueIdentifier',
        'redirectUrlSubscriptionSuccess',
        'redirectUrlSubscriptionFailed',
        'Replylanguage',
        'privacyStatementVersion',
        'name',
        'email',
        'language',
        'CustomCategory',
        'privacyStatementAccepted',
        'website',
      ]),
    )
    expect(form?.querySelector('button')?.getAttribute('aria-disabled')).toBeNull()
    expect(form?.querySelector('[name="name"]')?.hasAttribute('required')).toBe(true)
    expect(form?.querySelector('[name="email"]')?.hasAttribute('required')).toBe(false)
  })
})
