import type { Actor } from '../../../kernel/command/actor.js'
import type { Database } from '../../../kernel/sql/database.js'
import { type DictionaryItem, itemsFor, platformItems } from './dictionary.queries.js'

/** Codes and their Chinese names; a company's own wording replaces the platform's. */
export class DictionaryService {
  constructor(private readonly database: Database) {}

  /** The items of a dictionary that may be chosen, as the company calls them, in its order. */
  items(actor: Actor, dictionary: string): Promise<DictionaryItem[]> {
    return itemsFor(this.database.em.fork(), actor.facts.companyId, dictionary)
  }

  /** The platform's own items, of one dictionary or of all. */
  platform(dictionary?: string): Promise<DictionaryItem[]> {
    return platformItems(this.database.em.fork(), dictionary)
  }
}
