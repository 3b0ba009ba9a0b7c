import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { createPasswordHashing } from './password-hashing.ts'

describe('passwords', () => {
  it('are kept as Argon2id with OWASP’s least figures, each with a salt of its own', async () => {
    const hashing = createPasswordHashing()
    const [one, other] = await Promise.all([hashing.hash('kuusenkerkkä'), hashing.hash('kuusenkerkkä')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    expect(await hashing.verify(one, 'kuusenkerkkä'.normalize('NFD'))).toBe(true)
    expect(await hashing.verify(one, 'kuusenkerkka')).toBe(false)
  })

  it('take as long where there is no account, and are never right', async () => {
    const hashing = createPasswordHashing()
    expect(await hashing.verify(null, 'nobody’s password')).toBe(false)
  })

  it('wait for their turn, and are refused when too many do, while files are read', async () => {
    const hashing = createPasswordHashing()
    let hashed = 0
    const all = Array.from({ length: 140 }, () =>
      hashing.hash('kuusenkerkkä').then(
        () => {
          hashed += 1
          return 200
        },
        (error: { statusCode: number }) => error.statusCode,
      ),
    )
    await readFile(import.meta.filename)
    const hashedBeforeTheFile = hashed
    const answers = await Promise.all(all)
    expect(answers.filter((status) => status === 503).length).toBe(10)
    expect(answers.filter((status) => status === 200).length).toBe(130)
    expect(hashedBeforeTheFile).toBeLessThan(130 / 3)
  })
})
