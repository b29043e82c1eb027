/** The words of a search are parameters of a statement, and never become part of its text. */
export class Values {
  readonly list: unknown[] = []

  add(value: unknown, type: string) {
    this.list.push(value)
    return `$${this.list.length}::${type}`
  }
}
