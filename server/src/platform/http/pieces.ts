/**
 * Work on large bodies, a piece in each turn of the event loop, whosever they are: everybody else has his between two of them. Companies take
 * turns, and within one the bodies in the order in which they came.
 */
export class Pieces {
  private readonly waiting = new Map<string, (() => void)[]>()

  /** Comes when it is the turn of the next piece of this company. */
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
