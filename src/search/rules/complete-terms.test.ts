import { describe, expect, it } from 'vitest'
import { completeTerms, editDistance } from './complete-terms.ts'

const vocabulary = {
  own: ['Joulukalenteri', 'sea salt'],
  names: [
    'Pehmeä lakritsi',
    'Maitosuklaa 38 %, lakritsi',
    'Lakritsitryffelit',
    'Tumma suklaa 72 %, merisuola',
    'Tumma suklaa 85 %',
    'Joulukonvehdit',
    'Näkkileipä, ruis',
    'Choklad- och lakritskulor',
    'Täysjyvä-suklaakeksi',
  ],
}

describe('completing a phrase', () => {
  it.each([
    ['lakrit', ['lakritsi', 'lakritskulor', 'lakritsitryffelit']],
    ['LAKRITSI', ['lakritsitryffelit']],
    ['joulu', ['joulukalenteri', 'joulukonvehdit']],
    ['nakki', ['näkkileipä']],
    ['tumma su', ['tumma suklaa']],
    ['tumma mer', ['tumma merisuola']],
    ['salt', ['sea salt']],
    ['suklaa', []],
    ['72', []],
    ['chok', ['choklad']],
    ['täysjyvä-', ['täysjyvä-suklaakeksi']],
    ['', []],
    ['%%%', []],
  ])('%j', (phrase, terms) => {
    expect(completeTerms(phrase, vocabulary, 5)).toEqual(terms)
  })

  it.each([
    ['lakrizi', ['lakritsi']],
    ['merisula', ['merisuola']],
    ['tumna', ['tumma']],
    ['joulukalentri', ['joulukalenteri']],
    ['xyzzyx', []],
  ])('with a typing error: %j', (phrase, terms) => {
    expect(completeTerms(phrase, vocabulary, 5)).toEqual(terms)
  })

  it('gives no more than asked for', () => {
    expect(completeTerms('lakr', vocabulary, 1)).toEqual(['lakritsi'])
  })
})

describe('the distance between words', () => {
  it.each([
    ['suola', 'suola', 2, 0],
    ['suola', 'sula', 2, 1],
    ['lakrizi', 'lakritsi', 2, 2],
    ['suola', 'ruis', 2, 3],
    ['', 'ab', 2, 2],
  ])('%s → %s within %d is %d', (one, other, limit, distance) => {
    expect(editDistance(one, other, limit)).toBe(distance)
  })
})
