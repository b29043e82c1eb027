import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'
import { OthersWords, type Saying } from './others-words.tsx'

type Part<Props> = ComponentType<Props & Partial<Saying>>

interface Came<Props> {
  Part: Part<Props>
  /** Lists that somebody has unfolded stay so. */
  unfolded: boolean[]
}

/**
 * A part that the server wrote, in words of others: the browser leaves it as it came, and fetches its script with the first
 * translation.
 */
export function othersPart<Props extends object>(
  Written: ComponentType<Props> & { source: () => Promise<{ default: Part<Props> }> },
  wordsOf: (props: Props) => string[],
  isBinding = false,
) {
  return function Others(props: Props) {
    const box = useRef<HTMLDivElement>(null)
    const [came, setCame] = useState<Came<Props> | null>(null)
    async function bring() {
      if (came) return
      const { default: Part } = await Written.source()
      setCame({ Part, unfolded: listsIn(box.current).map(({ open }) => open) })
    }
    useLayoutEffect(() => {
      for (const [index, list] of listsIn(box.current).entries()) if (came?.unfolded[index]) list.open = true
    }, [came])
    return (
      <OthersWords words={wordsOf(props)} isBinding={isBinding} bring={bring}>
        {(say, as) => (
          <div ref={box} data-part>
            {came ? <came.Part {...props} say={say} as={as} /> : <Written {...props} />}
          </div>
        )}
      </OthersWords>
    )
  }
}

const listsIn = (box: HTMLElement | null) => [...(box?.querySelectorAll('details') ?? [])]
