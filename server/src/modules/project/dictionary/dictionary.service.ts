import type { Actor } from '../../../kernel/command/actor.js'
import type { Database } from '../../../platform/database/database.js'
import { companyItems, type DictionaryItem, platformItems } from './dictionary.queries.js'

/** Codes and their Chinese names; a company's own wording replaces the platform's. */
export class DictionaryService {
  constructor(private readonly database: Database) {}

  /** The items of a dictionary as the company calls them, in their order. */
  async items(actor: Actor, dictionary: string): Promise<DictionaryItem[]> {
    const em = this.database.em.fork()
    const own = actor.facts.companyId ? await companyItems(em, actor.facts.companyId, dictionary) : []
    return own.length > 0 ? own : await platformItems(em, dictionary)
  }

  /** The platform's own items, of one dictionary or of all. */
  platform(dictionary?: string): Promise<DictionaryItem[]> {
    return platformItems(this.database.em.fork(), dictionary)
  }
}
