import { defineConfig } from '@playwright/test'
import { locateChromium } from './tests/support/chromium.ts'

const { executablePath, env } = locateChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  // The documentation's pictures are no test: they are taken on request, and then nothing else runs.
  testMatch: process.env['TAKE_PICTURES'] === '1' ? '**/take-*.ts' : '**/*.e2e.ts',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results/e2e',
  // The shop, its stand-ins, the database and the browser share two cores.
  workers: 1,
  // Once, for machines others work on too; a story that needs it is named as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: process.env['SHOP_URL'] ?? '',
    timezoneId: 'Europe/Helsinki',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      chromiumSandbox: false,
      env: { ...(process.env as Record<string, string>), ...env }, // set variables are strings
    },
  },
})
