import type { Settings } from '../../settings/settings.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Captcha } from './captcha.ts'
import { openProofOfWork, readAnswer } from './proof-of-work.ts'
import { askRecaptcha, google } from './recaptcha.ts'
import { recaptchaOrWork } from './recaptcha-or-work.ts'

interface Parts {
  settings: Settings
  db: Database
  clock: Clock
  log: Log
}

export function openCaptcha(parts: Parts, recaptcha = google): Captcha {
  const { settings, clock, log } = parts
  const own = openProofOfWork(parts)
  if (settings.captcha.kind === 'recaptcha') {
    const { siteKey, secret } = settings.captcha
    const { hostname } = new URL(settings.origin)
    return recaptchaOrWork({
      siteKey,
      hostname,
      ask: askRecaptcha({ google: recaptcha, secret, log }),
      own,
      clock,
    })
  }
  return {
    challenge: async (use) => ({ kind: 'altcha', challenge: await own.challenge(use) }),
    verify: async (text, use) => {
      const answer = readAnswer(text)
      return answer !== null && own.verify(answer, use)
    },
  }
}
