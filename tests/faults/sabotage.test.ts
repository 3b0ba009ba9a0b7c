import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectDirectory } from '../support/places.ts'

const folder = join(projectDirectory, 'tests/faults/sabotage')

// Whether each turns its run red is for the full tier: `node tests/faults/sabotage.ts`.
it.each(readdirSync(folder))('the sabotage %s fits the code it spoils', (patch) => {
  const check = spawnSync('git', ['apply', '--check', join(folder, patch)], { cwd: projectDirectory, encoding: 'utf8' })
  expect(check.stderr).toBe('')
  expect(check.status).toBe(0)
})
