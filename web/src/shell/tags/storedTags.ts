const KEY = 'tufang.tags'

interface Stored<Tag> {
  owner: string
  tags: Tag[]
}

/** The tags that this window had open for this owner before a reload. */
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

/** Signing in starts with the welcome tag alone. */
export function forgetTags(): void {
  sessionStorage.removeItem(KEY)
}
