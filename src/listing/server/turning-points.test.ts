import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTurningPoints } from './turning-points.ts'

const act = fc.record({
  kind: fc.constantFrom('set', 'clear', 'remove', 'take'),
  code: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  at: fc.nat(50),
})

it('knows what is next and what is due, whatever was set, replaced and removed before', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 80 }), (acts) => {
      const points = createTurningPoints()
      const truth = new Map<string, number>()
      for (const { kind, code, at } of acts) {
        if (kind === 'set') truth.set(code, at)
        else if (kind !== 'take') truth.delete(code)
        if (kind === 'set') points.set(code, new Date(at))
        else if (kind === 'clear') points.set(code, null)
        else if (kind === 'remove') points.remove(code)
        else {
          const due = [...truth].filter(([, moment]) => moment <= at).map(([name]) => name)
          expect(points.takeDue(new Date(at)).toSorted()).toEqual(due.toSorted())
          for (const name of due) truth.delete(name)
        }
        const next = Math.min(...truth.values())
        expect(points.next()).toEqual(truth.size === 0 ? null : new Date(next))
      }
    }),
    { numRuns: 500 },
  )
})
