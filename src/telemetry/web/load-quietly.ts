let underWay = 0

/** Code of telemetry is being fetched: should it be gone after a deploy, nothing on the page is lost. */
export const isFetchingTelemetry = (): boolean => underWay > 0

/** What `load` brings; undefined when it cannot be had. */
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
