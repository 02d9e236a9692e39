const listeners = new Set<(rights: string) => void>()

/** Notes what an answer tells of what the caller may do; answers to strangers tell nothing. */
export function noteRights({ headers }: Response): void {
  const rights = headers.get('x-rights')
  if (rights) for (const listener of listeners) listener(rights)
}

/** Tells with every answer which rights the server goes by. */
export function onRights(listener: (rights: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
