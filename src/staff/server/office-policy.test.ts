import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { officePolicy } from '#src/platform/http/security-headers.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { officeRoutes } from './office.routes.ts'

const frame = 'https://cards.example'
const app = fastify() as unknown as App // these routes use no type of the shop's plugins
let projectDir: string
beforeAll(async () => {
  projectDir = await mkdtemp(join(tmpdir(), 'office-policy-'))
  await mkdir(join(projectDir, 'dist/browser/.vite'), { recursive: true })
  const manifest = { 'src/app/browser/office-main.tsx': { file: 'office/office.js' } }
  await writeFile(join(projectDir, 'dist/browser/.vite/office.json'), JSON.stringify(manifest))
  const payment = { frames: [frame], calls: [frame], pictures: [], forms: [] }
  officeRoutes({ projectDir, payment })(app)
})
afterAll(async () => {
  await app.close()
  await rm(projectDir, { recursive: true })
})

const policyOf = async (url: string) => String((await app.inject({ url })).headers['content-security-policy'])

it('shows the provider’s frames in the document of a payment alone', async () => {
  expect(await policyOf('/office/pay/KV26-0001-0001')).toContain(`frame-src 'self' ${frame}`)
  for (const url of ['/office', '/office/orders', '/office/orders/KV26-0001-0001', '/office/pay', '/office/pay/a/b'])
    expect(await policyOf(url), url).toBe(officePolicy)
})
