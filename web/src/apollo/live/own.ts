/** Most requests that are remembered: a stream tells of one within seconds. */
const MOST = 100

/** Verbs of this window: what they change is refreshed by them, and not once more when a stream tells of it. */
export class OwnVerbs {
  private readonly requestIds = new Set<string>()
  private running = 0
  private waiting: (() => void)[] = []

  /** Counts a verb as running; gives back how to end it, with the id under which it was answered if it was. */
  begin(): (requestId: string | null) => void {
    this.running++
    return (requestId) => {
      if (requestId !== null) this.requestIds.add(requestId)
      const [oldest] = this.requestIds
      if (this.requestIds.size > MOST && oldest !== undefined) this.requestIds.delete(oldest)
      this.running--
      if (this.running > 0) return
      for (const resolve of this.waiting.splice(0)) resolve()
    }
  }

  /** Resolves once no verb is running: a stream may tell of one before its answer comes. */
  answered(): Promise<void> {
    return this.running === 0 ? Promise.resolve() : new Promise((resolve) => this.waiting.push(resolve))
  }

  /** Whether all of these requests were made by this window. */
  made(requestIds: readonly string[] | null): boolean {
    return requestIds?.every((id) => this.requestIds.has(id)) ?? false
  }
}

export const ownVerbs = new OwnVerbs()
