import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const KIT = import.meta.dirname

/** The first class of each kit part that a caller can add one of its own to. */
const open = readdirSync(KIT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .flatMap((file) => {
    const source = readFileSync(path.join(KIT, file), 'utf8')
    const own = /classes\(\s*(\w+)\.(\w+)\b[^()]*\bclassName\b[^()]*\)/.exec(source)
    const from = own && new RegExp(`import ${own[1]} from '(.*\\.module\\.css)'`).exec(source)?.[1]
    return own && from ? [{ part: file, name: own[2], sheet: path.join(KIT, path.dirname(file), from) }] : []
  })

test('parts that take a class of their caller are found', () => {
  expect(open.map(({ part }) => part)).toEqual(
    expect.arrayContaining(['form/form.tsx', 'form/field.tsx', 'text/card.tsx', 'text/layout.tsx']),
  )
})

// Style sheets come in another order once a part is loaded later: a page would change its layout under the finger.
test.each(open)(
  'the class of a caller wins over $part, whatever the order of the files',
  ({ name, sheet }) => {
    const css = readFileSync(sheet, 'utf8')
    expect(css).not.toMatch(new RegExp(`(^|\\n)\\.${name} \\{`))
  },
)
