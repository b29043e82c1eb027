/** Waits so long for work and no longer. What comes of it later is nobody's any more. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new DOMException(`No answer for ${milliseconds} ms`, 'TimeoutError')),
    milliseconds,
  )
  work.catch(() => {})
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
