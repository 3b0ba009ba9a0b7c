/** Code of what opens from the header, each in its own chunk: called on the first sign of interest, and when it opens. */
export const loadMegaMenu = () => import('./MegaMenu.tsx')
export const loadPhoneMenu = () => import('./PhoneMenu.tsx')

/** Preloads a chunk and ignores failures: opening the menu handles them. */
export const warm = (load: () => Promise<unknown>) => (): void => void load().catch(() => undefined)
