interface Seen {
  who: string
  at: number
}

const NOBODY: Seen = { who: '', at: Number.NEGATIVE_INFINITY }

/** Who was seen lately, as far as anybody needs to know: the last one, and before that the last one who was somebody else. */
export class Lately {
  private last = NOBODY
  private other = NOBODY

  constructor(private readonly forMs: number) {}

  saw(who: string, at: number): void {
    if (who !== this.last.who) this.other = this.last
    this.last = { who, at }
  }

  /** Whether somebody else was seen. */
  othersThan(who: string, now: number): boolean {
    const { at } = this.last.who === who ? this.other : this.last
    return now - at < this.forMs
  }
}
