let underWay = 0

/** True while code of telemetry is being fetched: when that fails after a deploy, the page loses nothing. */
export const isFetchingTelemetry = (): boolean => underWay > 0

/** The result of `load`; undefined when loading fails. */
export async function loadQuietly<Code>(load: () => Promise<Code>): Promise<Code | undefined> {
  underWay += 1
  try {
    return await load()
  } catch {
    return undefined
  } finally {
    underWay -= 1
  }
}
