import type { Secrets } from '../secrets/derive-key.ts'
import { seal, unseal } from '../secrets/sealed.ts'
import type { SealedColumn } from '../secrets/sealed-store.ts'
import { Mail } from './mail.ts'

export const sealedMails: SealedColumn = {
  table: 'mail_body',
  id: 'id',
  column: 'sealed',
  ownerOf: (id) => `mail ${id}`,
}

export const sealMail = (settings: Secrets, id: string, mail: Mail) =>
  seal(settings, sealedMails.ownerOf(id), Buffer.from(JSON.stringify(mail)))

export const unsealMail = (settings: Secrets, id: string, sealed: Buffer) =>
  Mail.parse(JSON.parse(unseal(settings, sealedMails.ownerOf(id), sealed).toString()))
