import type { BrowserContext } from 'playwright-core'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A call of whoever is signed in in this browser, beside its pages: to prepare a journey, or to see what it has done. */
export async function askAs<Data>(
  { request }: Pick<BrowserContext, 'request'>,
  method: Method,
  path: string,
  data?: object,
): Promise<Data> {
  const headers = method === 'GET' ? {} : { 'x-nonce': await nonceOf(request) }
  const answer = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  const text = await answer.text()
  return (text === '' ? undefined : JSON.parse(text).data) as Data
}

async function nonceOf(request: BrowserContext['request']) {
  const { 'x-nonce': nonce } = (await request.head('/api/heartbeat')).headers()
  if (!nonce) throw new Error('Nobody is signed in here')
  return nonce
}
