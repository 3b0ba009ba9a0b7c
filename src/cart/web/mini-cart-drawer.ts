/** Loads the drawer's chunk. Called at the first sign of interest, and again when the drawer opens. */
export const loadMiniCartDrawer = () => import('./MiniCartDrawer.tsx')
