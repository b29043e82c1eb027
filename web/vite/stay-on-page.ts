import type { Plugin } from 'vite'

const GIVES_UP =
  /catch \(error\) \{\s*console\.error\(`Error loading route module[\s\S]*?window\.location\.reload\(\);/

/**
 * React Router loads a page anew when the script of the next one does not come. While no server answers, that ends in the
 * browser's own error, with all that was typed gone: so a listener may hold it back (`layouts/offline.ts`).
 */
export const stayOnPage = (): Plugin => ({
  name: 'stay-on-page',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\/routeModules\.js$/ },
    handler(code) {
      const held = code.replace(
        GIVES_UP,
        'catch { if (dispatchEvent(new Event("page-lost", { cancelable: true }))) location.reload();',
      )
      if (held === code) throw new Error('React Router loads pages in another way than before')
      return held
    },
  },
})
