import { words } from '#src/common/comma-list.ts'

/*
 * Whether a password can be guessed. Two checks, because each misses what the other finds: zxcvbn measures how many guesses
 * are needed, but accepts `Salasana2026!`; the list finds passwords and words by their core, whatever surrounds it, but not
 * passwords that are merely easy. Both run on the server only: their lists are ten times what a page may weigh.
 */

/** A score out of four: safe from a guesser at the sign-in form, and from most thieves of the hashes. */
const leastScore = 3
/** zxcvbn measures only this many characters: the time grows with the square of the length. */
const measuredLength = 40
const ours = words('konvehti, suklaa, choklad, chocolate, karkki, godis, makeiset, salasana, lösenord, password')

export interface PasswordStrength {
  /** `about`: what a guesser knows of the person, such as names and the address. */
  isGuessable(password: string, about: readonly string[]): Promise<boolean>
}

/** The lists (39 MB) are read at the first check of a new password. */
export function createPasswordStrength(): PasswordStrength {
  let lists: ReturnType<typeof readLists> | null = null
  return {
    async isGuessable(password, about) {
      const { known, guesser } = await (lists ??= readLists())
      const typed = password.normalize('NFC')
      const personal = about.flatMap((text) => text.toLowerCase().split(/[\s@.+_-]+/)).filter((word) => word.length > 2)
      const core = coreOf(typed)
      if (known.has(core) || isRepeated(core) || isMadeOf(core, [...personal, ...ours])) return true
      return guesser.check(typed.slice(0, measuredLength), [...ours, ...personal]).score < leastScore
    },
  }
}

async function readLists() {
  const [{ ZxcvbnFactory }, common, finnish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fi'),
  ])
  const dictionary = { ...common.dictionary, ...finnish.dictionary }
  const guesser = new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs })
  const known = new Set<string>(ours)
  for (const word of [...common.dictionary['passwords-common'], ...Object.values(finnish.dictionary).flat()]) {
    const core = coreOf(String(word))
    if (core.length > 3) known.add(core)
  }
  return { guesser, known }
}

/** Digits and signs that stand for a letter. */
const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** The password in lower case, without digits and signs at its ends, and with letters for the signs between. */
const coreOf = (password: string): string =>
  password
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/[013450@$!]/g, (sign) => letterOf[sign] ?? sign)

/** Returns true when little is left of the password without words that a guesser would try first. */
function isMadeOf(core: string, known: readonly string[]): boolean {
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), core)
  return rest !== core && rest.length < 5
}

/** Whether it is one short piece repeated. */
const isRepeated = (core: string): boolean => /^(.{1,4}?)\1+$/u.test(core)
