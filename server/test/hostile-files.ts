import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { doc, docx, odt, pdf, zip } from './sample-files.ts'

const drawn = (width = 120, height = 80) =>
  sharp({ create: { width, height, channels: 3, background: '#b3402a' } })

export interface SentFile {
  what: string
  name: string
  type: string
  content: Buffer
}

const SCRIPT = '<html><script>alert("polyglot-canary")</script></html>'
const PNG = 'image/png'
const JPEG = 'image/jpeg'

/** Each is a picture of a document after all, whatever else it is besides. */
export async function filesToTake(): Promise<SentFile[]> {
  const png = await drawn().png().toBuffer()
  const jpeg = await drawn().jpeg().toBuffer()
  const take = (what: string, name: string, type: string, content: Buffer) => ({ what, name, type, content })
  return [
    take('a png', 'passport.png', PNG, png),
    take('a jpeg called jpg', 'passport.jpg', JPEG, jpeg),
    take('a jpeg called jpeg', 'passport.jpeg', JPEG, jpeg),
    take('an ending in capitals', 'PASSPORT.JPG', JPEG, jpeg),
    take('a transparent png', 'a.png', PNG, await drawn().ensureAlpha(0).png().toBuffer()),
    take('a grey png of 16 bits', 'a.png', PNG, await drawn().toColourspace('grey16').png().toBuffer()),
    take('a progressive jpeg', 'a.jpg', JPEG, await drawn().jpeg({ progressive: true }).toBuffer()),
    take('a png of a palette', 'a.png', PNG, await drawn().png({ palette: true }).toBuffer()),
    take('a jpeg in CMYK', 'a.jpg', JPEG, await drawn().toColourspace('cmyk').jpeg().toBuffer()),
    take('one pixel', 'a.png', PNG, await drawn(1, 1).png().toBuffer()),
    take('a long strip', 'a.png', PNG, await drawn(9000, 2).png().toBuffer()),
    take('a page behind a png', 'a.png', PNG, Buffer.concat([png, Buffer.from(SCRIPT)])),
    take('an archive behind a jpeg', 'a.jpg', JPEG, Buffer.concat([jpeg, zip({ 'a.html': SCRIPT })])),
    take('a script in the text of a png', 'a.png', PNG, withText(png, SCRIPT)),
    take('a script in the comment of a jpeg', 'a.jpg', JPEG, withComment(jpeg, SCRIPT)),
    take('a bomb in the text of a png', 'a.png', PNG, withBomb(png)),
    take('a path for a name', '../../../etc/passwd.png', PNG, png),
    take('a path of another system for a name', 'C:\\Windows\\a.png', PNG, png),
    take('a name that turns round', 'pass\u202egnp.exe.png', PNG, png),
    take('a name with a line end', 'a\r\nset-cookie: a=b.png', PNG, png),
    take('a name of quotes', '"><img src=x onerror=alert(1)>.png', PNG, png),
    take('two endings, the last of them right', 'passport.php.png', PNG, png),
    take('another language’s name', 'паспорт 護照.png', PNG, png),
  ]
}

/** Each names the status it is refused by. */
export async function filesToRefuse(): Promise<(SentFile & { status: number })[]> {
  const png = await drawn().png().toBuffer()
  const jpeg = await drawn().jpeg().toBuffer()
  const gif = await drawn().gif().toBuffer()
  const webp = await drawn().webp().toBuffer()
  const tiff = await drawn().tiff().toBuffer()
  const avif = await drawn().avif().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  const refuse = (status: number, what: string, name: string, type: string, content: Buffer) => ({
    ...{ status, what, name, type, content },
  })
  const disguised: [string, Buffer][] = [
    ['a page', Buffer.from(SCRIPT)],
    ['a drawing', svg],
    ['a pdf', pdf],
    ['a doc', doc],
    ['a docx', docx],
    ['an odt', odt],
    ['an archive', zip({ 'passport.png': 'a' })],
    ['a gif', gif],
    ['a webp', webp],
    ['a tiff', tiff],
    ['an avif', avif],
    ['a bitmap', Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)])],
    ['an icon', Buffer.from('00000100', 'hex')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['another program', Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(200)])],
    ['a shell script', Buffer.from('#!/bin/sh\nid\n')],
    ['PHP', Buffer.from('<?php system($_GET[0]);')],
    ['PostScript', Buffer.from('%!PS-Adobe-3.0\n')],
    ['noise', randomBytes(5000)],
    ['nothing but zeros', Buffer.alloc(5000)],
    ['one byte', Buffer.of(0x89)],
    ['a picture after a space', Buffer.concat([Buffer.from(' '), png])],
    ['a picture after a byte order mark', Buffer.concat([Buffer.from('\ufeff'), png])],
    ['a page before a picture', Buffer.concat([Buffer.from(SCRIPT), png])],
  ]
  return [
    ...disguised.flatMap(([what, content]) => [
      refuse(415, `${what} called png`, 'a.png', PNG, content),
      refuse(415, `${what} called jpg`, 'a.jpg', JPEG, content),
    ]),
    refuse(415, 'a png called jpg', 'a.jpg', JPEG, png),
    refuse(415, 'a jpeg called png', 'a.png', PNG, jpeg),
    refuse(415, 'a png declared a jpeg', 'a.png', JPEG, png),
    refuse(415, 'an honest pdf', 'passport.pdf', 'application/pdf', pdf),
    refuse(415, 'an honest drawing', 'a.svg', 'image/svg+xml', svg),
    refuse(415, 'an honest gif', 'a.gif', 'image/gif', gif),
    refuse(415, 'an honest webp', 'a.webp', 'image/webp', webp),
    refuse(415, 'an honest page', 'a.html', 'text/html', Buffer.from(SCRIPT)),
    refuse(415, 'a program after a right ending', 'passport.png.exe', PNG, png),
    refuse(415, 'a page after a right ending', 'passport.png.html', 'text/html', png),
    refuse(415, 'no ending', 'passport', PNG, png),
    refuse(415, 'a dot for an ending', 'passport.', PNG, png),
    refuse(415, 'an ending cut off by an invisible character', 'a.php\u0000.pn', PNG, png),
    refuse(415, 'any type', 'a.png', 'application/octet-stream', png),
    refuse(415, 'a form', 'a.png', 'multipart/form-data; boundary=x', png),
    refuse(415, 'JSON', 'a.png', 'application/json', Buffer.from('{}')),
    refuse(422, 'no name', '', PNG, png),
    refuse(422, 'only folders', '../../', PNG, png),
    refuse(422, 'nothing in it', 'a.png', PNG, Buffer.alloc(0)),
    refuse(422, 'only the beginning of a png', 'a.png', PNG, png.subarray(0, 30)),
    refuse(422, 'half a png', 'a.png', PNG, png.subarray(0, png.length - 40)),
    refuse(422, 'half a jpeg', 'a.jpg', JPEG, (await noisy()).subarray(0, 9000)),
    refuse(422, 'only the signature of a png', 'a.png', PNG, png.subarray(0, 8)),
    refuse(422, 'a png with a wrong checksum', 'a.png', PNG, withWrongSum(png)),
    refuse(422, 'a png of no width', 'a.png', PNG, pngOf(0, 10)),
    refuse(413, 'a bomb of 81 million pixels', 'a.png', PNG, pngOf(9000, 9000)),
    refuse(413, 'a picture of four billion pixels', 'a.png', PNG, pngOf(65_000, 65_000, false)),
    refuse(413, 'a byte too many', 'a.png', PNG, Buffer.concat([png], 3_145_729)),
  ]
}

const noisy = () =>
  sharp(randomBytes(200 * 200 * 3), { raw: { width: 200, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer()

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** After the header, where text may stand. */
const AFTER_HEADER = 33
const insert = (png: Buffer, part: Buffer) =>
  Buffer.concat([png.subarray(0, AFTER_HEADER), part, png.subarray(AFTER_HEADER)])

const withText = (png: Buffer, text: string) => insert(png, chunk('tEXt', Buffer.from(`Comment\0${text}`)))
const withBomb = (png: Buffer) =>
  insert(
    png,
    chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000))])),
  )

function withComment(jpeg: Buffer, text: string) {
  const comment = Buffer.from(text)
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(comment.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)])
}

function withWrongSum(png: Buffer) {
  const wrong = Buffer.from(png)
  wrong.writeUInt32BE(0, AFTER_HEADER - 4)
  return wrong
}

/** A picture of one colour, small as a file and large in memory. */
export function pngOf(width: number, height: number, isWhole = true) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = isWhole ? (1 + Math.ceil(width / 8)) * height : 10
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
