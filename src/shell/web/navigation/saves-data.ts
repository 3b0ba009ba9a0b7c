/** Whether the visitor's browser asks to save data: then nothing is prefetched. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } } // not every browser has it
  return connection?.saveData === true
}
