import type { Actor } from '../../../kernel/command/actor.js'
import type { Database } from '../../../kernel/sql/database.js'
import { type DictionaryItem, itemsFor, platformItems } from './dictionary.queries.js'

/** Codes and their Chinese names; a company's wording replaces that of the platform. */
export class DictionaryService {
  constructor(private readonly database: Database) {}

  /** Items of a dictionary to choose from, in the company's wording and order. */
  items(actor: Actor, dictionary: string): Promise<DictionaryItem[]> {
    return itemsFor(this.database.em.fork(), actor.facts.companyId, dictionary)
  }

  /** Items of the platform, of one dictionary or of all. */
  platform(dictionary?: string): Promise<DictionaryItem[]> {
    return platformItems(this.database.em.fork(), dictionary)
  }
}
