import { isFullTier } from '../../support/tier.ts'

export interface Screen {
  name: string
  use: { viewport: { width: number; height: number }; isMobile?: boolean; hasTouch?: boolean }
}

export const wide: Screen = { name: '1280 px', use: { viewport: { width: 1280, height: 900 } } }
export const phone: Screen = {
  name: '390 px',
  use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

/** Both in the full tier, the given ones in the other. */
export const screens = (...always: Screen[]): Screen[] => (isFullTier ? [wide, phone] : always)
