/**
 * Work on large bodies, one piece in each turn of the event loop, so that other work runs between pieces. Companies
 * take turns; within a company bodies are processed in the order of arrival.
 */
export class Pieces {
  private readonly waiting = new Map<string, (() => void)[]>()

  /** Resolves at the turn of the company's next piece. */
  turn(company: string): Promise<void> {
    return new Promise((resolve) => {
      const own = this.waiting.get(company)
      if (own) own.push(resolve)
      else this.waiting.set(company, [resolve])
      if (this.waiting.size === 1 && !own) setImmediate(() => this.next())
    })
  }

  private next(): void {
    const [first] = this.waiting
    if (!first) return
    const [company, own] = first
    this.waiting.delete(company)
    own.shift()?.()
    if (own.length > 0) this.waiting.set(company, own)
    if (this.waiting.size > 0) setImmediate(() => this.next())
  }
}
