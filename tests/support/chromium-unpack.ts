import { join } from 'node:path'
import { inflate } from '@sparticuz/chromium'
import { projectDirectory } from './places.ts'

// A process of its own: see chromium.ts.
const archives = join(projectDirectory, 'node_modules/@sparticuz/chromium/bin')
for (const name of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'])
  await inflate(join(archives, name))
