import { join } from 'node:path'
import { readTextFiles } from '../../src/app/texts.ts'
import { createTexts } from '../../src/platform/texts/texts.ts'
import { projectDirectory } from './places.ts'

/** The texts of all domains, without an operator's own. */
export const shopTexts = createTexts(readTextFiles(join(projectDirectory, 'src'), ''))
