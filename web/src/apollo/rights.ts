const listeners = new Set<(rights: string) => void>()

/** Notes the rights in an answer; answers without a session have none. */
export function noteRights({ headers }: Response): void {
  const rights = headers.get('x-rights')
  if (rights) for (const listener of listeners) listener(rights)
}

/** Calls back with the present rights at every answer. */
export function onRights(listener: (rights: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
