const KEY = 'tufang.tags'

interface Stored<Tag> {
  owner: string
  tags: Tag[]
}

/** Tags that this window had open for this owner before a reload. */
export function readTags<Tag>(owner: string): Tag[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored<Tag> | null
    return stored?.owner === owner ? stored.tags : []
  } catch {
    forgetTags()
    return []
  }
}

export function writeTags<Tag>(owner: string, tags: readonly Tag[]): void {
  sessionStorage.setItem(KEY, JSON.stringify({ owner, tags }))
}

/** Drops stored tags: signing in starts with the first page's tag alone. */
export function forgetTags(): void {
  sessionStorage.removeItem(KEY)
}
