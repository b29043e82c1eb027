import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface KeptMail {
  to: string
  subject: string
  /** The same for two copies of one mail. */
  id: string
}

/** Every mail the mail server said yes to. */
export async function keptMails(folder: string): Promise<KeptMail[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  const mails = await Promise.all(files.map((file) => read(join(folder, file))))
  return mails.flatMap((mail) => mail ?? [])
}

async function read(file: string): Promise<KeptMail | undefined> {
  const text = await readFile(file, 'utf8')
  // Still being written.
  if (!text.endsWith('}')) return undefined
  const { to, raw } = JSON.parse(text) as { to: string[]; raw: string }
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
  return { to: to.join(), subject: header('Subject'), id: header('Message-ID') }
}
