import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { savePicture } from './save-picture.ts'

const maxBytes = 700_000
const sheetStyle = `
  body { margin: 24px; display: grid; grid-template-columns: repeat(6, 1fr); gap: 20px 12px; font: 12px sans-serif; }
  figure { margin: 0 } img { width: 100%; aspect-ratio: 1.6; object-fit: cover; object-position: top; border: 1px solid #999 }`

/** Lays the pictures of a folder side by side, in the order of their names, and saves the sheet as `file`. */
export async function saveContactSheet(page: Page, folder: string, file: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp')).toSorted()
  const figures = await Promise.all(
    names.map(async (name) => {
      const picture = (await readFile(join(folder, name))).toString('base64')
      return `<figure><img src="data:image/webp;base64,${picture}"><figcaption>${name}</figcaption></figure>`
    }),
  )
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto('about:blank')
  await page.setContent(`<style>${sheetStyle}</style>${figures.join('')}`)
  await savePicture(await page.screenshot({ fullPage: true }), file, maxBytes)
}
