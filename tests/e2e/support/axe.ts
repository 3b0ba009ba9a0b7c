import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Every rule of axe, best practices too, on the page as it is now and in its frames; `except` are rules about whole pages that a page
 * made of samples cannot keep. `outside`: a part that is not looked at.
 */
export async function expectNoViolations(
  page: Page,
  except: readonly string[] = [],
  { outside }: { outside?: string } = {},
): Promise<void> {
  // What gathers the findings of several frames opens a second page for it, which costs as much as the look: one document needs none.
  const isOneDocument = page.frames().length === 1
  const checker = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .disableRules([...except])
    .setLegacyMode(isOneDocument)
  if (outside !== undefined) checker.exclude(outside)
  const { violations } = await checker.analyze()
  const told = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  )
  expect(told.join('\n\n')).toBe('')
}
