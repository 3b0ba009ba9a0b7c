import { expect, it } from 'vitest'
import type { ListRule } from '#src/listing/contract/merchandising.ts'
import { laidOver } from './draft-rules.ts'

const rule = (code: string, more: Partial<ListRule> = {}): ListRule => ({
  code,
  kind: 'hide',
  place: null,
  from: null,
  to: null,
  ...more,
})
const codes = (rules: readonly ListRule[]): string[] => rules.map(({ code, kind }) => `${code} ${kind}`)

it('a draft keeps what another person saved meanwhile, and changes only what it changed', () => {
  const base = [rule('A'), rule('B'), rule('C')]
  const rules = [rule('A'), rule('B', { kind: 'bury' }), rule('D')]
  expect(laidOver(base, { base, rules })).toBe(rules)
  const theirs = [rule('A', { kind: 'boost' }), rule('B'), rule('C'), rule('E')]
  expect(codes(laidOver(theirs, { base, rules }))).toEqual(['A boost', 'E hide', 'B bury', 'D hide'])
})
