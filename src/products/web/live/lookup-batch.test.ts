import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { codesPerLookupMax } from '../../contract/limits.ts'
import { batchedLookUp } from './lookup-batch.ts'

let beIdle: () => void
let asked: (readonly string[])[]

beforeEach(() => {
  beIdle = () => {}
  asked = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => void (beIdle = run))
})
afterEach(() => vi.unstubAllGlobals())

const stockOf = (codes: readonly string[]) => codes.filter((code) => code !== 'gone').map((code) => ({ code }))
const lookUp = () =>
  batchedLookUp((codes) => {
    asked.push(codes)
    return Promise.resolve(stockOf(codes))
  })

it('waits until the browser is idle and asks once for all, each code once', async () => {
  const find = lookUp()
  const answers = Promise.all([find(['a', 'b']), find(['b', 'c', 'gone'])])
  expect(asked).toEqual([])
  beIdle()
  expect(await answers).toEqual([stockOf(['a', 'b']), stockOf(['b', 'c'])])
  expect(asked).toEqual([['a', 'b', 'c', 'gone']])
})

it('asks again for what comes later', async () => {
  const find = lookUp()
  const first = find(['a'])
  beIdle()
  await first
  const second = find(['a'])
  beIdle()
  expect(await second).toEqual(stockOf(['a']))
  expect(asked).toEqual([['a'], ['a']])
})

it('makes several calls of more codes than one takes', async () => {
  const codes = Array.from({ length: codesPerLookupMax + 1 }, (_, index) => `C${index}`)
  const answer = lookUp()(codes)
  beIdle()
  expect(await answer).toHaveLength(codes.length)
  expect(asked.map(({ length }) => length)).toEqual([codesPerLookupMax, 1])
})

it('does not ask for what nobody waits for any more', async () => {
  const left = new AbortController()
  const find = lookUp()
  void find(['a'], left.signal)
  const stays = find(['b'], new AbortController().signal)
  left.abort()
  beIdle()
  expect(await stays).toEqual(stockOf(['b']))
  void find(['a'], left.signal)
  beIdle()
  expect(asked).toEqual([['b']])
})

it('tells everybody of a failure, and works the next time', async () => {
  let fails = true
  const find = batchedLookUp((codes) =>
    fails ? Promise.reject(new Error('no answer')) : Promise.resolve(stockOf(codes)),
  )
  const [first, second] = [find(['a']), find(['b'])]
  beIdle()
  await expect(first).rejects.toThrow('no answer')
  await expect(second).rejects.toThrow('no answer')
  fails = false
  const again = find(['a'])
  beIdle()
  expect(await again).toEqual(stockOf(['a']))
})
