/** Names of statements for one process: PostgreSQL then plans each text once for a connection. */
export function namedStatements() {
  const names = new Map<string, string>()
  return (text: string) => {
    const name = names.get(text) ?? `s${names.size}`
    names.set(text, name)
    return name
  }
}
