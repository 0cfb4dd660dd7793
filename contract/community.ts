import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Line } from './text.ts'

/** First labels of a host that stand for the product itself, not for a community. */
export const PRODUCT_LABELS: readonly string[] = ['parlour', 'www', 'app', 'localhost']

/** A community's place in a host name: letters, digits and hyphens. */
export const Subdomain = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(63, 'Please use at most 63 characters.'),
  z.regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/, 'Please use letters, digits and hyphens only.'),
  z.refine(
    (label) => !PRODUCT_LABELS.includes(label),
    'Please choose another name: this one stands for Parlour itself.',
  ),
)

/** The community whose subdomain it is, or an empty list. */
export const communityImage = endpoint({
  method: 'GET',
  path: '/community/get_comm_image/',
  access: 'anyone',
  query: z.strictObject({ community_subdomain: Line.check(z.toLowerCase(), z.maxLength(63)) }),
  answer: z.array(z.object({ community_image_url: z.string(), name: z.string() })),
})

/** The community label of a host name, or `undefined` where the product's own brand stands. */
export function communityLabel(hostname: string): string | undefined {
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.includes(':')
  const [label = ''] = hostname.toLowerCase().split('.')
  return isAddress || PRODUCT_LABELS.includes(label) ? undefined : label
}
