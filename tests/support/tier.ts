/** True in `npm run test:full`: whole matrices and full numbers instead of a cut of them. */
export const isFullTier = process.env['TEST_TIER'] === 'full'
