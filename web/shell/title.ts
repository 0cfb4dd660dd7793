import { useEffect } from 'react'
import { focusHeading } from '#ui/focus.ts'
import { useBrand } from './brand.ts'

let isFirst = true

/**
 * Names the screen: in the page's title, before the community, and, once its heading is there, to
 * whoever comes from another screen.
 */
export function useTitle(screen: string, isReady = true): void {
  const { name } = useBrand()
  useEffect(() => {
    document.title = `${screen} - ${name}`
  }, [screen, name])

  useEffect(() => {
    if (!isReady) return
    if (isFirst) {
      isFirst = false
      return
    }
    scrollTo(0, 0)
    focusHeading()
  }, [isReady])
}
