import type { Clock } from '../clock.ts'
import type { Captcha, CaptchaUse } from './captcha.ts'
import { readAnswer, type SelfHosted } from './proof-of-work.ts'
import type { askRecaptcha, Verdict } from './recaptcha.ts'

const ASKED_AGAIN_MS = 30_000

interface Parts {
  siteKey: string
  /** The name people open; a token earned on another site is worth nothing here. */
  hostname: string
  ask: ReturnType<typeof askRecaptcha>
  own: SelfHosted
  clock: Clock
}

/** Google's captcha while Google can be reached, and our own sums while it cannot: nobody is locked out by an outage. */
export function recaptchaOrWork({ siteKey, hostname, ask, own, clock }: Parts): Captcha {
  let asked = { at: Number.NEGATIVE_INFINITY, isUp: true }
  const note = (verdict: Verdict | null) => {
    asked = { at: clock.now().getTime(), isUp: verdict !== null }
  }

  async function isUp() {
    // An empty token is refused at once, which is answer enough.
    if (clock.now().getTime() - asked.at > ASKED_AGAIN_MS) note(await ask(''))
    return asked.isUp
  }

  return {
    challenge: async (use) =>
      isOurs(use) || !(await isUp())
        ? { kind: 'altcha', challenge: await own.challenge(use) }
        : { kind: 'recaptcha', site_key: siteKey },

    async verify(text, use) {
      // We hand out sums only in an outage, on any node, and as harder ones, so a solved one always counts.
      const answer = readAnswer(text)
      if (answer) return own.verify(answer, use)
      if (!text || isOurs(use)) return false
      const verdict = await ask(text, use.address)
      note(verdict)
      return verdict !== null && fits(verdict, use, hostname)
    },
  }
}

/** Google's captcha comes in one size. */
const isOurs = ({ action }: CaptchaUse) => action === 'sign_in_hard'

const fits = ({ success, hostname: earnedOn, action }: Verdict, use: CaptchaUse, hostname: string) =>
  success && earnedOn === hostname && (action === undefined || action === use.action)
