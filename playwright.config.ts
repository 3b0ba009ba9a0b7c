import { defineConfig } from '@playwright/test'
import { locateChromium } from './tests/support/chromium.ts'

const { executablePath, env } = locateChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  // The documentation's pictures are no test: they are taken on request, and then nothing else runs.
  testMatch: process.env['TAKE_PICTURES'] === '1' ? '**/take-*.ts' : '**/*.e2e.ts',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results/e2e',
  // A story waits half of its time: two beside each other keep two cores busy. They share the shop, so each has its own
  // visitor, and what a story changes for everybody (stock, price, notice, phrase, fault) is looked at by no other.
  workers: 2,
  retries: 0,
  // The machine may be slow; nothing is measured by how long a story waits.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: process.env['SHOP_URL'] ?? '',
    timezoneId: 'Europe/Helsinki',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      chromiumSandbox: false,
      env: { ...(process.env as Record<string, string>), ...env }, // set variables are strings
    },
  },
})
