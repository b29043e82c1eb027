import type { Plugin } from 'vite'

/** The script of a page may hand out more than the page: else a second file, of a line, would stand before it. */
export const widerEntries = (): Plugin => ({
  name: 'wider-entries',
  apply: 'build',
  configResolved({ environments }) {
    environments.client!.build.rolldownOptions.preserveEntrySignatures = 'allow-extension'
  },
})
