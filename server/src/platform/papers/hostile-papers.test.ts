import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { drawPaper } from '../../../../demo/src/drawing/draw-paper.ts'
import { bomb, type HostilePaper, hostilePapers, PDF, PNG } from '../../../test/papers/hostile-papers.ts'
import { inLongSet } from '../../../test/test-set.ts'
import { Findings } from './findings.ts'
import { readPaper } from './read-paper.ts'
import { runReader } from './run-reader.ts'

const today = '2026-11-02'
const all = await hostilePapers()
const IN_GATE = 40
/** From everywhere in the list. */
const cases = (inLongSet ? all : all.filter((_, at) => (at * IN_GATE) % all.length < IN_GATE)).filter(
  ({ endsReader }) => !endsReader,
)

test('there are two hundred of them', () => {
  expect(new Set(all.map(({ what, mediaType }) => `${what} ${mediaType}`)).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(200)
  expect(cases.length).toBeGreaterThanOrEqual(IN_GATE - 2)
})

/** These could run, hide or turn text round where somebody reads it. */
const HARMFUL = /[<>]|[^\u0020-\u007e]/

test.each(cases)(
  '$what is looked at without harm, and nothing comes out of it but letters',
  async ({ mediaType, content, isZone = false, says }: HostilePaper) => {
    const found = await readPaper(content, { mediaType, today })
    expect(Findings.parse(found)).toEqual(found)
    const fields = found.zone?.fields
    if (says && fields?.is_sure) expect(fields).toMatchObject(says)
    else if (!isZone) expect(fields?.is_sure ?? false).toBe(false)
    expect(JSON.stringify(found)).not.toMatch(HARMFUL)
  },
)

test.each([
  ['an empty file', PNG, Buffer.alloc(0), 'empty'],
  [
    'a PDF with a password',
    PDF,
    all.find(({ what }) => what === 'a PDF with a password')?.content ?? Buffer.alloc(0),
    'locked',
  ],
  ['a broken picture', PNG, Buffer.from('nothing of the kind'), 'broken'],
  ['a picture of 20,000 by 20,000 dots', PNG, bomb(20_000, 20_000), 'too_large'],
  [
    'one that is as large as it says',
    PNG,
    all.find(({ what }) => what.startsWith('a whole picture'))?.content ?? Buffer.alloc(0),
    'too_large',
  ],
] as const)('%s is told as such', async (_what, mediaType, content, fault) => {
  const found = await runReader(Readable.from([content]), { mediaType, today })
  expect(typeof found === 'string' ? found : found.fault).toBe(fault)
})

describe('the process of a reader', () => {
  async function program(code: string) {
    const place = join(await mkdtemp(join(tmpdir(), 'sojourn-reader-')), 'program.mjs')
    await writeFile(place, code)
    return place
  }
  const run = async (code: string, limits = {}) =>
    runReader(Readable.from([Buffer.from('a file')]), {
      ...{ mediaType: PNG, today, program: await program(code) },
      ...limits,
    })

  test('is ended when it takes too long', async () => {
    expect(await run('setInterval(() => {}, 1000)', { mostMs: 400 })).toBe('time')
    expect(await run('while (true);', { mostMs: 400 })).toBe('time')
  })

  test('is ended when it takes too much memory', async () => {
    const code = 'const all = []; setInterval(() => all.push(Buffer.alloc(8e6, 1)), 1)'
    expect(await run(code, { mostBytes: 120 * 1024 * 1024 })).toBe('memory')
  })

  test('begins when the one before has ended: a worker reads one file at a time', async () => {
    const diary = join(await mkdtemp(join(tmpdir(), 'sojourn-turns-')), 'diary')
    const code = `import { appendFileSync } from 'node:fs'
      const note = (word) => appendFileSync(${JSON.stringify(diary)}, word + ' ')
      note('begins')
      setTimeout(() => note('ends'), 300)`
    await Promise.all([run(code), run(code), run(code)])
    expect(await readFile(diary, 'utf8')).toBe('begins ends begins ends begins ends ')
  })

  test.each([
    ['dies', 'process.kill(process.pid, "SIGSEGV")'],
    ['fails', 'process.exit(3)'],
    ['says nothing', ''],
    ['says something else', 'console.log("<script>alert(1)</script>")'],
    ['says fields nobody knows', 'console.log(JSON.stringify({ kind: "picture", html: "<b>" }))'],
    ['talks without end', 'setInterval(() => process.stdout.write("x".repeat(10000)), 1)'],
  ])('that %s has told nothing, and the next one is read', async (_what, code) => {
    expect(await run(code)).toBe('crash')
    const next = await runReader(Readable.from([drawPaper('A letter', [])]), { mediaType: PDF, today })
    expect(next).toMatchObject({ kind: 'pdf', fault: null })
  })

  test.each(all.filter(({ endsReader }) => endsReader))(
    '$what ends its reader, and the next file is read',
    async ({ mediaType, content }: HostilePaper) => {
      const limits = { mostMs: 6000, mostBytes: 200 * 1024 * 1024 }
      expect(['time', 'memory', 'crash']).toContain(
        await runReader(Readable.from([content]), { mediaType, today, ...limits }),
      )
      const next = await runReader(Readable.from([drawPaper('A letter', [])]), { mediaType: PDF, today })
      expect(next).toMatchObject({ kind: 'pdf', fault: null })
    },
  )

  test('knows no secret and no setting of the server', async () => {
    process.env.SECRET_OF_THIS_TEST = 'canary'
    const code =
      'if (Object.keys(process.env).some((name) => !["PATH", "VIPS_CONCURRENCY", "UV_THREADPOOL_SIZE", "MALLOC_ARENA_MAX"].includes(name))) setInterval(() => {}, 1000)'
    expect(await run(code, { mostMs: 4000 })).toBe('crash')
    delete process.env.SECRET_OF_THIS_TEST
  })
})
