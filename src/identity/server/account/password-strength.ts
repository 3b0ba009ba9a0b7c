import { words } from '#src/common/comma-list.ts'

/*
 * Whether a password can be guessed. Two checks, because each misses what the other finds: zxcvbn measures what a guesser would have
 * to try, but lets `Salasana2026!` pass; the list knows passwords and words by their core, whatever is put round it, but not what
 * is only easy. Both are on the server alone: their lists are ten times what a page may weigh.
 */

/** Out of four: safe from whoever guesses at the door, and from most who stole the hashes. */
const leastScore = 3
/** Where the guesser is measured: its time grows with the square of the length. */
const measuredLength = 40
const ours = words('konvehti, suklaa, choklad, chocolate, karkki, godis, makeiset, salasana, lösenord, password')

export interface PasswordStrength {
  /** `about`: what a guesser knows of the person, such as names and the address. */
  isGuessable(password: string, about: readonly string[]): Promise<boolean>
}

/** The lists (39 MB) are read when the first password is chosen. */
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

/** Signs that stand for a letter. */
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

/** What is left without digits and signs at its ends, in lower case, with letters for the signs between. */
const coreOf = (password: string): string =>
  password
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/[013450@$!]/g, (sign) => letterOf[sign] ?? sign)

/** Little is left of it without words that anybody would try first. */
function isMadeOf(core: string, known: readonly string[]): boolean {
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), core)
  return rest !== core && rest.length < 5
}

/** One piece, again and again. */
const isRepeated = (core: string): boolean => /^(.{1,4}?)\1+$/u.test(core)
