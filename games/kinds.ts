import { loadGames } from './index.ts'
import { wordSets } from './kit/category-sets.ts'
import type { ContentKind } from './kit/content.ts'
import { icons } from './kit/icons.ts'

// biome-ignore lint/suspicious/noExplicitAny: kinds differ in their rows and queries
type AnyKind = ContentKind<any, any>

/** Every kind of content once: those that games share, and those of one game. */
export async function loadKinds(): Promise<AnyKind[]> {
  const kinds: AnyKind[] = [icons, wordSets]
  for (const { content } of await loadGames()) if (content) kinds.push(content.kind)
  return [...new Map(kinds.map((kind) => [kind.name, kind])).values()]
}
