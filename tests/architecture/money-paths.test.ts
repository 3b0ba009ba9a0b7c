import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isMoneyPath } from '#src/platform/http/http-app.ts'
import { projectDirectory } from '../support/places.ts'

it('no route on the way from the cart to the order is shed under load', () => {
  const files = globSync('src/{cart,checkout,payments,orders}/server/**/*.routes.ts', { cwd: projectDirectory })
  const paths = files.flatMap((file) =>
    [...readFileSync(`${projectDirectory}/${file}`, 'utf8').matchAll(/^\s*'(?:[A-Z]+ )?(\/[^' ]+)',$/gm)].map(
      ([, path]) => path,
    ),
  )
  expect(paths).toEqual(expect.arrayContaining(['/api/me/carts', '/api/checkout/consents', '/api/me/orders']))
  expect(paths.filter((path) => !isMoneyPath(path ?? ''))).toEqual([])
  expect(isMoneyPath('/api/search')).toBe(false)
})
