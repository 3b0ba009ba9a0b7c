/** True in `npm run test:full`: whole matrices and full numbers instead of a cut of them. */
export const isFullTier = process.env['TEST_TIER'] === 'full'

/** How often a random or repeated test runs: the whole number in the full tier, a twentieth of it otherwise. */
export const runsInTier = (whole: number, share = 20): number => (isFullTier ? whole : Math.ceil(whole / share))
