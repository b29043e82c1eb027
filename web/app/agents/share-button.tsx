import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/** Passes a profile on by whatever the device shares with, or by its link. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const isReady = useHydrated()
  if (!isReady) return null

  async function share() {
    const url = new URL(path, location.origin).href
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toast.success('The link is copied')
    } catch (error) {
      // Who closes the device's own list changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast.error(`Please copy the address by hand: ${url}`)
    }
  }

  return (
    <Button variant="secondary" size="s" icon="share" onClick={share}>
      Share
    </Button>
  )
}
