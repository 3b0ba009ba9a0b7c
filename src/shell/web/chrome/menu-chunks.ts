/** Code of what opens from the header, each in its own chunk: called on the first sign of interest, and when it opens. */
export const loadMegaMenu = () => import('./MegaMenu.tsx')
export const loadPhoneMenu = () => import('./PhoneMenu.tsx')

/** The opening itself deals with a failure. */
export const warm = (load: () => Promise<unknown>) => (): void => void load().catch(() => undefined)
