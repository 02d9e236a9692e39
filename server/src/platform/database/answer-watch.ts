interface Waiting {
  since: number
  giveUp: (error: Error) => void
}

/**
 * Ends waiting for answers that do not come. All queries of a connection share one timer: one for each query, as in the
 * driver, would keep results from being collected early, and each collection would then copy megabytes.
 */
export class AnswerWatch {
  /** Waiting queries, the longest wait first. */
  private readonly waiting: Waiting[] = []
  private timer: NodeJS.Timeout | undefined

  /** Watches nothing when `limitMs` is 0. */
  constructor(private readonly limitMs: number) {}

  add(giveUp: Waiting['giveUp']): Waiting {
    const one = { since: performance.now(), giveUp }
    this.waiting.push(one)
    if (!this.timer && this.limitMs > 0) this.look(this.limitMs)
    return one
  }

  remove(one: Waiting): void {
    const at = this.waiting.indexOf(one)
    if (at >= 0) this.waiting.splice(at, 1)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private look(inMs: number): void {
    this.timer = setTimeout(() => {
      this.timer = undefined
      for (let left = this.left(); left !== undefined; left = this.left()) {
        if (left > 0) return this.look(left)
        this.waiting.shift()?.giveUp(new Error('Query read timeout'))
      }
    }, inMs)
  }

  private left(): number | undefined {
    const [first] = this.waiting
    return first && Math.ceil(first.since + this.limitMs - performance.now())
  }
}
