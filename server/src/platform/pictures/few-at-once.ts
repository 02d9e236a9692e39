import { DomainError } from '../../kernel/errors.js'

const RETRY_SECONDS = 5

/** Work of which little is done at once; the rest waits in the order of arrival. */
export class FewAtOnce {
  private working = 0
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly most: number,
    private readonly mostWaiting: number,
  ) {}

  /** Does the work when it is its turn; TOO_MANY_AT_ONCE when too many wait already. */
  async run<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.working < this.most) this.working += 1
    else await this.turn()
    try {
      return await work()
    } finally {
      this.leave()
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= this.mostWaiting) throw new DomainError('TOO_MANY_AT_ONCE', {}, [], RETRY_SECONDS)
    return new Promise((enter) => this.waiting.push(enter))
  }

  /** Whoever waits longest takes over the place. */
  private leave(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.working -= 1
  }
}
