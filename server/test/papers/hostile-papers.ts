import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { drawPaper } from '../../../demo/src/drawing/draw-paper.ts'
import { drawTravelPaper } from '../../../demo/src/drawing/draw-travel-paper.ts'
import { filesToRefuse, filesToTake } from '../hostile-files.ts'
import { doc, docx, pdf, zip } from '../sample-files.ts'
import { LAYOUTS } from './made-up-papers.ts'

export interface HostilePaper {
  what: string
  mediaType: string
  content: Buffer
  /** Its letters are those of a zone that holds together: they may be told, as letters. */
  isZone?: boolean
  /** It shows this passport. Whoever reads it at all reads it right. */
  says?: { number: string; surname: string; given_names: string; birth: string; expiry: string }
  /** It takes more time or memory than a reader is given, which is ended for it. */
  endsReader?: boolean
}

export const PDF = 'application/pdf'
export const PNG = 'image/png'
export const JPEG = 'image/jpeg'

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

/** Made one by one. */
async function byHand(): Promise<[what: string, mediaType: string, content: Buffer][]> {
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
    ['a page of days that do not exist', PDF, drawPaper('31 February 2026', ['99 March 9999', '2026-13-45'])],
    ['a picture of 20,000 by 20,000 dots', PNG, bomb(20_000, 20_000)],
    ['a picture that says it is endless', PNG, bomb(2_000_000_000, 2_000_000_000)],
    ['a picture of no width', PNG, bomb(0, 10)],
    ['a whole picture of 20,000 by 20,000 dots', PNG, whole(20_000)],
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

/** The head of a PNG as large as it says, and hardly anything in it. */
export const bomb = (width: number, height: number, [depth = 8, colours = 2] = [8, 2]) =>
  pngOf([width, height], [depth, colours], Buffer.alloc(1000))

function pngOf(
  [width, height]: readonly [number, number],
  [depth, colours]: readonly [number, number],
  content: Buffer,
) {
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
  size.set([depth, colours], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(content)),
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

/** A picture that is as large as it says: of one bit a dot, so that it is small as a file. */
function whole(side: number) {
  const line = Math.ceil(side / 8) + 1
  return pngOf([side, side], [1, 0], Buffer.alloc(line * side))
}

/** Other letters stand where the zone of a passport is expected. */
const zoneThatSays = (lines: string[]) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1250" height="880"><rect width="1250" height="880" fill="#e9efe4"/>${lines
        .map(
          (line, at) =>
            `<text x="66" y="${735 + at * 64}" font-family="monospace" font-size="42" textLength="1118">${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`,
        )
        .join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer()

const ZONES: [what: string, lines: string[]][] = [
  [
    'a script',
    ['P<GHA<script>alert(1)</script><<<<<<<<<<<<<<', '<img src=x onerror=alert(1)><<<<<<<<<<<<<<02'],
  ],
  [
    'an address',
    ['P<GHAjavascript:alert(1)//<<data:text/html,<<', '\'"><svg/onload=alert(1)>&#60;b&#62;<<<<<<<<<<'],
  ],
  [
    'a command',
    ["P<GHA'; DROP TABLE paper_reading; --<<<<<<<<<", '$(reboot)`reboot`{{7*7}}#{7*7}%0d%0a<<<<<<<<'],
  ],
  [
    'letters from right to left',
    ['P<GHAمنساه<<كوامي<<<<<<<<<<<<<<<<<<<<<<<<<<', 'G1234567<6שלום٩٠٠٣٠٥٦M٣١٠٤٠٩٤<<<<<<<<<<<<<<'],
  ],
  [
    'letters turned round',
    [
      'P<GHA\u202eHASNEM<<EMAWK\u202c<<<<<<<<<<<<<<<<<',
      '\u2067G1234567<6GHA9003056M3104094\u2069<<<<<<<<<<<<06',
    ],
  ],
  [
    'letters that look like others',
    ['Р<GНАМЕNSАН<<КWАМЕ<<<<<<<<<<<<<<<<<<<<<<<<<', 'G1234567<6GНА9003056М3104094<<<<<<<<<<<<<<06'],
  ],
]

/** The head of a JPEG as large as it says. */
function jpegOf(width: number, height: number) {
  const size = Buffer.alloc(4)
  size.writeUInt16BE(height, 0)
  size.writeUInt16BE(width, 2)
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108', 'hex'),
    size,
    Buffer.from('03012200021101031101', 'hex'),
    Buffer.from('ffda000c03010002110311003f00', 'hex'),
    Buffer.alloc(400, 0x55),
    Buffer.from('ffd9', 'hex'),
  ])
}

/** A file with some bytes that are others, always the same ones. */
function damaged(content: Buffer, seed: number, from = 0) {
  const spoilt = Buffer.from(content)
  let state = seed * 2_654_435_761
  for (let time = 0; time < 12; time++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    spoilt[from + (state % (spoilt.length - from))] = state >>> 24
  }
  return spoilt
}

const one = (page: string, rest: string[] = []) =>
  assembled([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R${page}>>`,
    ...rest,
  ])
const stream = (text: string, dictionary = '') =>
  `<<${dictionary}/Length ${text.length}>>stream\n${text}\nendstream`
const BOX = '/MediaBox[0 0 595 842]'

/** A page whose letter A is said to be another character. */
const pageThatSays = (character: number) =>
  one(`${BOX}/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>`, [
    stream('BT /F 12 Tf 50 700 Td (A 3 MarchA 2026 A<script>) Tj ET'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
    stream(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <41> <${character.toString(16).padStart(4, '0')}> endbfchar endcmap end end`,
    ),
  ])

/** These turn text round, hide in it or end it. */
const TURNING = [
  ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0x200e, 0x200f, 0x061c],
  ...[0x200b, 0x2028, 0xfeff, 0x0000],
]

const picture = (filter: string, data: string, width = 2000, height = 2000) =>
  one(`${BOX}/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>`, [
    stream('q 500 0 0 700 0 0 cm /I Do Q'),
    stream(
      data,
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter${filter}`,
    ),
  ])

const twiceDeflated = deflateSync(deflateSync(Buffer.alloc(80_000_000))).toString('latin1')

const hostilePdfs = (): [what: string, content: Buffer][] => [
  ['a page of 20,000 points', one('/MediaBox[0 0 20000 20000]')],
  ['a page without end', one('/MediaBox[0 0 1e30 1e30]')],
  ['a page of no size', one('/MediaBox[0 0 0 0]')],
  ['a page behind itself', one('/MediaBox[595 842 -595 -842]')],
  ['a page that is no number', one('/MediaBox[(a) (b) null true]')],
  ['a page turned by seven degrees', one(`${BOX}/Rotate 7`)],
  ['a page that is its own parent', one('/Parent 3 0 R')],
  ['a thousand steps to a page', deep(1000)],
  ['a drawing of brackets', one(`${BOX}/Contents 4 0 R`, [stream('['.repeat(100_000))])],
  ['a string that never ends', one(`${BOX}/Contents 4 0 R`, [stream(`BT (${'('.repeat(100_000)}`)])],
  [
    'a form that draws itself',
    one(`${BOX}/Contents 4 0 R/Resources<</XObject<</F 4 0 R>>>>`, [
      stream('/F Do', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 4 0 R>>>>'),
    ]),
  ],
  [
    'a stream that says it is longer',
    one(`${BOX}/Contents 4 0 R`, ['<</Length 99999999>>stream\nq\nendstream']),
  ],
  [
    'a stream whose length is itself',
    one(`${BOX}/Contents 4 0 R`, ['<</Length 4 0 R>>stream\nq\nendstream']),
  ],
  ['a picture of twenty filters', picture(`[${'/ASCIIHexDecode'.repeat(20)}]`, '41'.repeat(5000))],
  [
    'a fax of noughts',
    picture('/CCITTFaxDecode/DecodeParms<</Columns 20000/Rows 20000/K -1>>', '\0'.repeat(900)),
  ],
  ['a JBIG2 of nothing', picture('/JBIG2Decode', '\0\0\0\0'.repeat(300))],
  ['a JPEG 2000 of nothing', picture('/JPXDecode', '\xff\x4f\xff\x51'.repeat(300))],
  [
    'a JPEG in it that says it is 65,000 wide',
    picture('/DCTDecode', jpegOf(65_000, 65_000).toString('latin1')),
  ],
  ['a run of lengths without end', picture('/RunLengthDecode', '\x81\0'.repeat(40_000), 4000, 4000)],
  ['a script for opening', one(`${BOX}/AA<</O<</S/JavaScript/JS(app.alert\\(1\\))>>>>`)],
  ['a program for opening', one(`${BOX}/AA<</O<</S/Launch/F(/bin/sh)>>>>`)],
  ['an address for opening', one(`${BOX}/AA<</O<</S/URI/URI(http://127.0.0.1:1/canary)>>>>`)],
  ['a table of places that leads to itself', looping()],
  ['ten thousand pages', many(10_000)],
]

/** These take more time or memory than a reader has. */
export const readerEnders = (): [what: string, content: Buffer][] => [
  ['a drawing that never ends', one(`${BOX}/Contents 4 0 R`, [stream('q '.repeat(200_000))])],
  ['a bomb in a bomb', picture('[/FlateDecode/FlateDecode]', twiceDeflated, 5000, 5000)],
]

function deep(steps: number) {
  const nodes = Array.from({ length: steps }, (_, at) => `<</Type/Pages/Kids[${at + 3} 0 R]/Count 1>>`)
  return assembled([
    '<</Type/Catalog/Pages 2 0 R>>',
    ...nodes,
    `<</Type/Page/Parent ${steps + 1} 0 R${BOX}>>`,
  ])
}

function many(count: number) {
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ')
  return assembled([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
    `<</Type/Page/Parent 2 0 R${BOX}>>`,
  ])
}

function looping() {
  const file = one(BOX).toString('latin1')
  const start = /startxref\n(\d+)/.exec(file)?.[1] ?? '0'
  return Buffer.from(file.replace('/Root 1 0 R', `/Root 1 0 R/Prev ${start}`), 'latin1')
}

const SIDES = [
  [65_535, 65_535],
  [20_000, 20_000],
  [65_535, 1],
  [0, 0],
  [1, 65_535],
] as const

const KWAME = {
  ...{ number: 'G1234567', surname: 'MENSAH', given_names: 'KWAME' },
  ...{ birth: '1990-03-05', expiry: '2031-04-09' },
}

async function byMachine(): Promise<HostilePaper[]> {
  const layout = LAYOUTS[0] as (typeof LAYOUTS)[number]
  const named = (surname: string, given: string) =>
    drawTravelPaper(
      {
        ...{ format: 'TD3', state: 'GHA', nationality: 'GHA', number: 'G1234567', sex: 'M' },
        ...{ surname, given, birth: '1990-03-05', expiry: '2031-04-09' },
      },
      layout,
      10,
    )
  const page = await named('MENSAH', 'KWAME')
  const [jpeg, png] = await Promise.all([
    sharp(page).resize(700).jpeg().toBuffer(),
    sharp(page).resize(700).png().toBuffer(),
  ])
  const letter = drawPaper('A letter', ['3 March 2026'])
  const markup = [
    ['SCRIPT', 'ALERT 1 SCRIPT'],
    ['IMG SRC X', 'ONERROR ALERT'],
    ['SELECT FROM PERSON', 'DROP TABLE'],
    ['A'.repeat(60), 'B'.repeat(60)],
    ['X', ''],
    ['CONSTRUCTOR', 'PROTO'],
  ] as const
  const five = [1, 2, 3, 4, 5]
  const told = { IFD0: { ImageDescription: '<script>alert(1)</script>', Artist: '\u202eHASNEM\u202c' } }
  return [
    ...hostilePdfs().map(([what, content]) => ({ what, mediaType: PDF, content })),
    ...readerEnders().map(([what, content]) => ({
      ...{ what, mediaType: PDF, content },
      endsReader: true,
    })),
    ...TURNING.map((character) => ({
      what: `a text with U+${character.toString(16)}`,
      mediaType: PDF,
      content: pageThatSays(character),
    })),
    ...SIDES.map(([width, height]) => ({
      ...{ what: `a JPEG that says ${width} × ${height}`, mediaType: JPEG },
      content: jpegOf(width, height),
    })),
    ...[
      [1, 0],
      [16, 6],
      [8, 3],
      [3, 9],
    ].map(([depth = 0, colours = 0]) => ({
      ...{ what: `a PNG of ${depth} bits and colours ${colours}`, mediaType: PNG },
      content: bomb(15_000, 7000, [depth, colours]),
    })),
    ...five.map((seed) => ({
      what: `a spoilt JPEG ${seed}`,
      ...{ mediaType: JPEG, says: KWAME },
      content: damaged(jpeg, seed, 600),
    })),
    ...five.map((seed) => ({
      what: `a spoilt PNG ${seed}`,
      ...{ mediaType: PNG, says: KWAME },
      content: damaged(png, seed, 30),
    })),
    ...five.map((seed) => ({ what: `a spoilt PDF ${seed}`, mediaType: PDF, content: damaged(letter, seed) })),
    ...[doc, docx, jpeg, zip({ 'a.pdf': 'a' })].map((content, at) => ({
      ...{ what: `something else called a PDF ${at + 1}`, mediaType: PDF, content },
    })),
    ...(await Promise.all(
      ZONES.map(async ([what, lines]) => ({
        ...{ what: `a zone of ${what}`, mediaType: PNG },
        content: await zoneThatSays(lines),
      })),
    )),
    ...(
      await Promise.all([
        sharp(page).flop().png().toBuffer(),
        sharp(page).flip().png().toBuffer(),
        sharp(page).resize(1200).jpeg().withExif(told).toBuffer(),
      ])
    ).map((content, at) => ({
      what: ['a passport in a mirror', 'a passport in water', 'a passport that tells a script'][at] ?? '',
      ...(at < 2 ? { mediaType: PNG } : { mediaType: JPEG, says: KWAME }),
      content,
    })),
    ...(await Promise.all(
      markup.map(async ([surname, given]) => ({
        ...{ what: `a passport of ${surname.slice(0, 20)}`, mediaType: PNG, isZone: true },
        content: await named(surname, given),
      })),
    )),
  ]
}

/** Files that were made to break whoever reads them: bombs, lies about size and kind, pages without end, words that turn round. */
export const hostilePapers = async (): Promise<HostilePaper[]> => [
  ...(await byHand()).map(([what, mediaType, content]) => ({ what, mediaType, content })),
  ...(await byMachine()),
  ...[...(await filesToTake()), ...(await filesToRefuse())].map(({ what, type, content }) => ({
    ...{ what: `${what} (${type})`, mediaType: type, content },
  })),
]
