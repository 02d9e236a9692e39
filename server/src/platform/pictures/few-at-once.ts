import { Allowance } from '../../kernel/allowance.js'
import { DomainError } from '../../kernel/errors.js'

const RETRY_SECONDS = 5
/** Most waiting strangers of one network, so that nobody fills the queue alone. */
const MOST_OF_A_NETWORK = 2
/** Milliseconds of work within a minute for the strangers of one network. */
const OF_A_MINUTE = 20_000

/** Caller of the work, and the longest wait. */
export interface Turn {
  /** Network of a stranger; undefined for signed-in callers. */
  stranger?: string | undefined
  /** Signal after which the work is no longer needed. */
  end?: AbortSignal | undefined
}

interface Waiting {
  stranger: string | undefined
  enter: () => void
}

/**
 * Work that is done by few at once; the rest waits in the order of arrival, strangers after all others and never in all
 * places.
 */
export class FewAtOnce {
  private working = 0
  private readonly strangers = new Set<string>()
  private readonly waiting: Waiting[] = []
  private readonly allowance = new Allowance(OF_A_MINUTE)

  constructor(
    private readonly most: number,
    private readonly mostWaiting: number,
  ) {}

  /** Runs work at its turn; TOO_MANY_AT_ONCE when too many wait already, TOO_OFTEN for strangers who have used much. */
  async run<Answer>(work: () => Promise<Answer>, { stranger, end }: Turn = {}): Promise<Answer> {
    end?.throwIfAborted()
    if (stranger !== undefined) this.refuseSpent(stranger)
    if (this.hasPlace(stranger)) this.take(stranger)
    else await this.turn(stranger, end)
    const began = performance.now()
    try {
      return await work()
    } finally {
      if (stranger !== undefined) this.allowance.spend(stranger, Date.now(), performance.now() - began)
      this.leave(stranger)
    }
  }

  private refuseSpent(stranger: string): void {
    const seconds = this.allowance.take(stranger, Date.now(), 0)
    if (seconds > 0) throw new DomainError('TOO_OFTEN', { seconds }, [], seconds)
  }

  /** One place stays free of strangers, unless it is the only one, and no network has two. */
  private hasPlace(stranger: string | undefined): boolean {
    if (this.working >= this.most) return false
    return stranger === undefined || (this.strangers.size < Math.max(1, this.most - 1) && !this.strangers.has(stranger))
  }

  private take(stranger: string | undefined): void {
    this.working += 1
    if (stranger !== undefined) this.strangers.add(stranger)
  }

  private turn(stranger: string | undefined, end: AbortSignal | undefined): Promise<void> {
    if (this.isFull(stranger)) throw new DomainError('TOO_MANY_AT_ONCE', {}, [], RETRY_SECONDS)
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1)
        reject(end?.reason)
      }
      const waiting: Waiting = {
        stranger,
        enter: () => {
          end?.removeEventListener('abort', giveUp)
          resolve()
        },
      }
      end?.addEventListener('abort', giveUp, { once: true })
      this.waiting.push(waiting)
    })
  }

  private isFull(stranger: string | undefined): boolean {
    if (stranger === undefined)
      return this.waiting.filter((one) => one.stranger === undefined).length >= this.mostWaiting
    const others = this.waiting.filter((one) => one.stranger !== undefined)
    return (
      others.length >= this.mostWaiting / 2 ||
      others.filter((one) => one.stranger === stranger).length >= MOST_OF_A_NETWORK
    )
  }

  /** Gives the place to the caller who has waited longest among those who may have it. */
  private leave(stranger: string | undefined): void {
    this.working -= 1
    if (stranger !== undefined) this.strangers.delete(stranger)
    const known = this.waiting.findIndex((one) => one.stranger === undefined)
    const next = known >= 0 ? known : this.waiting.findIndex((one) => this.hasPlace(one.stranger))
    const [entering] = next >= 0 ? this.waiting.splice(next, 1) : []
    if (!entering) return
    this.take(entering.stranger)
    entering.enter()
  }
}
