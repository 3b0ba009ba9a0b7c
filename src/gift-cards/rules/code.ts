import { readUndividedCode } from '#src/common/typed-code.ts'
import { codeAlphabet, codeLength } from '../contract/limits.ts'

/** A code as it is hashed, however it was typed. */
export const normaliseCode = readUndividedCode
export const normalisePin = readUndividedCode

/** Formats a code for display: `ABCD EFGH JKMN PQRS`. */
export const displayCode = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? ''

export const last4Of = (code: string): string => code.slice(-4)

/** `pick` returns a number from 0 to below its argument, all equally likely. */
export const makeCode = (pick: (below: number) => number): string =>
  Array.from({ length: codeLength }, () => codeAlphabet.charAt(pick(codeAlphabet.length))).join('')

export const makePin = (pick: (below: number) => number): string => String(pick(10_000)).padStart(4, '0')
