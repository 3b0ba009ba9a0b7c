/** The drawer's code, in its own chunk. Called on the first sign of interest, and again when it opens. */
export const loadMiniCartDrawer = () => import('./MiniCartDrawer.tsx')
