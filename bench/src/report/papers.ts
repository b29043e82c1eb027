import type { PaperFigures } from '../papers.ts'

export function describePapers({ kinds, ours, alone, megabytes }: PaperFigures) {
  const readable = kinds.filter(({ isReadable }) => isReadable)
  const sumOf = (count: (one: PaperFigures['kinds'][number]) => number) =>
    readable.reduce((sum, one) => sum + count(one), 0)
  const all = sumOf(({ outcomes }) => Object.values(outcomes).reduce((sum, one) => sum + one, 0))
  const right = sumOf(({ outcomes }) => outcomes.right + outcomes['right, to be confirmed'])
  const wrong = kinds.reduce((sum, { outcomes }) => sum + outcomes.wrong, 0)
  return [
    'Passports and cards read by a machine (six layouts, TD1, TD2 and TD3, made by `server/test/papers`):',
    '',
    '| picture | read rightly, surely | rightly, with a doubt | wrongly, with a doubt | not read | wrongly, said to be sure |',
    '|---|---|---|---|---|---|',
    ...kinds.map(
      ({ what, outcomes }) =>
        `| ${what} | ${outcomes.right} | ${outcomes['right, to be confirmed']} | ${outcomes['wrong, said to be unsure']} | ${outcomes['not read']} | ${outcomes.wrong} |`,
    ),
    '',
    `Of ${all} that a person can read ${right} were read rightly, ${((right / all) * 100).toFixed(0)} % (goal ≥ 90 %); ${wrong} of all were read wrongly and said to be sure (goal 0).`,
    '',
    `A photo of ${megabytes.toFixed(1)} MB is answered in ${(ours / 1000).toFixed(2)} s, ${(ours / alone).toFixed(2)} × what tesseract alone needs for the cropped zone (${(alone / 1000).toFixed(2)} s; goal ≤ 2.5 ×); both with the start of their process.`,
  ]
}
