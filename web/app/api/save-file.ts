/** Hands a file to the browser to keep. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser has not read it yet when the press returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
