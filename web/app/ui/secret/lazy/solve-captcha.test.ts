import { ProofOfWork } from '@sojourn/contract/calls/captcha'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test } from 'vitest'
import { solveCaptcha } from './solve-captcha.ts'

const secrets = { hmacSignatureSecret: 'a secret', hmacKeySignatureSecret: 'another' }

const newChallenge = async () =>
  ProofOfWork.parse(
    await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: 50,
      deriveKey,
      data: { action: 'sign_in' },
      ...secrets,
    }),
  )

test('where there are no workers the page does the sum itself', async () => {
  const answer = JSON.parse(atob((await solveCaptcha(await newChallenge())) ?? ''))
  expect(answer.solution.counter).toBe(50)
  expect(await verifySolution({ ...answer, deriveKey, ...secrets })).toMatchObject({ verified: true })
})

test('a sum nobody waits for any more is given up', async () => {
  expect(await solveCaptcha(await newChallenge(), AbortSignal.abort())).toBeNull()
})
