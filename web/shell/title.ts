import { useEffect } from 'react'
import { useBrand } from './brand.ts'

let isFirst = true

/** Names the screen: in the page's title, before the community, and to whoever comes from another screen. */
export function useTitle(screen: string): void {
  const { name } = useBrand()
  useEffect(() => {
    document.title = `${screen} - ${name}`
  }, [screen, name])

  useEffect(() => {
    if (isFirst) {
      isFirst = false
      return
    }
    scrollTo(0, 0)
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [])
}
