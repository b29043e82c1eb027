import type { CaptchaChallenge } from '@sojourn/contract/calls/captcha'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Does the sum as a browser would. */
export async function solveCaptcha(challenge: CaptchaChallenge) {
  if (challenge.kind !== 'altcha') throw new Error('There is no sum to do')
  const solution = await solveChallenge({ challenge: challenge.challenge, deriveKey })
  return encodeAnswer({ challenge: challenge.challenge, solution })
}

export const encodeAnswer = (answer: object) => Buffer.from(JSON.stringify(answer)).toString('base64')

export const decodeAnswer = (answer: string) => JSON.parse(Buffer.from(answer, 'base64').toString())
