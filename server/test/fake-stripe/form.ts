import { invalid } from './failure.ts'

/** Stripe's bodies and queries: `metadata[reference]=…`, `expand[0]=…`. */
export class Form {
  readonly #fields: URLSearchParams

  constructor(text: string) {
    this.#fields = new URLSearchParams(text)
  }

  text(name: string) {
    return this.#fields.get(name) || null
  }

  required(name: string) {
    const value = this.text(name)
    if (value === null) throw invalid(`Missing required param: ${name}.`, { param: name })
    return value
  }

  amount(name: string) {
    const value = this.required(name)
    if (!/^\d+$/.test(value)) throw invalid(`Invalid integer: ${value}`, { param: name })
    if (Number(value) < 1)
      throw invalid('Amount must be at least 1', { param: name, code: 'parameter_invalid_integer' })
    return Number(value)
  }

  isTrue(name: string) {
    return this.text(name) === 'true'
  }

  map(name: string) {
    const pairs = [...this.#fields].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value] as const] : [],
    )
    return Object.fromEntries(pairs)
  }

  list(name: string) {
    return Object.values(this.map(name))
  }
}
