import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { serverStopMs } from '../../src/common/time-limits.ts'
import { projectDirectory } from '../support/places.ts'

/* What `deploy/` holds is read by the programs it is for, where they are installed, and says the times the shop lives by. */

const deploy = join(projectDirectory, 'deploy')
const scratch = mkdtempSync(join(tmpdir(), 'deploy-'))
afterAll(() => rmSync(scratch, { recursive: true }))
const isInstalled = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: scratch })
  return { status, said: `${stdout}${stderr}` }
}

describe('configurations are accepted by their program, where it is installed', () => {
  it.skipIf(!isInstalled('haproxy'))('haproxy', () => {
    for (const file of ['haproxy.cfg', 'postgres/haproxy.cfg'])
      expect(run('haproxy', '-c', '-f', join(deploy, file))).toMatchObject({ status: 0 })
  })

  it.skipIf(!isInstalled('varnishd'))('Varnish', () => {
    expect(run('varnishd', '-C', '-n', scratch, '-f', join(deploy, 'varnish/shop.vcl'))).toMatchObject({ status: 0 })
  })

  it.skipIf(!isInstalled('systemd-analyze'))('systemd', () => {
    const units = readdirSync(join(deploy, 'systemd'))
    for (const unit of units) copyFileSync(join(deploy, 'systemd', unit), join(scratch, unit.replace('@.', '@3001.')))
    const names = units.map((unit) => join(scratch, unit.replace('@.', '@3001.')))
    // It says so where a program is not installed under that path; other complaints are of the units.
    const { said } = run('systemd-analyze', 'verify', ...names)
    expect(said.split('\n').filter((line) => line !== '' && !line.includes('is not executable'))).toEqual([])
  })
})

describe('their times', () => {
  const balancer = readFileSync(join(deploy, 'haproxy.cfg'), 'utf8')
  const seconds = (pattern: RegExp, text: string): number => Number(pattern.exec(text)?.[1])
  const defaultDrainSeconds = 10

  it('let the balancer see that a process ends before it stops listening', () => {
    const [every, fall] = [seconds(/inter (\d+)s/, balancer), seconds(/fall (\d+)/, balancer)]
    expect(every * fall + seconds(/timeout check (\d+)s/, balancer) + 1).toBeLessThanOrEqual(defaultDrainSeconds)
  })

  it('kill a process only after the longest that its end may take', () => {
    for (const unit of ['konvehti-web@.service', 'konvehti-jobs.service']) {
      const text = readFileSync(join(deploy, 'systemd', unit), 'utf8')
      expect(seconds(/TimeoutStopSec=(\d+)/, text)).toBeGreaterThan(defaultDrainSeconds + serverStopMs / 1_000)
    }
  })
})
