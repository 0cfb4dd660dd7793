import { useSyncExternalStore } from 'react'
import { communityImage, communityLabel } from '#contract/community.ts'
import { call } from '../api.ts'

export interface Brand {
  readonly name: string
  readonly logo: string
}

const PRODUCT: Brand = { name: 'Parlour', logo: '/brand/parlour.svg' }

/** A tablet keeps the brand of its community, and asks again after this time. */
const KEY = 'brand'
const FRESH_MS = 10 * 60_000

const kept = keptBrand()
let brand: Brand = kept ?? PRODUCT
let asked = kept !== undefined && Date.now() - kept.at < FRESH_MS
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
  if (reply.kind !== 'answer') return
  const [community] = reply.answer
  brand = community
    ? { name: community.name, logo: community.community_image_url || PRODUCT.logo }
    : PRODUCT
  localStorage.setItem(KEY, JSON.stringify({ ...brand, at: Date.now() }))
  for (const listener of listeners) listener()
}

function keptBrand(): (Brand & { at: number }) | undefined {
  if (typeof localStorage === 'undefined') return undefined
  try {
    const { name, logo, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const isBrand = typeof name === 'string' && typeof logo === 'string' && typeof at === 'number'
    return isBrand ? { name, logo, at } : undefined
  } catch {
    return undefined
  }
}
