import { Recent } from '../../../kernel/recent.js'

/** Cached session with the time at which it expires. */
interface Expiring {
  expiresAt: number
}

const MAX_KEPT = 10_000

/**
 * Sessions by the hash of their access token, so that most requests need not read theirs. They are cached only while
 * the program listens to changes, and every change drops all of them: changes are rare, requests are not.
 */
export class SessionCache<Session extends Expiring> {
  private readonly kept = new Recent<Session>(MAX_KEPT)
  private generation = 0
  private listens = () => false

  /** Sets how the cache knows that changes are listened to; without that it keeps nothing. */
  keepWhile(listens: () => boolean): void {
    this.listens = listens
  }

  /** Drops the cache at a change of this server, before others learn of it. */
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
    // A session read during a change may lack the change, so that it is not cached.
    if (found && generation === this.generation) this.kept.set(hash, found)
    return found
  }
}
