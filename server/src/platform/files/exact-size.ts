import { Transform } from 'node:stream'

/** Lets a stream through and fails it when it is longer or shorter than was said. */
export function exactSize(size: number) {
  let seen = 0
  const wrong = () => new Error(`A file of ${size} bytes was said to come, and ${seen} came`)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > size) done(wrong())
      else done(null, chunk)
    },
    flush(done) {
      done(seen === size ? null : wrong())
    },
  })
}
