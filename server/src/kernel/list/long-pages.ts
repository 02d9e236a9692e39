/** The long pages of a request whose rows are still being handed over, some at a time. */
export class LongPages {
  private pages = 0
  private waiting: (() => void)[] = []

  enter(): void {
    this.pages += 1
  }

  leave(): void {
    this.pages -= 1
    if (this.pages > 0) return
    for (const read of this.waiting.splice(0)) read()
  }

  /** Reads once every row is handed over, so that what all of them need is read in one statement. */
  whenAllAreIn(read: () => void): void {
    if (this.pages > 0) this.waiting.push(read)
    // After the promises that are settled by now: rows that come together are read together.
    else void Promise.resolve().then(() => process.nextTick(read))
  }
}
