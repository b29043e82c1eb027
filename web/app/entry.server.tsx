import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream, renderToString } from 'react-dom/server.bun'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext } from './api/page-context.ts'
import { ToHtmlContext } from './fast-pages/cached-html.tsx'
import { scriptsLast } from './fast-pages/late-scripts.ts'
import { NamedFiles } from './fast-pages/name-files.ts'
import { gather } from './fast-pages/text-sink.ts'
import { NonceContext } from './session/nonce.ts'

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
  const { nonce, whole, keepHtml } = loadContext.get(pageContext)
  const takesNoStream = () => whole || isbot(request.headers.get('user-agent'))
  headers.set('content-type', 'text/html; charset=utf-8')

  return new Promise<Response>((resolve, reject) => {
    let streaming: ReturnType<typeof setTimeout> | undefined
    let isStreaming = false
    let isCutShort = false
    // NOTE Of React's renderers only Bun's gives text, and it runs anywhere: Node's encodes each word of a page by itself.
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ToHtmlContext value={renderToString}>
          <NamedFiles value={{ files: filesNamedBy(routerContext), nonce }}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </NamedFiles>
        </ToHtmlContext>
      </NonceContext>,
      {
        nonce,
        // Parts that are ready stand in their place, not behind a script that puts them there.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onShellReady: () => {
          streaming = setTimeout(() => takesNoStream() || stream(), WORTH_STREAMING_MS)
        },
        onAllReady: () => {
          clearTimeout(patience)
          clearTimeout(streaming)
          if (!isStreaming) give()
        },
        onShellError: reject,
        onError: (error) => console.error(error),
      },
    )
    const patience = setTimeout(() => {
      isCutShort = true
      abort()
    }, PATIENCE_MS)

    function stream() {
      isStreaming = true
      const body = new PassThrough()
      body.once('close', abort)
      pipe(
        gather(
          (text) => body.write(text),
          () => body.end(),
        ),
      )
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
    }

    function give() {
      let html = ''
      pipe(
        gather(
          (text) => {
            html += text
          },
          () => {
            // The missing part comes by the browser; nobody else shall get the page so from the cache.
            if (isCutShort) return resolve(new Response(scriptsLast(html), { status, headers }))
            keepHtml(scriptsLast(html))
            resolve(new Response(null, { status, headers }))
          },
        ),
      )
    }
  })
}

function filesNamedBy({ manifest, staticHandlerContext }: EntryContext) {
  const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id])
  const files = routes.flatMap((route) =>
    route ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])] : [],
  )
  // A sheet that parts have as well carries a hash.
  return new Set(
    [manifest.entry.module, ...manifest.entry.imports, ...files].map((file) => file.replace(/#$/, '')),
  )
}
