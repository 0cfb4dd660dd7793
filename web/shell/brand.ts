import { useSyncExternalStore } from 'react'
import { communityImage, communityLabel } from '#contract/community.ts'
import { call } from '../api.ts'

export interface Brand {
  readonly name: string
  readonly logo: string
}

const PRODUCT: Brand = { name: 'Parlour', logo: '/brand/parlour.svg' }

let brand = PRODUCT
let asked = false
const listeners = new Set<() => void>()

/** Whose application this is: the community of the host's first label, or the product. */
export const useBrand = (): Brand =>
  useSyncExternalStore(
    subscribe,
    () => brand,
    () => PRODUCT,
  )

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!asked) void ask()
  return () => listeners.delete(listener)
}

async function ask(): Promise<void> {
  asked = true
  const label = communityLabel(location.hostname)
  if (!label) return
  const reply = await call(communityImage, { query: { community_subdomain: label } })
  const [community] = reply.kind === 'answer' ? reply.answer : []
  if (!community) return
  brand = { name: community.name, logo: community.community_image_url || PRODUCT.logo }
  for (const listener of listeners) listener()
}
