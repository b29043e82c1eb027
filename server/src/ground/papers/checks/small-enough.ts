import { sizeLimitOf } from '@sojourn/contract/ground/paper-words'
import { fine, lookAgain, type PaperRule } from './paper-facts.ts'

export const smallEnough: PaperRule = {
  rule: 'size',
  name: 'Size of the file',
  check({ asked, size }) {
    const limit = sizeLimitOf(asked)
    if (limit === null || size === null) return null
    return size <= limit
      ? fine()
      : lookAgain(
          `This file has ${kilobytes(size)}, but “${asked}” asks for ${kilobytes(limit)} at most. Please make it smaller with “Put pages together”.`,
        )
  },
}

const kilobytes = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.ceil(bytes / 100_000) / 10} MB`
