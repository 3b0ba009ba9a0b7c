import type { Page } from '@playwright/test'

/** Sets the clock of the page that is open forward; timers go on as they were. */
export const skipTime = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((by) => {
    const before = Date.now.bind(Date)
    Date.now = () => before() + by
  }, milliseconds)
