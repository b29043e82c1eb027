import { readFileSync } from 'node:fs'

/** Loaded into a node by `--import`: its clock is as many milliseconds off as the file at CLOCK_FILE says at the moment. */
const file = process.env.CLOCK_FILE ?? ''
const LOOK_MS = 50

let off = 0
function look() {
  try {
    off = Number(readFileSync(file, 'utf8'))
  } catch {
    // Nobody has set it yet.
    off = 0
  }
}
look()
setInterval(look, LOOK_MS).unref()

const now = () => Machine.now() + off
const Machine = Date
globalThis.Date = new Proxy(Machine, {
  construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
  apply: () => new Machine(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
