import { join } from 'node:path'
import { loadTexts } from '../../src/app/texts.ts'
import { projectDirectory } from './places.ts'

/** The texts of all domains, without an operator's own. */
export const shopTexts = loadTexts(join(projectDirectory, 'src'), '')
