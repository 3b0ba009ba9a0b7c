import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languages } from '../../src/common/locale.ts'
import { orderMailKinds } from '../../src/orders/web/mail/order-mails.ts'
import { projectDirectory } from '../support/places.ts'

it('every mail about orders and gift cards has its pictures, wide and light, narrow and dark, in three languages', () => {
  const kinds = [...orderMailKinds, 'gift-card']
  const wanted = kinds.flatMap((kind) =>
    languages.flatMap((language) =>
      ['640-light', '320-dark'].map((look) => `docs/pictures/mails/${kind}-${language}-${look}.webp`),
    ),
  )
  expect(wanted.filter((file) => !existsSync(join(projectDirectory, file)))).toEqual([])
})
