import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** How far down what sticks at the top reaches, with a little air. */
const TOP_PX = 150

/** The section one reads; one that was asked for by the address and cannot come to the top counts as read. */
export function useSectionInView<Id extends string>(ids: readonly Id[]) {
  const { hash } = useLocation()
  const [seen, setSeen] = useState(ids[0])
  const all = ids.join()

  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      setSeen(inView(all.split(',') as Id[], hash.slice(1)))
    }
    const later = () => {
      frame ||= requestAnimationFrame(look)
    }
    later()
    addEventListener('scroll', later, { passive: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', later)
      removeEventListener('resize', later)
    }
  }, [all, hash])

  return seen !== undefined && ids.includes(seen) ? seen : ids[0]
}

function inView<Id extends string>(ids: readonly Id[], asked: string) {
  const { scrollHeight, clientHeight } = document.documentElement
  const wanted = ids.find((id) => id === asked)
  const topOf = (id: Id) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity
  const isAtEnd = scrollY > 0 && Math.ceil(scrollY + clientHeight) >= scrollHeight
  if (isAtEnd) return wanted && topOf(wanted) < clientHeight ? wanted : ids.at(-1)
  return ids.findLast((id) => topOf(id) <= TOP_PX) ?? ids[0]
}
