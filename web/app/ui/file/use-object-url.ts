import { useEffect, useState } from 'react'

/** An address for what lies in memory, as long as it is shown. */
export function useObjectUrl(content: Blob) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return url
}
