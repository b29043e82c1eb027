import type { Api } from './api.ts'
import { ApiError } from './api-error.ts'

interface Input {
  params?: Record<string, string>
  query?: Record<string, unknown>
}

/** The server's side of a call that only reads: asked for in the process, so nothing is written as text and read again. */
export type Read = (address: string, input: Input) => Promise<{ status: number; body: unknown }>

/** The typed `api` of the loaders while a page is rendered. */
export const readingApi =
  (read: Read): Api =>
  async (address, ...[input]) => {
    const { status, body } = await read(address, (input ?? {}) as Input)
    if (status >= 400) throw new ApiError(status, body as ConstructorParameters<typeof ApiError>[1])
    return body as never
  }
