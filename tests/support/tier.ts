/** True in `npm run test:full`: whole matrices and full numbers instead of a cut of them. */
export const isFullTier = process.env['TEST_TIER'] === 'full'

/** How often a random or repeated test runs: the whole number in the full tier, a twentieth of it otherwise. */
export const runsInTier = (whole: number, share = 20): number => (isFullTier ? whole : Math.ceil(whole / share))

const turns = 6

/** The turn of a commit, by its hash: the same whenever it is run, and another for most commits after it. */
export const turnOf = (commit: string): number => Number.parseInt(commit.slice(0, 8), 16) % turns

interface Turn {
  /** The share of the list that has its look in one run: six or three. */
  share?: 6 | 3
  turn?: string | undefined
}

/** True when the state at this place of a list has its look in this run: `npm test` names a turn, all else looks at all. */
export const isInTurn = (index: number, { share = 6, turn = process.env['AXE_TURN'] }: Turn = {}): boolean =>
  isFullTier || !turn || index % share === Number(turn) % share
