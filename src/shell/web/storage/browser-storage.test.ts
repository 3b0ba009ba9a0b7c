import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allAccepted, allRefused, type ConsentClass } from '#src/shell/contract/consent.ts'
import { writeConsent } from '../consent-state.ts'
import {
  followConsent,
  readStored,
  readStoredJson,
  readStoredList,
  removeStored,
  writeStored,
} from './browser-storage.ts'
import { type StoredKeyName, storedKeys } from './stored-keys.ts'

const names = Object.keys(storedKeys) as StoredKeyName[]
const inArea = (name: StoredKeyName) =>
  (storedKeys[name].area === 'local' ? localStorage : sessionStorage).getItem(name)

beforeEach(() => names.forEach(removeStored))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'cookie-consent=; Path=/; Max-Age=0'
})

describe.each(names)('%s', (name) => {
  const { storageClass } = storedKeys[name]

  it('is stored without agreement only when it is necessary, and can be read again either way', () => {
    expect(writeStored(name, '["a"]')).toBe(storageClass === 'necessary')
    expect(inArea(name)).toBe(storageClass === 'necessary' ? '["a"]' : null)
    expect(readStored(name)).toBe('["a"]')
  })

  if (storageClass !== 'necessary') {
    it('moves into storage with the agreement and is deleted with its withdrawal', () => {
      writeStored(name, 'held')
      writeConsent({ ...allRefused, [storageClass]: true }, 1)
      followConsent()
      expect(inArea(name)).toBe('held')
      writeConsent({ ...allAccepted, [storageClass as ConsentClass]: false }, 2)
      followConsent()
      expect(inArea(name)).toBeNull()
      expect(readStored(name)).toBeNull()
    })

    it('is not read, and is deleted at the start, when it is left over from an agreement that ran out', () => {
      ;(storedKeys[name].area === 'local' ? localStorage : sessionStorage).setItem(name, 'old')
      expect(readStored(name)).toBeNull()
      followConsent()
      expect(inArea(name)).toBeNull()
    })
  }
})

it('keeps a value in memory when storage is full', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem, getItem: () => null, removeItem: () => {} })
  expect(writeStored('closed-popups', '["a"]')).toBe(false)
  expect(readStored('closed-popups')).toBe('["a"]')
})

it.each([
  ['["a",1,"b"]', ['a', 'b']],
  ['{"a":1}', []],
  ['nonsense', []],
  ['', []],
])('reads %s as the list %j', (value, list) => {
  writeStored('closed-popups', value)
  expect(readStoredList('closed-popups')).toEqual(list)
  if (value === 'nonsense') expect(readStoredJson('closed-popups')).toBeNull()
})
