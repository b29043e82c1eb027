import type { Readable } from 'node:stream'

/** Nobody looks at a file that is `unscanned`. A scanner that cannot look throws, and the file waits. */
export type Verdict = 'unscanned' | 'clean' | 'infected'

/** Looks for viruses in what people upload. */
export interface Scanner {
  scan(open: () => Readable): Promise<Verdict>
}

export const noScanner: Scanner = { scan: async () => 'unscanned' }
