import { PassThrough, Writable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext } from './page-context.ts'
import { NonceContext } from './shells/nonce.ts'

const PATIENCE_MS = 5_000
/** A page that is complete this soon after its shell is sent whole: a stream would cost more than it wins. */
const WORTH_STREAMING_MS = 20

/** Streams a page whose data takes a while; the cache and crawlers always get it whole. */
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
    let streaming: ReturnType<typeof setTimeout> | undefined
    let isStreaming = false
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onShellReady: () => {
          if (!waitForAll) streaming = setTimeout(stream, WORTH_STREAMING_MS)
        },
        onAllReady: () => {
          clearTimeout(patience)
          clearTimeout(streaming)
          if (!isStreaming) collect().then(resolve, reject)
        },
        onShellError: reject,
        onError: (error) => console.error(error),
      },
    )
    const patience = setTimeout(abort, PATIENCE_MS)

    function stream() {
      isStreaming = true
      const body = new PassThrough()
      pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
    }

    function collect() {
      const { promise, resolve: done, reject: failed } = Promise.withResolvers<Response>()
      const chunks: Uint8Array[] = []
      const sink = new Writable({
        write: (chunk, _encoding, next) => {
          chunks.push(chunk)
          next()
        },
        final: (next) => {
          const html = Buffer.concat(chunks)
          headers.set('content-length', String(html.byteLength))
          done(new Response(html, { status, headers }))
          next()
        },
      })
      sink.on('error', failed)
      pipe(sink)
      return promise
    }
  })
}
