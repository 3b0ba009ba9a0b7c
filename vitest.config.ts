import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const web = ['src/*/web/**/*.test.{ts,tsx}', 'src/kit/**/*.test.{ts,tsx}', 'src/app/browser/**/*.test.{ts,tsx}']

// Once, for machines others work on too; a test that needs it is named by the runner.
const retry = 1

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'server',
          retry,
          environment: 'node',
          include: ['{src,standins,demo,scripts,tests}/**/*.test.ts'],
          exclude: web,
          globalSetup: './tests/support/global-setup.ts',
          testTimeout: 30_000,
          // The machine may be busy: what is awaited comes, but not always within the usual second.
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          retry,
          environment: 'happy-dom',
          include: web,
          setupFiles: './tests/support/web-setup.ts',
        },
      },
    ],
  },
})
