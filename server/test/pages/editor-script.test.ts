import { readdir, readFile } from 'node:fs/promises'
import { init, parse } from 'es-module-lexer'
import { expect, test } from 'vitest'

await init

const ASSETS = new URL('../../../web/build/client/assets/', import.meta.url)

/** Without the part of its name that says what is in it. */
const plain = (file: string) => file.replace(/-[\w-]{8}\.js$/, '')

test('the editor of articles comes with the page one writes on, and with no other', async () => {
  const files = (await readdir(ASSETS)).filter((file) => file.endsWith('.js'))
  const scripts = new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(new URL(file, ASSETS), 'utf8')] as const),
    ),
  )
  const importers = (of: ReadonlySet<string>, isLater: boolean) =>
    files.filter((file) =>
      parse(scripts.get(file) ?? '')[0].some(
        ({ n = '', d }) => d > -1 === isLater && of.has(n.replace(/^.*\//, '')),
      ),
    )

  const editor = new Set(files.filter((file) => scripts.get(file)?.includes('ProseMirror')))
  expect(editor.size).toBeGreaterThan(0)
  // A loop over a set meets what is added on the way.
  for (const file of editor) for (const one of importers(new Set([file]), false)) editor.add(one)
  expect([...editor].map(plain)).toEqual(['text-editor'])
  expect(importers(editor, true).map(plain)).toEqual(['edit-article-page'])
})
