import { Recent } from '../../../kernel/recent.js'

/** What is kept of a session; past its time it counts for nothing. */
interface Expiring {
  expiresAt: number
}

const MAX_KEPT = 10_000

/**
 * Sessions by the hash of their access token, so that not every request reads its own. They are kept only while every
 * change to what they are made of is heard of, and all are dropped with any such change: changes are rare, requests are not.
 */
export class SessionCache<Session extends Expiring> {
  private readonly kept = new Recent<Session>(MAX_KEPT)
  private generation = 0
  private listens = () => false

  /** Until somebody hears of changes, nothing is kept. */
  keepWhile(listens: () => boolean): void {
    this.listens = listens
  }

  /** To be called after every change, before anybody is told of it. */
  drop(): void {
    this.generation += 1
    this.kept.clear()
  }

  async get(hash: string, now: Date, read: () => Promise<Session | undefined>): Promise<Session | undefined> {
    if (!this.listens()) return read()
    const known = this.kept.get(hash)
    if (known && known.expiresAt > now.getTime()) return known
    const { generation } = this
    const found = await read()
    // What changed while it was read may not be in it.
    if (found && generation === this.generation) this.kept.set(hash, found)
    return found
  }
}
