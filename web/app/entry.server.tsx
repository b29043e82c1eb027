import { PassThrough, Writable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext } from './page-context.ts'
import { NonceContext } from './shells/nonce.ts'

const PATIENCE_MS = 5_000

/** Streams a page as it becomes ready; the cache and crawlers get it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const { nonce, whole } = loadContext.get(pageContext)
  const waitForAll = whole || isbot(request.headers.get('user-agent'))
  headers.set('content-type', 'text/html; charset=utf-8')

  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onShellReady: () => {
          if (!waitForAll) resolve(new Response(streamed(), { status, headers }))
        },
        onAllReady: () => {
          clearTimeout(patience)
          if (waitForAll) collected().then((html) => resolve(new Response(html, { status, headers })), reject)
        },
        onShellError: reject,
        onError: (error) => console.error(error),
      },
    )
    const patience = setTimeout(abort, PATIENCE_MS)

    function streamed() {
      const body = new PassThrough()
      pipe(body)
      return createReadableStreamFromReadable(body)
    }

    function collected() {
      const { promise, resolve: done, reject: failed } = Promise.withResolvers<string>()
      const chunks: Buffer[] = []
      const sink = new Writable({
        write: (chunk, _encoding, next) => {
          chunks.push(chunk)
          next()
        },
        final: (next) => {
          done(Buffer.concat(chunks).toString())
          next()
        },
      })
      sink.on('error', failed)
      pipe(sink)
      return promise
    }
  })
}
