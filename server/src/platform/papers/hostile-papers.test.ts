import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { filesToRefuse, filesToTake } from '../../../test/hostile-files.ts'
import { pdf, zip } from '../../../test/sample-files.ts'
import { drawPaper } from '../../desk/demo/drawing/draw-paper.ts'
import { Findings } from './findings.ts'
import { readPaper } from './read-paper.ts'
import { runReader } from './run-reader.ts'

const today = '2026-11-02'
const PDF = 'application/pdf'
const PNG = 'image/png'
const JPEG = 'image/jpeg'

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#eee' }, limitInputPixels: false })
    .png()
    .toBuffer()

/** A page in a PDF that is one picture of these measures, whatever lies in it. */
function pdfOfPicture(width: number, height: number, data = Buffer.alloc(10)) {
  const picture = deflateSync(data)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>',
    '<</Length 27>>stream\nq 500 0 0 700 0 0 cm /I Do Q\nendstream',
    `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode/Length ${picture.length}>>stream\n${picture.toString('latin1')}\nendstream`,
  ]
  return assembled(objects)
}

function assembled(objects: string[], trailer = '') {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj${object}endobj\n`
    return at
  })
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}

const pages = (kids: string, rest = '') => [
  '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(while\\(1\\){})>>>>',
  `<</Type/Pages/Kids[${kids}]/Count 1${rest}>>`,
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
]

async function made(): Promise<[what: string, mediaType: string, content: Buffer][]> {
  const white = await flat(400, 300)
  return [
    ['nothing', PNG, Buffer.alloc(0)],
    ['nothing called a PDF', PDF, Buffer.alloc(0)],
    ['nothing but a beginning of a PDF', PDF, Buffer.from('%PDF-')],
    ['a PDF of noughts', PDF, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000)])],
    ['a PDF cut in half', PDF, pdf.subarray(0, pdf.length / 2)],
    ['a PDF whose pages hold themselves', PDF, assembled(pages('2 0 R'))],
    [
      'a PDF of a billion pages',
      PDF,
      assembled(pages('3 0 R').map((one) => one.replace('/Count 1', '/Count 1000000000'))),
    ],
    ['a PDF of no pages', PDF, assembled(pages('').map((one) => one.replace('/Count 1', '/Count 0')))],
    ['a PDF that runs a script', PDF, assembled(pages('3 0 R'))],
    [
      'a PDF with a password',
      PDF,
      assembled(pages('3 0 R'), '/Encrypt<</Filter/Standard/V 1/R 2/O<00>/U<00>/P -4>>/ID[<00><00>]'),
    ],
    ['a PDF with a page of 20,000 dots', PDF, pdfOfPicture(20_000, 20_000)],
    ['a PDF with a picture of no width', PDF, pdfOfPicture(0, 100)],
    ['a PDF whose picture lies about its size', PDF, pdfOfPicture(3000, 3000)],
    ['a PDF whose picture is a bomb', PDF, pdfOfPicture(2500, 2500, Buffer.alloc(60_000_000))],
    ['a page of markup', PDF, drawPaper('<script>alert(1)</script>', ['<img src=x onerror=alert(1)>'])],
    ['a page of text that turns round', PDF, drawPaper('P<GHA\u202eMENSAH', ['\u202e\u2066 3 March 2026'])],
    ['a page of days that do not exist', PDF, drawPaper('31 February 2026', ['99 March 9999', '2026-13-45'])],
    ['a picture of 20,000 by 20,000 dots', PNG, bomb(20_000, 20_000)],
    ['a picture that says it is endless', PNG, bomb(2_000_000_000, 2_000_000_000)],
    ['a picture of no width', PNG, bomb(0, 10)],
    ['a strip of 20,000 dots', PNG, await flat(20_000, 3)],
    ['a tower of 20,000 dots', PNG, await flat(3, 20_000)],
    ['one dot', PNG, await flat(1, 1)],
    [
      'all black',
      JPEG,
      await sharp({ create: { width: 900, height: 600, channels: 3, background: '#000' } })
        .jpeg()
        .toBuffer(),
    ],
    ['stripes like lines of letters', PNG, await stripes(1200, 800, 3)],
    ['a chequered board', PNG, await stripes(1000, 1000, 7, true)],
    ['a picture cut in half', PNG, white.subarray(0, white.length / 2)],
    [
      'a drawing called a picture',
      PNG,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    ],
    ['an archive called a picture', JPEG, zip({ 'a.jpg': 'a' })],
    ['an archive of another kind', 'application/zip', zip({ 'a.jpg': 'a' })],
  ]
}

/** The head of a picture as large as it says, and hardly anything in it. */
function bomb(width: number, height: number) {
  const chunk = (name: string, data: Buffer) => {
    const head = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc(head))
    return Buffer.concat([length, head, sum])
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(bytes: Buffer) {
  let sum = -1
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ -1) >>> 0
}

function stripes(width: number, height: number, every: number, both = false) {
  const data = Buffer.alloc(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] = Math.floor(x / every) % 2 !== (both ? Math.floor(y / every) % 2 : 0) ? 255 : 0
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

const cases = [
  ...(await made()),
  ...[...(await filesToTake()), ...(await filesToRefuse())].map(
    ({ what, type, content }) => [what, type, content] as [string, string, Buffer],
  ),
]

test('there are more than sixty of them', () => {
  expect(cases.length).toBeGreaterThan(60)
})

test.each(cases)(
  '%s (%s) is looked at without harm, and nothing comes out of it but letters',
  async (_what, mediaType, content) => {
    const found = await readPaper(content, { mediaType, today })
    expect(Findings.parse(found)).toEqual(found)
    expect(found.zone?.fields?.is_sure ?? false).toBe(false)
    expect(JSON.stringify(found)).not.toMatch(/[<>\u202e\u2066]/)
  },
)

test.each([
  ['an empty file', PNG, Buffer.alloc(0), 'empty'],
  [
    'a PDF with a password',
    PDF,
    cases.find(([what]) => what === 'a PDF with a password')?.[2] ?? Buffer.alloc(0),
    'locked',
  ],
  ['a broken picture', PNG, Buffer.from('nothing of the kind'), 'broken'],
  ['a picture of 20,000 by 20,000 dots', PNG, bomb(20_000, 20_000), 'too_large'],
] as const)('%s is told as such', async (_what, mediaType, content, fault) => {
  expect((await readPaper(content, { mediaType, today })).fault).toBe(fault)
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

  test('knows no secret and no setting of the server', async () => {
    process.env.SECRET_OF_THIS_TEST = 'canary'
    const code =
      'if (Object.keys(process.env).some((name) => !["PATH", "VIPS_CONCURRENCY", "UV_THREADPOOL_SIZE", "MALLOC_ARENA_MAX"].includes(name))) setInterval(() => {}, 1000)'
    expect(await run(code, { mostMs: 4000 })).toBe('crash')
    delete process.env.SECRET_OF_THIS_TEST
  })
})
