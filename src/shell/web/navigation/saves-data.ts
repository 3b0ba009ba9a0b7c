/** Whether the visitor's browser asks to be sparing: then nothing is fetched before it is wanted. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } } // not every browser has it
  return connection?.saveData === true
}
