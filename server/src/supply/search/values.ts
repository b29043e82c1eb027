/** Parameters of a statement: what is sought never becomes part of its text. */
export class Values {
  readonly list: unknown[] = []

  add(value: unknown, type: string) {
    this.list.push(value)
    return `$${this.list.length}::${type}`
  }
}
