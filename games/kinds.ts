import { loadGames } from './index.ts'
import type { ContentKind } from './kit/content.ts'

// biome-ignore lint/suspicious/noExplicitAny: kinds differ in their rows and queries
type AnyKind = ContentKind<any, any>

/** Every kind of content once: those that games share, and those of one game. */
export async function loadKinds(): Promise<AnyKind[]> {
  const games = await loadGames()
  const kinds = games.flatMap(({ content }): AnyKind[] => (content ? [content.kind] : []))
  return [...new Map(kinds.map((kind) => [kind.name, kind])).values()]
}
