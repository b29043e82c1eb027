import type { ProofOfWork } from '@sojourn/contract/calls/captcha'
import { solveChallenge, solveChallengeWorkers } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** More would leave a phone nothing for its page. */
const MOST_WORKERS = 4

/**
 * Does the sum of a captcha and gives the answer to send; null when told to stop. Workers do it beside the page. Where
 * there are none the page does it itself, a step at a time, and stays usable.
 */
export async function solveCaptcha(challenge: ProofOfWork, signal?: AbortSignal): Promise<string | null> {
  const controller = new AbortController()
  const stop = () => controller.abort()
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  try {
    const solution = await solveBesidePage(challenge, controller).catch(() =>
      solveChallenge({ challenge, deriveKey, controller }),
    )
    return solution && btoa(JSON.stringify({ challenge, solution }))
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

const solveBesidePage = (challenge: ProofOfWork, controller: AbortController) =>
  solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' }),
  })
