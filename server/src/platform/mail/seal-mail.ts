import { seal, unseal } from '../secrets/sealed.ts'
import { Mail } from './mail.ts'

interface Settings {
  secret: string
}

export const sealMail = (settings: Settings, id: string, mail: Mail) =>
  seal(settings, `mail ${id}`, Buffer.from(JSON.stringify(mail)))

export const unsealMail = (settings: Settings, id: string, sealed: Buffer) =>
  Mail.parse(JSON.parse(unseal(settings, `mail ${id}`, sealed).toString()))
