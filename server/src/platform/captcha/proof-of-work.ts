import { hkdfSync } from 'node:crypto'
import { ProofOfWork } from '@sojourn/contract/calls/captcha'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Settings, WorkCost } from '../../settings/settings.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { networkOf } from '../limits/network.ts'
import { allOf, type Secrets } from '../secrets/derive-key.ts'
import type { CaptchaUse } from './captcha.ts'
import { takeSolution } from './store.ts'

/** The work takes a quarter of a second on a laptop, two on an old phone; for whoever wants thousands of answers it adds up. */
const ALGORITHM = 'PBKDF2/SHA-256'
const COST_OF_A_ROUND: Record<WorkCost, number> = { full: 1000, least: 10 }
const ROUNDS = { easy: { least: 500, most: 1500 }, hard: { least: 4000, most: 12_000 } }
const VALID_MS = 10 * 60_000
const LONGEST_ANSWER = 4000

const Answer = z.object({
  challenge: ProofOfWork,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})
type Answer = z.output<typeof Answer>

/** The signature binds these like all of a challenge. */
const Bound = z.object({ action: z.string(), network: z.string(), expires: z.number() })

interface Parts {
  settings: Secrets & Pick<Settings, 'workCost'>
  db: Database
  clock: Clock
}

/** The captcha we bring ourselves: the browser does a sum that is dear to do and cheap to check. */
export function openProofOfWork({ settings, db, clock }: Parts) {
  const all = allOf(settings).map(signingSecrets)

  async function isSolved(answer: Answer) {
    for (const secrets of all)
      if ((await verifySolution({ ...answer, deriveKey, ...secrets })).verified) return true
    return false
  }

  return {
    async challenge({ action, address }: CaptchaUse): Promise<ProofOfWork> {
      const rounds = ROUNDS[action === 'sign_in_hard' ? 'hard' : 'easy']
      const challenge = await createChallenge({
        algorithm: ALGORITHM,
        cost: COST_OF_A_ROUND[settings.workCost],
        counter: randomInt(rounds.most, rounds.least),
        deriveKey,
        // Not `expiresAt`, which the library would compare with the machine's own clock.
        data: { action, network: prefixOf(address), expires: clock.now().getTime() + VALID_MS },
        ...signingSecrets(settings.secret),
      })
      return ProofOfWork.parse(challenge)
    },

    async verify(answer: Answer, { action, address }: CaptchaUse) {
      const { parameters } = answer.challenge
      const bound = Bound.safeParse(parameters.data).data
      if (!bound || bound.action !== action || bound.network !== prefixOf(address)) return false
      if (bound.expires <= clock.now().getTime()) return false
      if (!(await isSolved(answer))) return false
      const solution = { nonce: parameters.nonce, expires_at: new Date(bound.expires) }
      return db.transaction().execute((tx) => takeSolution(tx, solution))
    },
  }
}

export type SelfHosted = ReturnType<typeof openProofOfWork>

/** It is null for anything that is no solved challenge of ours, such as a token of reCAPTCHA. */
export function readAnswer(text: string | undefined): Answer | null {
  if (!text || text.length > LONGEST_ANSWER) return null
  try {
    return Answer.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data ?? null
  } catch {
    return null
  }
}

const signingSecrets = (secret: string) => ({
  hmacSignatureSecret: derive(secret, 'captcha challenge'),
  hmacKeySignatureSecret: derive(secret, 'captcha key'),
})

const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('hex')

/** It is coarser than a limit's caller: a phone changes its address within a network while it does the sum. */
function prefixOf(address: string) {
  const network = networkOf(address)
  return network.replace(/\.\d+$/, '.0/24')
}
