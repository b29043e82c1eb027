import { dirname, isAbsolute, relative } from 'node:path'
import { defineConfig } from 'rolldown'

const BUILD = `${import.meta.dirname}/build`

/** Node reads these faster as a part of ours than as the hundreds of files they are. */
const READ_WITH_OURS = /^(@sojourn|kysely|zod)(\/|$)/

/** A start reads our two thousand files as a few: the same code, each of it knowing where its source lies (decision 132). */
export default defineConfig({
  input: { main: `${import.meta.dirname}/src/main.ts` },
  platform: 'node',
  external: (id) => !id.startsWith('.') && !isAbsolute(id) && !READ_WITH_OURS.test(id),
  plugins: [
    {
      name: 'knows-its-source',
      transform(code, id) {
        if (!code.includes('import.meta.')) return
        const file = relative(BUILD, id)
        return {
          code: code
            .replaceAll(
              'import.meta.dirname',
              `(import.meta.dirname + ${JSON.stringify(`/${dirname(file)}`)})`,
            )
            .replaceAll('import.meta.url', `new URL(${JSON.stringify(file)}, import.meta.url).href`),
          map: null,
        }
      },
    },
  ],
  output: {
    dir: BUILD,
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
})
