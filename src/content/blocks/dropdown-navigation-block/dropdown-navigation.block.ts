import type { BlockDefinition, BlockOf } from '../../contract/block-definition.ts'
import { field } from '../../contract/fields.ts'
import { sampleBase } from '../../contract/sample-base.ts'
import { heading, headingLevel } from '../../contract/shared-fields.ts'

const fields = {
  heading,
  headingLevel,
  links: field.list('Linkit', 'Links', {
    min: 1,
    max: 30,
    of: field.group('Linkki', 'Link', {
      required: true,
      fields: {
        text: field.string('Teksti', 'Text', { maxLength: 80, required: true }),
        url: field.url('Kohde', 'Target', { required: true }),
      },
    }),
  }),
}

/** One of many ways, chosen from a list. */
export type DropdownNavigationBlock = BlockOf<typeof fields>

export const dropdownNavigationBlockSample = {
  ...sampleBase('DropdownNavigationBlock', 190),
  heading: 'Kenelle rasia *menee?*',
  headingLevel: 'h2',
  links: [
    { text: 'Naapuri, joka kasteli kukat', url: '/tuotteet/konvehdit' },
    { text: 'Opettaja', url: '/tuotteet/suklaalevyt' },
    { text: 'Minä', url: '/tuotteet/karkit' },
  ],
} satisfies DropdownNavigationBlock

export const dropdownNavigationBlock = {
  type: 'DropdownNavigationBlock',
  label: { fi: 'Valintalista', en: 'Dropdown navigation' },
  category: 'navigation',
  icon: 'link',
  fields,
  samples: [dropdownNavigationBlockSample],
} as const satisfies BlockDefinition
