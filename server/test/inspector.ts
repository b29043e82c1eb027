/** It tells `process.memoryUsage()` of another process of Node that was started with `--inspect`. */
export async function openInspector(url: string) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  let calls = 0
  const call = (method: string, params: object = {}) =>
    new Promise<{ result: { value: number } }>((resolve, reject) => {
      const id = ++calls
      const onMessage = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data))
        if (answer.id !== id) return
        socket.removeEventListener('message', onMessage)
        if (answer.error) reject(new Error(answer.error.message))
        else resolve(answer.result)
      }
      socket.addEventListener('message', onMessage)
      socket.send(JSON.stringify({ id, method, params }))
    })
  const expression = '(({ heapUsed, arrayBuffers }) => heapUsed + arrayBuffers)(process.memoryUsage())'

  return {
    /** Bytes on the heap and in buffers once nothing is left to collect. */
    async heldAfterCollecting() {
      for (let times = 0; times < 3; times++) await call('HeapProfiler.collectGarbage')
      return (await call('Runtime.evaluate', { expression })).result.value
    },
    close: () => socket.close(),
  }
}
