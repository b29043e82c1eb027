import { FILE_NAME_HEADER } from '@sojourn/contract/calls/file'
import sharp from 'sharp'
import type { Browser } from '../people.ts'

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

/** Over a real connection: an upload is read from it piece by piece. */
export async function sendPicture(browser: Browser, address: string, path: string, method = 'PUT') {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      'content-type': 'image/png',
      [FILE_NAME_HEADER]: 'me.png',
      'x-device-id': browser.device,
      ...(cookie && { cookie }),
      ...(browser.nonce && { 'x-nonce': browser.nonce }),
    },
    body: new Uint8Array(await picture),
  })
  const text = await answer.text()
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: JSON.parse(text), text }
}
